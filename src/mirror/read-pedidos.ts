import type { PedidoItem, PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { FINS_DO_PEDIDO, PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import type { Vault } from '#vault/vault.ts';

/** Sorts after every instant of a day, which continues with a 'T'. */
const FIM_DO_DIA = 'U';

/** A customer's stored orders between two days (2026-11-20), both included, without reading the others. */
export async function readPedidos(
  vault: Vault,
  idPessoaCliente: number,
  { de, ate }: { de: string; ate: string },
): Promise<PedidoResumo[]> {
  const rows = await vault.pedidos
    .where('[idPessoaCliente+pedido.dataHora]')
    .between([idPessoaCliente, de], [idPessoaCliente, `${ate}${FIM_DO_DIA}`])
    .toArray();
  return rows.map(({ pedido }) => pedido);
}

/** A stored order with its lines if stored, and when (epoch milliseconds); undefined when the device lacks it. */
export async function readPedido(
  vault: Vault,
  idPrePedido: number,
): Promise<{ pedido: PedidoResumo; itens: PedidoItem[] | undefined; at: number } | undefined> {
  const [row, lines] = await Promise.all([
    vault.pedidos.get(idPrePedido),
    vault.pedidoItens.get(idPrePedido),
  ]);
  return row && { pedido: row.pedido, itens: lines?.itens ?? row.pedido.itens, at: row.at };
}

/** Those of some orders that were refused or cancelled, by number, with the words of their status. */
export const finsOf = (pedidos: readonly PedidoResumo[]): ReadonlyMap<number, string> =>
  new Map(
    pedidos
      .filter(({ portalPedidoSituacao }) => FINS_DO_PEDIDO.includes(portalPedidoSituacao.idPedidoSituacao))
      .map(({ idPrePedido, portalPedidoSituacao }) => [idPrePedido, portalPedidoSituacao.descPedidoSituacao]),
  );

/** The later states of confirmed orders, by number, as the device last read them. */
export type Desfechos = {
  /** Refused or cancelled since, with the words of their status. */
  readonly fins: ReadonlyMap<number, string>;
  /** Awaiting their payment, with their totals in cents. */
  readonly esperas: ReadonlyMap<number, number>;
};

/** Reads the later states of these orders; one that the device does not store is in neither. */
export async function readDesfechos(vault: Vault, idsPrePedido: readonly number[]): Promise<Desfechos> {
  const rows = await vault.pedidos.bulkGet([...idsPrePedido]);
  const pedidos = rows.flatMap((row) => row?.pedido ?? []);
  const esperas = pedidos.filter(
    ({ portalPedidoSituacao }) => portalPedidoSituacao.idPedidoSituacao === PEDIDO_A_PAGAR,
  );
  return {
    fins: finsOf(pedidos),
    esperas: new Map(esperas.map(({ idPrePedido, total }) => [idPrePedido, total])),
  };
}
