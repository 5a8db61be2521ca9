import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { idCarrinhoOf } from './freeze.ts';

/**
 * The customer's cart once the cart that a row named is finished, where the answer does not tell: null if that is the
 * newest known cart, undefined if a newer one may be known already.
 */
export async function carrinhoAfter(
  vault: Vault,
  { idPessoaCliente, frozen }: OutboxRow,
): Promise<null | undefined> {
  if (frozen === null) return undefined;
  const kept = await vault.carrinhos.get(idPessoaCliente);
  return kept?.carrinho && kept.carrinho.idCarrinho === idCarrinhoOf(frozen) ? null : undefined;
}
