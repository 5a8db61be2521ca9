import type { Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { RASCUNHO_VERSION, type RascunhoRow } from '#vault/rascunho-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The most characters of a file's name that are kept. */
const NOME_MAXIMO = 200;

export type ArquivoEscolhido = { readonly nome: string; readonly bytes: Uint8Array<ArrayBuffer> };

async function holds(arquivo: Blob, bytes: Uint8Array): Promise<boolean> {
  if (arquivo.size !== bytes.length) return false;
  const kept = new Uint8Array(await arquivo.arrayBuffer());
  return kept.every((byte, at) => byte === bytes[at]);
}

/** The tried files that a new one replaces; undefined if none was tried. */
function anterioresOf(row: RascunhoRow | undefined, at: number): RascunhoRow['anteriores'] {
  if (row === undefined || row.firstTry === null) return row?.anteriores;
  return { nomes: [...(row.anteriores?.nomes ?? []), row.nome], at };
}

/**
 * Keeps a file as the customer's draft, in place of the one before. The same content is the same draft, with its key and
 * its tries, under the new name; any other gets a key of its own, and remembers the tried ones before it. The draft is on disk when the function returns ok.
 */
export async function keepRascunho(
  vault: Vault,
  { idPessoaCliente, nomeCliente }: { readonly idPessoaCliente: number; readonly nomeCliente: string },
  { nome, bytes }: ArquivoEscolhido,
  env: Pick<OutboxEnv, 'now' | 'uuid'>,
): Promise<Result<null, StorageError>> {
  // Reading a file would end the transaction.
  const before = await vault.rascunhos.get(idPessoaCliente);
  const same = before && (await holds(before.arquivo, bytes)) ? before.key : null;
  const arquivo = new Blob([bytes]);
  return commit(vault, ['rascunhos'], async () => {
    const now = await vault.rascunhos.get(idPessoaCliente);
    if (now !== undefined && now.key === same) {
      await vault.rascunhos.put({ ...now, nome: nome.slice(0, NOME_MAXIMO) });
      return null;
    }
    const at = env.now();
    const anteriores = anterioresOf(now, at);
    await vault.rascunhos.put({
      v: RASCUNHO_VERSION,
      idPessoaCliente,
      nomeCliente,
      key: env.uuid(),
      nome: nome.slice(0, NOME_MAXIMO),
      arquivo,
      at,
      firstTry: null,
      ...(anteriores && { anteriores }),
    });
    return null;
  });
}
