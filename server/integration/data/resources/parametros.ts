import { type ParametroRegistro, parametroLinha } from '#contract/integration/parametro.ts';
import { lerValor } from '#contract/integration/parametro-valor.ts';
import { PARAMETROS_CONHECIDOS, parametroDe } from '#contract/integration/parametros-conhecidos.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import { umDe } from '#server/integration/data/codes.ts';
import { nearest } from '#server/integration/data/nearest.ts';
import type { Motivo } from '#server/integration/data/references.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';

const chaveDe = ({ chave = '' }: LinhaDe<ParametroRegistro>) => chave;
const CHAVES = PARAMETROS_CONHECIDOS.map(({ chave }) => chave);

function whyWrong({ chave, valor }: ParametroRegistro): string | undefined {
  const parametro = parametroDe(chave);
  if (parametro === undefined) {
    const parecidas = nearest(chave, CHAVES);
    const words = parecidas.length === 0 ? '' : ` Parecidos: ${parecidas.join(', ')}.`;
    return `O parâmetro ${chave} não existe.${words}`;
  }
  const read = lerValor(parametro, valor);
  return read.ok ? undefined : read.error;
}

const columns: readonly Column<ParametroRegistro>[] = [
  ['nome', 'text', (p) => p.chave],
  ['valor', 'text', (p) => p.valor],
];

/** The company's settings. One that is withdrawn has its default again. */
export const parametros = defineRecurso<ParametroRegistro>({
  nome: 'parametros',
  linha: parametroLinha,
  codigos: ['chave'],
  obrigatorios: ['valor'],
  padrao: {},
  chaveDe,
  conferir: async (_, registros) =>
    new Map(
      registros.flatMap((registro): Motivo[] => {
        const motivo = whyWrong(registro);
        return motivo === undefined ? [] : [[registro.chave, motivo]];
      }),
    ),
  async ler(trx, chaves) {
    const rows = await trx
      .selectFrom('parametro')
      .select(['nome as chave', 'valor'])
      .where('nome', '=', umDe(chaves))
      .execute();
    return new Map(rows.map((row) => [row.chave, row]));
  },
  gravar: (trx, registros) => insertColumns(trx, 'parametro', columns, registros, ['nome']),
  async retirar(trx, chaves) {
    await trx.deleteFrom('parametro').where('nome', '=', umDe(chaves)).execute();
  },
  /** Parameters that only SQL sets are not the company's, and stay. */
  async listarChaves(trx, depoisDe, quantas) {
    const rows = await trx
      .selectFrom('parametro')
      .select('nome')
      .where('nome', '=', umDe(CHAVES))
      .where('nome', '>', depoisDe)
      .orderBy('nome')
      .limit(quantas)
      .execute();
    return rows.map(({ nome }) => nome);
  },
});
