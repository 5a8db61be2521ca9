import type { ArquivoRow, ArquivoTipo } from '#vault/arquivo-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The key of an invoice's document. */
export const arquivoKey = (tipo: ArquivoTipo, idTitulo: number): string => `${tipo}:${idTitulo}`;

/** Stores a document in place of its previous one. Rejects when the disk refuses. */
export async function putArquivo(vault: Vault, arquivo: Omit<ArquivoRow, 'key'>): Promise<void> {
  await vault.transaction('rw', vault.arquivos, async () => {
    await vault.arquivos.put({ ...arquivo, key: arquivoKey(arquivo.tipo, arquivo.idTitulo) });
  });
}

/** A stored document; undefined when the device does not have it. */
export const readArquivo = (
  vault: Vault,
  tipo: ArquivoTipo,
  idTitulo: number,
): Promise<ArquivoRow | undefined> => vault.arquivos.get(arquivoKey(tipo, idTitulo));

/** The keys of a customer's stored documents, without reading the documents. */
export async function readArquivoKeys(vault: Vault, idPessoaCliente: number): Promise<ReadonlySet<string>> {
  return new Set(await vault.arquivos.where({ idPessoaCliente }).primaryKeys());
}

const TIPOS: readonly ArquivoTipo[] = ['xml', 'danfe', 'boleto'];

/** Removes the stored documents of these invoices. */
export async function dropArquivo(vault: Vault, idTitulos: readonly number[]): Promise<void> {
  await vault.arquivos.bulkDelete(idTitulos.flatMap((id) => TIPOS.map((tipo) => arquivoKey(tipo, id))));
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
