import type { SituacaoOrcamento } from '#contract/orders/orcamento.ts';
import { PEDIDO_CANCELADO, PEDIDO_EM_ANALISE } from '#contract/orders/situacao.ts';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { lanesOfOrcamentos, type OrcamentoIntent } from '#vault/orcamento-intents.ts';
import type { OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';

type With<Row> = Row & { intent: OrcamentoIntent };

/** A quotation of this device that the list of orders does not have yet. */
export type OrcamentoAqui =
  | { kind: 'fila'; row: With<OutboxRow> }
  | { kind: 'recusado'; row: With<ParkedRow> }
  | { kind: 'guardado'; row: With<ReceiptRow> };

/** The marks of this device on a quotation since the list was read. Instants in epoch milliseconds; null for a mark that was undone. */
export type MarcaAqui = { excluido?: boolean; transformadoEm?: number | null };

const marcaOf = (situacao: SituacaoOrcamento, at: number): MarcaAqui =>
  situacao === 'transformado' || situacao === 'desfeito'
    ? { transformadoEm: situacao === 'desfeito' ? null : at }
    : { excluido: situacao === 'excluido' };

/** Quotations of this device, and marks on those of the server, by number, and of this device, by local code. */
export type OrcamentosAqui = {
  proprios: readonly OrcamentoAqui[];
  marcas: ReadonlyMap<number | string, MarcaAqui>;
};

const isOwn = <Row extends { intent: OutboxRow['intent'] }>(row: Row): row is With<Row> =>
  row.intent.tipo === 'orcamento';

/** The marks in the order in which they were made; a later one takes back an earlier one. */
function marcasOf(rows: readonly (OutboxRow | ReceiptRow)[]): Map<number | string, MarcaAqui> {
  const marcas = new Map<number | string, MarcaAqui>();
  for (const { intent, at } of rows.toSorted((a, b) => a.seq - b.seq)) {
    if (intent.tipo !== 'orcamento-situacao') continue;
    const nome = intent.idPrePedido ?? intent.codigoLocal ?? '';
    marcas.set(nome, { ...marcas.get(nome), ...marcaOf(intent.situacao, at) });
  }
  return marcas;
}

/** A customer's quotations and marks of this device. Confirmed ones count until the list of orders was read after them. */
export async function readOrcamentos(vault: Vault, idPessoaCliente: number): Promise<OrcamentosAqui> {
  const lanes = lanesOfOrcamentos(idPessoaCliente);
  const [queued, parked, receipts, checkpoint] = await Promise.all([
    vault.outbox.where('lane').startsWith(lanes).toArray(),
    vault.parked.where('lane').startsWith(lanes).toArray(),
    vault.receipts.where('lane').startsWith(lanes).toArray(),
    vault.checkpoints.get(`pedidos:${idPessoaCliente}`),
  ]);
  const rows = queued.filter((row) => !isFuture(row));
  const listedAt = checkpoint?.at ?? 0;
  const newer = receipts.filter(({ settledAt }) => settledAt > listedAt);
  const marcas = marcasOf([...rows, ...newer]);
  const proprios: OrcamentoAqui[] = [
    ...rows.filter(isOwn).map((row) => ({ kind: 'fila' as const, row })),
    ...parked
      .filter(({ decided }) => decided === null)
      .filter(isOwn)
      .map((row) => ({ kind: 'recusado' as const, row })),
    ...newer.filter(isOwn).map((row) => ({ kind: 'guardado' as const, row })),
  ];
  return {
    proprios: proprios
      .filter(({ row }) => marcas.get(row.intent.codigoLocal)?.excluido !== true)
      .sort((a, b) => b.row.at - a.row.at),
    marcas,
  };
}

/** The quotation of a change of this device in its current state; null for none. */
export async function readOrcamento(vault: Vault, key: string): Promise<OrcamentoAqui | null> {
  const [row, parked, receipt] = await Promise.all([
    vault.outbox.where('key').equals(key).first(),
    vault.parked.get(key),
    vault.receipts.get(key),
  ]);
  if (row && !isFuture(row) && isOwn(row)) return { kind: 'fila', row };
  if (receipt && isOwn(receipt)) return { kind: 'guardado', row: receipt };
  return parked && parked.decided === null && isOwn(parked) ? { kind: 'recusado', row: parked } : null;
}

/** A quotation of the server's list with this device's marks; other orders stay as they are. */
export function withMarca<P extends PedidoResumo>(pedido: P, marcas: OrcamentosAqui['marcas']): P {
  if (!pedido.orcamento || marcas.size === 0) return pedido;
  const { excluido, transformadoEm } = {
    ...marcas.get(pedido.codigoLocal ?? ''),
    ...marcas.get(pedido.idPrePedido),
  };
  return {
    ...pedido,
    ...(excluido !== undefined && { portalPedidoSituacao: excluido ? CANCELADO : EM_ANALISE }),
    ...(transformadoEm !== undefined && {
      transformadoEm: transformadoEm === null ? null : toBusinessInstant(new Date(transformadoEm)),
    }),
  };
}

const CANCELADO = { idPedidoSituacao: PEDIDO_CANCELADO, descPedidoSituacao: 'Cancelado' };
const EM_ANALISE = { idPedidoSituacao: PEDIDO_EM_ANALISE, descPedidoSituacao: 'Em análise' };
