import { isSameGrupo, isSameLinha } from '#domain/cart/linha.ts';
import { linhasDoPedido } from '#outbox/envio/linhas-do-pedido.ts';
import { keyAfter } from '#outbox/key-after.ts';
import { newRow } from '#outbox/new-row.ts';
import { placesUpTo } from '#outbox/places.ts';
import type { Intent, ParkedRow, PedidoDoCarrinho } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** Returns whether the orders contain nothing that the change is about. An order with untold lines may contain it. */
function isUntouched(intent: Intent, pedidos: readonly PedidoDoCarrinho[]): boolean {
  switch (intent.tipo) {
    case 'linha':
      return pedidos.every((pedido) => {
        const linhas = linhasDoPedido(pedido);
        return linhas !== undefined && !linhas.some((l) => isSameLinha(l, intent.linha));
      });
    case 'pagamento':
      return !pedidos.some((pedido) => isSameGrupo(pedido, intent.grupo));
    case 'extras':
      return true;
    case 'etapa':
    case 'envio':
    case 'intencao':
      return false;
  }
}

/**
 * Queues a refused change again when another device finished its cart without ordering the changed line or group.
 * Returns whether it did. Runs inside the caller's transaction.
 */
export async function followCarrinho(vault: Vault, parked: ParkedRow, now: number): Promise<boolean> {
  const { intent, codigo, pedidos, lane, key, seq } = parked;
  if (codigo !== 'carrinho-finalizado' || !pedidos || !isUntouched(intent, pedidos)) return false;
  const [place = seq] = await placesUpTo(vault, lane, seq, 1);
  await vault.outbox.add({ ...newRow(vault, parked, intent, keyAfter(key, 1), now), seq: place });
  return true;
}
