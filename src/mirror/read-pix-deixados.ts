import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import type { Vault } from '#vault/vault.ts';

/** An order that was left with an unpaid Pix, and its customer. */
export type PixDeixado = { readonly idPrePedido: number; readonly idPessoaCliente: number };

/** The orders that were left with an unpaid Pix whose outcome the user was not told yet. */
export async function readPixDeixados(vault: Vault): Promise<PixDeixado[]> {
  const finalizados = (await vault.device.get(1))?.finalizados ?? [];
  return finalizados.flatMap(({ deOutraEpoca, idPessoaCliente, pixDeixados = [] }) =>
    deOutraEpoca ? [] : pixDeixados.map((idPrePedido) => ({ idPrePedido, idPessoaCliente })),
  );
}

/** The orders that were left with an unpaid Pix and no longer await a payment, as the device last read them. */
export async function readPixDecididos(vault: Vault): Promise<PedidoResumo[]> {
  const deixados = await readPixDeixados(vault);
  const rows = await vault.pedidos.bulkGet(deixados.map(({ idPrePedido }) => idPrePedido));
  return rows.flatMap((row) =>
    row && row.pedido.portalPedidoSituacao.idPedidoSituacao !== PEDIDO_A_PAGAR ? [row.pedido] : [],
  );
}
