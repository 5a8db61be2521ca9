import { ANEXOS_MAXIMO } from '#contract/returns/devolucao-anexos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import type { Vault } from '#vault/vault.ts';
import { type AquiDoCliente, queueChange } from './queue-change.ts';
import { readDevolucoes } from './read-devolucoes.ts';

const TABLES = ['outbox', 'parked', 'receipts', 'devolucoes', 'checkpoints', 'fotos'] as const;

/**
 * Queues a photograph of a draft. Its bytes and the change are on disk together when the function returns ok, with the
 * photograph's name. Error `cheia`: the draft has as many as a return may have.
 */
export async function dispatchFoto(
  vault: Vault,
  one: AquiDoCliente,
  bytes: Uint8Array<ArrayBuffer>,
  env: OutboxEnv,
): Promise<Result<string, StorageError | { kind: 'cheia' }>> {
  const { idPessoaCliente, aqui } = one;
  const id = env.uuid();
  const saved = await commit(vault, TABLES, async () => {
    const now = await readDevolucoes(vault, idPessoaCliente);
    const { fotos } = now.find(({ devolucao }) => devolucao === aqui.devolucao) ?? aqui;
    if (fotos.length >= ANEXOS_MAXIMO) return false;
    await vault.fotos.add({ id, idPessoaCliente, bytes, at: env.now() });
    await queueChange(vault, one, { tipo: 'devolucao-foto', foto: id }, env);
    return true;
  });
  if (!saved.ok) return saved;
  return saved.value ? ok(id) : fail({ kind: 'cheia' });
}
