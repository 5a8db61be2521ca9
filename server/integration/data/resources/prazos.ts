import { type PrazoRegistro, prazoLinha } from '#contract/integration/prazo.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import {
  assignIds,
  idOf,
  listCodigos,
  marcarRetirados,
  readHighest,
  readIds,
  selectConhecidos,
} from '#server/integration/data/codes.ts';
import { readReferidos } from '#server/integration/data/references.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';

const chaveDe = ({ codigoErp = '' }: LinhaDe<PrazoRegistro>) => codigoErp;

export const prazos = defineRecurso<PrazoRegistro>({
  nome: 'prazos',
  linha: prazoLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['descricao', 'dias'],
  padrao: {},
  chaveDe,
  conferir: async () => new Map(),
  async ler(trx, chaves) {
    const rows = await selectConhecidos(trx, 'prazos', chaves)
      .innerJoin('prazo', 'prazo.idPrazo', 'codigoErp.id')
      .select(['descricao', 'dias'])
      .execute();
    return new Map(rows.map((row) => [row.codigoErp, row]));
  },
  async gravar(trx, registros) {
    const highest = await readHighest(trx, 'prazo', 'idPrazo');
    const ids = await assignIds(trx, 'prazos', registros.map(chaveDe), highest);
    const columns: readonly Column<PrazoRegistro>[] = [
      ['idPrazo', 'integer', (p) => idOf(ids, p.codigoErp)],
      ['descricao', 'text', (p) => p.descricao],
      ['dias', 'text', (p) => p.dias],
    ];
    await insertColumns(trx, 'prazo', columns, registros, ['idPrazo']);
  },
  async presos(trx, chaves) {
    const ids = await readIds(trx, 'prazos', chaves);
    const referidos = await readReferidos(trx, 'prazo', [...ids.values()]);
    return new Map(
      [...ids]
        .filter(([, id]) => referidos.has(id))
        .map(([codigo]) => [codigo, `O prazo ${codigo} não pode ser retirado: clientes ou pedidos o usam.`]),
    );
  },
  async retirar(trx, chaves) {
    const ids = [...(await readIds(trx, 'prazos', chaves)).values()];
    if (ids.length > 0) await trx.deleteFrom('prazo').where('idPrazo', 'in', ids).execute();
    await marcarRetirados(trx, 'prazos', chaves);
  },
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'prazos', depoisDe, quantas),
});
