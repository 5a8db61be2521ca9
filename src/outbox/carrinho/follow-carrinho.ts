import { kindOf } from '#outbox/intents/kinds.ts';
import { keyAfter } from '#outbox/key-after.ts';
import { newRow } from '#outbox/new-row.ts';
import { placesUpTo } from '#outbox/places.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Queues a refused change again when another device finished its cart without ordering the changed line or group.
 * Returns whether it did. Runs inside the caller's transaction.
 */
export async function followCarrinho(vault: Vault, parked: ParkedRow, now: number): Promise<boolean> {
  const { intent, codigo, pedidos, lane, key, seq } = parked;
  if (codigo !== 'carrinho-finalizado' || !pedidos || !kindOf(intent)?.isUntouched(intent, pedidos))
    return false;
  const [place = seq] = await placesUpTo(vault, lane, seq, 1);
  await vault.outbox.add({ ...newRow(vault, parked, intent, keyAfter(key, 1), now), seq: place });
  return true;
}
