import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type Citado, readVazios } from '#server/integration/data/company-codes.ts';

/** The kinds that each line names, or each line of a new record. */
const CITADOS: Partial<Record<NomeRecurso, readonly Citado[]>> = {
  produtos: ['filiais'],
  precos: ['condicoes', 'produtos'],
  faixas: ['condicoes'],
  cashbacks: ['produtos'],
  estoques: ['filiais', 'produtos'],
  contatos: ['clientes'],
  metas: ['usuarios'],
  combos: ['produtos'],
  historico: ['filiais', 'condicoes', 'produtos', 'clientes', 'usuarios'],
  notas: ['filiais', 'clientes'],
  titulos: ['filiais', 'clientes'],
};

/** The kinds of which `comecar` makes the first record. */
const PELO_COMECO: readonly Citado[] = ['filiais', 'condicoes'];

/** Why no line of a kind can be loaded yet; undefined once the database has records of the kinds that they name. */
export async function whyTooEarly(db: Database, recurso: NomeRecurso): Promise<string | undefined> {
  const vazios = await readVazios(db);
  const faltam = (CITADOS[recurso] ?? []).filter((citado) => vazios[citado]);
  if (faltam.length === 0) return undefined;
  const comeco = faltam.some((citado) => PELO_COMECO.includes(citado)) ? ', ou faça maleta comecar' : '';
  return (
    `O banco ainda não tem ${faltam.join(' nem ')}, e cada linha de ${recurso} cita um registro deles. ` +
    `Carregue antes ${faltam.join(', ')}${comeco}.`
  );
}
