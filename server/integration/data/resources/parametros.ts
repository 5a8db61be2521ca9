import { sql } from 'kysely';
import { type ParametroRegistro, parametroLinha } from '#contract/integration/parametro.ts';
import { lerValor } from '#contract/integration/parametro-valor.ts';
import { PARAMETROS_CONHECIDOS, parametroDe } from '#contract/integration/parametros-conhecidos.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type Codigos, readIds, umDe } from '#server/integration/data/codes.ts';
import { nearest } from '#server/integration/data/nearest.ts';
import type { Motivo } from '#server/integration/data/references.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';

const chaveDe = ({ chave = '' }: LinhaDe<ParametroRegistro>) => chave;
const CHAVES = PARAMETROS_CONHECIDOS.map(({ chave }) => chave);

function whyWrong({ chave, valor }: ParametroRegistro, hotsites: Codigos): string | undefined {
  const parametro = parametroDe(chave);
  if (parametro === undefined) {
    const parecidas = nearest(chave, CHAVES);
    const words = parecidas.length === 0 ? '' : ` Parecidos: ${parecidas.join(', ')}.`;
    return `O parâmetro ${chave} não existe.${words}`;
  }
  const read = lerValor(parametro, valor);
  if (!read.ok) return read.error;
  return parametro.tipo === 'hotsite' && !hotsites.has(valor) ? `O hotsite ${valor} não existe.` : undefined;
}

const isHotsite = ({ chave }: ParametroRegistro): boolean => parametroDe(chave)?.tipo === 'hotsite';

/** The ids of the pages that parameters name. */
const readHotsites = (trx: DatabaseTransaction, registros: readonly ParametroRegistro[]) =>
  readIds(
    trx,
    'hotsites',
    registros.filter(isHotsite).map(({ valor }) => valor),
  );

/** The code of a page by its id; another text stays as it is. */
async function readCodigoDoHotsite(trx: DatabaseTransaction, id: string): Promise<string> {
  const row = await trx
    .selectFrom('codigoErp')
    .select('codigo')
    .where('recurso', '=', 'hotsites')
    .where(sql<string>`"id"::text`, '=', id)
    .executeTakeFirst();
  return row?.codigo ?? id;
}

/** The company's settings. One that is withdrawn has its default again. */
export const parametros = defineRecurso<ParametroRegistro>({
  nome: 'parametros',
  linha: parametroLinha,
  codigos: ['chave'],
  obrigatorios: ['valor'],
  padrao: {},
  chaveDe,
  async conferir(trx, registros) {
    const hotsites = await readHotsites(trx, registros);
    return new Map(
      registros.flatMap((registro): Motivo[] => {
        const motivo = whyWrong(registro, hotsites);
        return motivo === undefined ? [] : [[registro.chave, motivo]];
      }),
    );
  },
  async ler(trx, chaves) {
    const rows = await trx
      .selectFrom('parametro')
      .select(['nome as chave', 'valor'])
      .where('nome', '=', umDe(chaves))
      .execute();
    const lidos = new Map<string, ParametroRegistro>();
    for (const row of rows) {
      const valor = isHotsite(row) ? await readCodigoDoHotsite(trx, row.valor) : row.valor;
      lidos.set(row.chave, { ...row, valor });
    }
    return lidos;
  },
  async gravar(trx, registros) {
    // One that an undo restores may be an id that has no code.
    const hotsites = await readHotsites(trx, registros);
    const columns: readonly Column<ParametroRegistro>[] = [
      ['nome', 'text', (p) => p.chave],
      ['valor', 'text', (p) => (isHotsite(p) ? String(hotsites.get(p.valor) ?? p.valor) : p.valor)],
    ];
    await insertColumns(trx, 'parametro', columns, registros, ['nome']);
  },
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
