import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The newest revision of a customer's cart on the device; 0 without one. */
export const revisaoOf = (row: CarrinhoRow | undefined): number =>
  row?.carrinho?.revisao ?? row?.revisao ?? 0;

/**
 * Stores the server's cart of a customer, unless the stored one is newer: an overtaken response must not
 * restore an old state. Notices about the cart stay. Null (no cart on the server) clears it and outdates
 * every revision known until then. Runs inside the caller's transaction if there is one.
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
  // The same revision, received again, lacks the lines that the server added since.
  const somadas = kept?.somadas && carrinho.revisao === known ? { somadas: kept.somadas } : {};
  const isOver = kept?.carrinho ? carrinho.revisao < known : carrinho.revisao <= known && known > 0;
  if (!isOver) await vault.carrinhos.put({ idPessoaCliente, carrinho, at, ...avisos, ...somadas });
}
