import { lerValor } from '#contract/integration/parametro-valor.ts';
import { parametroDe } from '#contract/integration/parametros-conhecidos.ts';
import type { DiasDeEntrega } from '#domain/orders/previsao-entrega.ts';
import { must } from '#lib/must.ts';
import type { Database } from './schema/schema.ts';

/** Some of the company's parameters as texts: the default where it says none, or one that is no value. */
export async function readValoresDe<Chave extends string>(
  db: Database,
  chaves: readonly Chave[],
): Promise<Readonly<Record<Chave, string>>> {
  const rows = await db
    .selectFrom('parametro')
    .select(['nome', 'valor'])
    .where('nome', 'in', [...chaves])
    .execute();
  const ditos = new Map(rows.map(({ nome, valor }) => [nome, valor]));
  const pares = chaves.map((chave) => {
    const parametro = must(parametroDe(chave), chave);
    const dito = ditos.get(chave);
    const read = dito === undefined ? undefined : lerValor(parametro, dito);
    return [chave, read?.ok === true ? read.value : parametro.padrao];
  });
  return Object.fromEntries(pares) as Record<Chave, string>;
}

const partesOf = (texto: string): string[] => texto.split(',').filter((parte) => parte !== '');

/** The days on which the company delivers now. */
export async function readDiasDeEntrega(db: Database): Promise<DiasDeEntrega> {
  const valores = await readValoresDe(db, ['diasDeEntrega', 'diasSemEntrega', 'feriadosSemEntrega']);
  return {
    semana: partesOf(valores.diasDeEntrega),
    excecoes: partesOf(valores.diasSemEntrega),
    semFeriados: valores.feriadosSemEntrega === 'true',
  };
}
