import type { LancamentoRegistro } from '#contract/integration/lancamento.ts';
import { moverSaldos } from '#server/customers/data/conta-corrente.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import {
  ACIMA_DOS_NOSSOS,
  assignIds,
  idOf,
  marcarRetirados,
  umDosIds,
} from '#server/integration/data/codes.ts';
import { selectLancamentos } from './read-lancamentos.ts';
import { efeitoDe, findDescobertos, lockSaldos, readMovimentos } from './saldos.ts';

const chaveDe = ({ codigoErp }: LancamentoRegistro): string => codigoErp;

/** Writes entries and moves the balances. In an undo one that the balance does not cover stays as it is. */
export async function writeLancamentos(
  trx: DatabaseTransaction,
  registros: readonly LancamentoRegistro[],
): Promise<void> {
  const { clientes, saldos, movimentos } = await readMovimentos(trx, registros);
  const descobertos = findDescobertos(saldos, movimentos);
  const cobertos = registros.filter(({ codigoErp }) => !descobertos.has(codigoErp));
  if (cobertos.length === 0) return;
  const ids = await assignIds(trx, 'lancamentos', cobertos.map(chaveDe), ACIMA_DOS_NOSSOS);
  const columns: readonly Column<LancamentoRegistro>[] = [
    ['id', 'integer', (l) => idOf(ids, l.codigoErp)],
    ['idPessoaCliente', 'integer', (l) => idOf(clientes, l.cliente)],
    ['dataHora', 'timestamptz', (l) => l.dataHora],
    ['observacao', 'text', (l) => l.observacao],
    ['valor', 'bigint', (l) => l.valor],
    ['natureza', 'text', (l) => l.natureza],
    ['idPrePedido', 'integer', (l) => (l.pedido === null ? null : Number(l.pedido))],
  ];
  await insertColumns(trx, 'lancamentoContaCorrente', columns, cobertos, ['id']);
  await moverSaldos(
    trx,
    movimentos.filter(({ chave }) => !descobertos.has(chave)),
  );
}

/** What the withdrawal of entries does to the balances: those that add to one come first. The customers are held. */
async function readRetiradas(trx: DatabaseTransaction, chaves: readonly string[]) {
  const rows = await selectLancamentos(trx, chaves)
    .select(['l.id', 'l.idPessoaCliente as idPessoa', 'l.natureza', 'l.valor'])
    .execute();
  const porChave = new Map(rows.map((row) => [row.codigoErp, row]));
  const retiradas = chaves
    .flatMap((chave) => {
      const row = porChave.get(chave);
      return row === undefined ? [] : [{ ...row, chave, efeito: -efeitoDe(row) }];
    })
    .toSorted((a, b) => Number(a.efeito < 0) - Number(b.efeito < 0));
  const saldos = await lockSaldos(
    trx,
    retiradas.map(({ idPessoa }) => idPessoa),
  );
  return { retiradas, descobertos: findDescobertos(saldos, retiradas) };
}

/** The credits that orders or debits have used, so that the balance does not let them go. */
export async function findUsados(
  trx: DatabaseTransaction,
  chaves: readonly string[],
): Promise<Map<string, string>> {
  const { descobertos } = await readRetiradas(trx, chaves);
  return new Map(
    [...descobertos.keys()].map((chave) => [
      chave,
      `O crédito ${chave} já foi usado e não pode ser retirado.`,
    ]),
  );
}

/** Withdraws entries and moves the balances; a credit that was used stays. */
export async function withdrawLancamentos(
  trx: DatabaseTransaction,
  chaves: readonly string[],
): Promise<void> {
  const { retiradas, descobertos } = await readRetiradas(trx, chaves);
  const saem = retiradas.filter(({ chave }) => !descobertos.has(chave));
  await trx
    .deleteFrom('lancamentoContaCorrente')
    .where('id', '=', umDosIds(saem.map(({ id }) => id)))
    .execute();
  await marcarRetirados(
    trx,
    'lancamentos',
    saem.map(({ chave }) => chave),
  );
  await moverSaldos(trx, saem);
}
