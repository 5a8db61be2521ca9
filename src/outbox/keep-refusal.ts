import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { acceptGanho } from './carrinho/accept-ganho.ts';
import { followCarrinho } from './carrinho/follow-carrinho.ts';

/**
 * Keeps a refusal for the user to decide. The device decides by itself if the customer only gains, or if
 * another device's orders left the change untouched. Runs inside the caller's transaction.
 */
export async function keepRefusal(
  vault: Vault,
  parked: ParkedRow,
  carrinho: Carrinho | null,
  now: number,
): Promise<void> {
  const isAnswered =
    (await acceptGanho(vault, parked, carrinho, now)) || (await followCarrinho(vault, parked, now));
  await vault.parked.put(isAnswered ? { ...parked, decided: { at: now, as: 'auto' } } : parked);
}
