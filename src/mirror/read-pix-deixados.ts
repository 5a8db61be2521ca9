import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import type { Vault } from '#vault/vault.ts';

/** The orders that were left with an unpaid Pix and no longer await a payment, as the device last read them. */
export async function readPixDecididos(vault: Vault): Promise<PedidoResumo[]> {
  const deixados = (await vault.device.get(1))?.finalizados?.flatMap(({ deOutraEpoca, pixDeixados = [] }) =>
    deOutraEpoca ? [] : pixDeixados,
  );
  const rows = await vault.pedidos.bulkGet(deixados ?? []);
  return rows.flatMap((row) =>
    row && row.pedido.portalPedidoSituacao.idPedidoSituacao !== PEDIDO_A_PAGAR ? [row.pedido] : [],
  );
}
