import type { ArquivoRow, ArquivoTipo, NotaArquivoTipo } from '#vault/arquivo-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The key of a document: `id` of its invoice, or of its instalment. */
export const arquivoKey = (tipo: ArquivoTipo, id: number): string => `${tipo}:${id}`;

/** Stores the document of an invoice or instalment in place of its previous one. Rejects when the disk refuses. */
export async function putArquivo(vault: Vault, id: number, arquivo: Omit<ArquivoRow, 'key'>): Promise<void> {
  await vault.transaction('rw', vault.arquivos, async () => {
    await vault.arquivos.put({ ...arquivo, key: arquivoKey(arquivo.tipo, id) });
  });
}

/** A stored document; undefined when the device does not have it. */
export const readArquivo = (vault: Vault, tipo: ArquivoTipo, id: number): Promise<ArquivoRow | undefined> =>
  vault.arquivos.get(arquivoKey(tipo, id));

/** The keys of a customer's stored documents, without reading the documents. */
export async function readArquivoKeys(vault: Vault, idPessoaCliente: number): Promise<ReadonlySet<string>> {
  return new Set(await vault.arquivos.where({ idPessoaCliente }).primaryKeys());
}

const TIPOS: readonly NotaArquivoTipo[] = ['xml', 'danfe', 'boleto'];

/** Removes the stored documents of these invoices. */
export async function dropArquivo(vault: Vault, idTitulos: readonly number[]): Promise<void> {
  await vault.arquivos.bulkDelete(idTitulos.flatMap((id) => TIPOS.map((tipo) => arquivoKey(tipo, id))));
}

/** Removes the stored boletos of these instalments. */
export async function dropBoletos(vault: Vault, idContas: readonly number[]): Promise<void> {
  await vault.arquivos.bulkDelete(idContas.map((id) => arquivoKey('boleto-conta', id)));
}

/** Removes all stored documents; true when there were any. */
export async function dropArquivos(vault: Vault): Promise<boolean> {
  const count = await vault.arquivos.count();
  await vault.arquivos.clear();
  return count > 0;
}

/** Removes the documents of customers that are no longer the user's. */
export async function dropArquivosDe(vault: Vault, idPessoaClientes: readonly number[]): Promise<void> {
  await vault.arquivos.where('idPessoaCliente').anyOf(idPessoaClientes).delete();
}
