import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import type { Vault } from '#vault/vault.ts';

/** A customer's stored invoices, unordered. */
export async function readNotas(vault: Vault, idPessoaCliente: number): Promise<NotaFiscal[]> {
  const rows = await vault.notasFiscais.where({ idPessoaCliente }).toArray();
  return rows.map(({ nota }) => nota);
}
