import type { Recebivel } from '#contract/payment/extrato-cliente.ts';
import type { Vault } from '#vault/vault.ts';

/** A customer's stored instalments, unordered. */
export async function readRecebiveis(vault: Vault, idPessoaCliente: number): Promise<Recebivel[]> {
  const rows = await vault.recebiveis.where({ idPessoaCliente }).toArray();
  return rows.map(({ recebivel }) => recebivel);
}
