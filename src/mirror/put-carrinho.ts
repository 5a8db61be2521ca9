import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The revision up to which the device knows a customer's cart; 0 when it never saw one. */
export const revisaoOf = (row: CarrinhoRow | undefined): number =>
  row?.carrinho?.revisao ?? row?.revisao ?? 0;

/**
 * Keeps the server's cart of a customer, unless it is older than the one already kept: an answer that was
 * overtaken must not bring the past back. What the user is to be told of the cart stays. Null, the server's word that there is no cart, clears it, and every
 * cart that was known until then is over. Runs inside the caller's transaction when there is one.
 */
export async function putCarrinho(
  vault: Vault,
  idPessoaCliente: number,
  carrinho: Carrinho | null,
  at: number,
): Promise<void> {
  const kept = await vault.carrinhos.get(idPessoaCliente);
  const known = revisaoOf(kept);
  const avisos = kept?.avisos ? { avisos: kept.avisos } : {};
  if (!carrinho) {
    await vault.carrinhos.put({ idPessoaCliente, carrinho, at, revisao: known, ...avisos });
    return;
  }
  // The same revision again does not have yet what the server has added since.
  const somadas = kept?.somadas && carrinho.revisao === known ? { somadas: kept.somadas } : {};
  const isOver = kept?.carrinho ? carrinho.revisao < known : carrinho.revisao <= known && known > 0;
  if (!isOver) await vault.carrinhos.put({ idPessoaCliente, carrinho, at, ...avisos, ...somadas });
}
