import type { Codigo } from '#contract/wire/codigo.ts';
import type { Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { isOverdueSince } from '#outbox/overdue.ts';
import { readServerTime } from '#outbox/server-time.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** One draft: another file of the same customer has another key. */
export type RascunhoRef = Pick<RascunhoRow, 'idPessoaCliente' | 'key'>;

/** Refusals after which the request is certainly not made, and which the server repeats for this key. */
const DECIDED: ReadonlySet<Codigo> = new Set<Codigo>([
  'requisicao-invalida',
  'cliente-nao-vinculado',
  'arquivo-invalido',
  'corpo-grande',
  'chave-reutilizada',
  'chave-recusada',
]);

/** Changes the draft with this key. Returns it as it is then; null if it is gone or has another file. */
const change = (
  vault: Vault,
  { idPessoaCliente, key }: RascunhoRef,
  to: (row: RascunhoRow) => RascunhoRow,
): Promise<Result<RascunhoRow | null, StorageError>> =>
  commit(vault, ['rascunhos'], async () => {
    const row = await vault.rascunhos.get(idPessoaCliente);
    if (row?.key !== key) return null;
    const next = to(row);
    await vault.rascunhos.put(next);
    return next;
  });

/** True if the key was tried so long ago that the server may have forgotten it. */
export async function isRascunhoAntigo(
  vault: Vault,
  { firstTry }: RascunhoRow,
  env: Pick<OutboxEnv, 'now'>,
): Promise<boolean> {
  return firstTry !== null && isOverdueSince(firstTry, (await readServerTime(vault, env.now())).at);
}

/** Notes the first try, on disk before the request leaves. Null if the draft is gone or has another file. */
export async function beginTry(
  vault: Vault,
  ref: RascunhoRef,
  env: Pick<OutboxEnv, 'now'>,
): Promise<Result<RascunhoRow | null, StorageError>> {
  const now = await readServerTime(vault, env.now());
  return change(vault, ref, (row) => ({ ...row, firstTry: row.firstTry ?? now }));
}

/** Puts the draft back to how it was before a try that the server certainly did not run. */
export const undoTry = (vault: Vault, ref: RascunhoRef, firstTry: RascunhoRow['firstTry']) =>
  change(vault, ref, (row) => ({ ...row, firstTry }));

/** Gives the draft a new key: the next try is another request. */
export const renewKey = (vault: Vault, ref: RascunhoRef, env: Pick<OutboxEnv, 'uuid'>) =>
  change(vault, ref, (row) => ({ ...row, key: env.uuid(), firstTry: null }));

/** True for a refusal that the server repeats for this key: the next try needs another one. */
export const isDecided = (codigo: Codigo | undefined): boolean => codigo !== undefined && DECIDED.has(codigo);

/** Deletes the draft with this key: it was sent, or its user discards it. A file chosen since stays. */
export const dropRascunho = (
  vault: Vault,
  { idPessoaCliente, key }: RascunhoRef,
): Promise<Result<null, StorageError>> =>
  commit(vault, ['rascunhos'], async () => {
    await vault.rascunhos
      .where({ idPessoaCliente })
      .and((row) => row.key === key)
      .delete();
    return null;
  });
