import type { Carrinho } from '#contract/carrinho.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Keeps the server's cart of a customer, unless it is older than the one already kept: an answer that was
 * overtaken must not bring the past back. Null, the server's word that there is no cart, clears it.
 * Runs inside the caller's transaction when there is one.
 */
export async function putCarrinho(
  vault: Vault,
  idPessoaCliente: number,
  carrinho: Carrinho | null,
  at: number,
): Promise<void> {
  const kept = await vault.carrinhos.get(idPessoaCliente);
  if (carrinho && kept?.carrinho && kept.carrinho.revisao > carrinho.revisao) return;
  await vault.carrinhos.put({ idPessoaCliente, carrinho, at });
}
