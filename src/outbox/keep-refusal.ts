import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { acceptGanho } from './carrinho/accept-ganho.ts';
import { followCarrinho } from './carrinho/follow-carrinho.ts';
import { isOfDeleted } from './devolucoes/of-deleted.ts';

/**
 * Keeps a refusal for the user to decide. The device decides by itself if the customer only gains, if another device's
 * orders left the change untouched, or if the user has deleted the return meanwhile. Runs inside the caller's transaction.
 */
export async function keepRefusal(
  vault: Vault,
  parked: ParkedRow,
  carrinho: Carrinho | null,
  now: number,
): Promise<void> {
  if (await isOfDeleted(vault, parked)) {
    await vault.parked.put({ ...parked, decided: { at: now, as: 'withdrawn' } });
    return;
  }
  const isAnswered =
    (await acceptGanho(vault, parked, carrinho, now)) || (await followCarrinho(vault, parked, now));
  await vault.parked.put(isAnswered ? { ...parked, decided: { at: now, as: 'auto' } } : parked);
}
