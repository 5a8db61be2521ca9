import type { DocumentoRow } from '#vault/documento-rows.ts';
import type { Vault } from '#vault/vault.ts';

declare const kept: unique symbol;

/** A kind of document on the device. `shape` increases when the parsed reply changes its form. */
export type Documento<T> = { readonly name: string; readonly shape: number; readonly [kept]?: T };

/** One document: its kind, customer and subject; `idPessoaCliente` is 0 for shared documents. */
export type DocumentoRef = { idPessoaCliente: number; of?: string | number };

/** A stored document and the time of storing (epoch milliseconds). */
export type DocumentoLido<T> = { at: number; valor: T };

/** Declares a kind of document; `T` is the parsed reply of its call. */
export const defineDocumento = <T>(name: string, shape: number): Documento<T> => ({ name, shape });

const keyOf = ({ name, shape }: Documento<unknown>, { idPessoaCliente, of = '' }: DocumentoRef): string =>
  `${name}@${shape}:${idPessoaCliente}:${of}`;

/** Stores the server's response in place of its previous one. */
export async function putDocumento<T>(
  vault: Vault,
  documento: Documento<T>,
  ref: DocumentoRef,
  read: DocumentoLido<T>,
): Promise<void> {
  const { idPessoaCliente } = ref;
  await vault.documentos.put({ key: keyOf(documento, ref), idPessoaCliente, ...read });
}

/** The last stored document; undefined before the first. */
export async function readDocumento<T>(
  vault: Vault,
  documento: Documento<T>,
  ref: DocumentoRef,
): Promise<DocumentoLido<T> | undefined> {
  const row: DocumentoRow | undefined = await vault.documentos.get(keyOf(documento, ref));
  // Only `putDocumento` writes under this key, with the same kind.
  return row && { at: row.at, valor: row.valor as T };
}

/** Removes the documents of customers that are no longer the user's. */
export async function dropDocumentos(vault: Vault, idPessoaClientes: readonly number[]): Promise<void> {
  await vault.documentos.where('idPessoaCliente').anyOf(idPessoaClientes).delete();
}
