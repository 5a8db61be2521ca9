import { isQuantidade, isSameLinha, type LinhaChave } from '#domain/linha.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type LinhaIntent, type LinhaVista, laneOf, type OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { OutboxEnv } from './env.ts';
import { newRow } from './new-row.ts';
import { type StorageError, toStorageError } from './storage-error.ts';
import { announceEnqueued } from './wake.ts';

/** Taps on a stepper merge while they come within this of each other, for at most QUIET_MAX_MS. */
const QUIET_MS = 600;
const QUIET_MAX_MS = 5000;

/** The user's wish for one line. `quantidadeAntes` and `revisao` are what the screen showed when he decided. */
export type LinhaCommand = {
  idPessoaCliente: number;
  nomeCliente: string;
  linha: LinhaChave;
  /** Absolute; 0 removes. */
  quantidade: number;
  quantidadeAntes: number;
  revisao: number | null;
  visto: LinhaVista;
};

export type DispatchError = StorageError | { kind: 'quantidade' };

/** Never tried, so nobody else has seen it; and nothing of the same order was submitted after it. */
function findMergeable(rows: readonly OutboxRow[], linha: LinhaChave): OutboxRow | undefined {
  const lastEnvio = rows.findLastIndex((r) => r.intent.tipo !== 'linha');
  return rows
    .slice(lastEnvio + 1)
    .findLast(
      (r) =>
        r.intent.tipo === 'linha' &&
        isSameLinha(r.intent.linha, linha) &&
        r.state === 'queued' &&
        r.tries === 0 &&
        r.frozen === null,
    );
}

async function merge(vault: Vault, row: OutboxRow, command: LinhaCommand, now: number): Promise<void> {
  if (row.intent.tipo !== 'linha') return;
  const { base } = row.intent;
  if (base.quantidade === command.quantidade) {
    // Back to where it was before anybody was told: there is nothing left to say.
    await vault.outbox.delete(row.seq);
    return;
  }
  await vault.outbox.update(row.seq, {
    intent: { ...row.intent, quantidade: command.quantidade, visto: command.visto },
    notBefore: Math.min(now + QUIET_MS, row.quietUntil),
  });
}

/**
 * Queues a line's quantity. Saved when the promise resolves with ok: the row is then on disk, and it is all
 * there is of the change (no second, optimistic cart exists). Errors: a quantity out of 0..99,999, a full disk.
 */
export async function dispatchLinha(
  vault: Vault,
  command: LinhaCommand,
  env: OutboxEnv,
): Promise<Result<'saved', DispatchError>> {
  if (command.quantidade !== 0 && !isQuantidade(command.quantidade)) return fail({ kind: 'quantidade' });
  const now = env.now();
  const lane = laneOf(command.idPessoaCliente);
  try {
    await vault.transaction('rw', vault.outbox, async () => {
      const rows = await vault.outbox.where('lane').equals(lane).sortBy('seq');
      const mergeable = findMergeable(rows, command.linha);
      if (mergeable) return merge(vault, mergeable, command, now);
      const { quantidadeAntes, revisao, linha, quantidade, visto } = command;
      const base = { quantidade: quantidadeAntes, revisao };
      const intent: LinhaIntent = { tipo: 'linha', linha, quantidade, base, visto };
      await vault.outbox.add({
        ...newRow(vault, command, intent, env.uuid(), now),
        notBefore: now + QUIET_MS,
        quietUntil: now + QUIET_MAX_MS,
      });
    });
  } catch (error) {
    return fail(toStorageError(error));
  }
  announceEnqueued(vault.name);
  return ok('saved');
}
