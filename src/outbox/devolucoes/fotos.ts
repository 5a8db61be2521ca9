import { fromBase64, toBase64 } from '#outbox/base64.ts';
import type { Intent } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The photographs that these changes add. */
export const namedFotos = (changes: readonly { readonly intent: Intent }[]): string[] =>
  changes.flatMap(({ intent }) => (intent.tipo === 'devolucao-foto' ? [intent.foto] : []));

/** Photographs of this device as Base64, for a file. Inside the caller's transaction. */
export async function readFotos(vault: Vault, ids: readonly string[]): Promise<Record<string, string>> {
  const fotos = await vault.fotos.bulkGet([...ids]);
  return Object.fromEntries(fotos.flatMap((foto) => (foto ? [[foto.id, toBase64(foto.bytes)]] : [])));
}

/** Stores the photographs of a file for a customer's changes. Inside the caller's transaction. */
export async function putFotos(
  vault: Vault,
  changes: readonly { readonly intent: Intent; readonly idPessoaCliente: number }[],
  fotos: Readonly<Record<string, string>>,
  at: number,
): Promise<void> {
  for (const { intent, idPessoaCliente } of changes) {
    if (intent.tipo !== 'devolucao-foto') continue;
    const bytes = fromBase64(fotos[intent.foto] ?? '');
    if (bytes !== null && bytes.length > 0)
      await vault.fotos.put({ id: intent.foto, idPessoaCliente, bytes, at });
  }
}
