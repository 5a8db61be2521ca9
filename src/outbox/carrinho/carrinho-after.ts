import type { Carrinho } from '#contract/cart/carrinho.ts';
import { idCarrinhoOf } from '#outbox/freeze.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Returns the customer's cart after a response: the cart that it brought; null if it finished the newest
 * known cart; undefined if the kept cart stays. `isFinished`: the response says that the cart named by the
 * row is finished.
 */
export async function carrinhoAfter(
  vault: Vault,
  { idPessoaCliente, frozen }: OutboxRow,
  { carrinho, isFinished }: { carrinho: Carrinho | null; isFinished: boolean },
): Promise<Carrinho | null | undefined> {
  if (carrinho !== null) return carrinho;
  if (!isFinished || frozen === null) return undefined;
  const kept = await vault.carrinhos.get(idPessoaCliente);
  return kept?.carrinho && kept.carrinho.idCarrinho === idCarrinhoOf(frozen) ? null : undefined;
}
