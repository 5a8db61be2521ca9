import { fail, ok, type Result } from '#lib/result.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { commit } from './commit.ts';
import type { OutboxEnv } from './env.ts';
import { isPartOf } from './held.ts';
import { originOf, stillMine } from './still-mine.ts';
import type { StorageError } from './storage-error.ts';
import { isUntried } from './untried.ts';

/**
 * Takes a row out of the queue. A submission leaves a record, so that its page says what became of it, and
 * takes the step before it along, unless that one was tried: it does no harm alone.
 */
async function takeBack(vault: Vault, row: OutboxRow, now: number): Promise<void> {
  await vault.outbox.delete(row.seq);
  if (row.intent.tipo === 'envio') {
    const rows = await vault.outbox.where('lane').equals(row.lane).toArray();
    const step = rows.findLast((r) => r.seq < row.seq);
    if (step?.intent.tipo === 'etapa' && isUntried(step)) await vault.outbox.delete(step.seq);
  }
  await vault.parked.put({
    ...originOf(row),
    seq: row.seq,
    parkedAt: now,
    status: 0,
    codigo: 'retirada',
    message: 'Mensagem',
    description: 'Retirada antes de chegar ao servidor.',
    decided: { at: now, as: 'withdrawn' },
  });
}

/**
 * Undoes a change that nobody has seen yet: a submission's lines are back in the cart. `tried`: it may have
 * reached the server, and only the server can say that it did not. `submitted`: it is part of a submission
 * that waits behind it, which is to be taken back first. `gone`: it is settled.
 */
export async function cancelQueued(
  vault: Vault,
  key: string,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError | { kind: 'gone' | 'tried' | 'submitted' }>> {
  const done = await commit(vault, ['outbox', 'parked'], async () => {
    const row = await vault.outbox.where('key').equals(key).first();
    if (!row || row.intent.tipo === 'etapa') return 'gone';
    if (!isUntried(row)) return 'tried';
    const later = await vault.outbox.where('lane').equals(row.lane).toArray();
    const isSubmitted = later.some(
      ({ seq, intent }) => seq > row.seq && intent.tipo === 'envio' && isPartOf(row.intent, intent),
    );
    if (isSubmitted) return 'submitted';
    await takeBack(vault, row, env.now());
    return 'saved';
  });
  if (!done.ok) return done;
  return done.value === 'saved' ? ok('saved') : fail({ kind: done.value });
}

/**
 * Takes back a change that was tried, after the server promised to refuse its key if it ever comes. (A key that
 * was applied is settled as confirmed instead.) Answers false when the row was settled meanwhile.
 */
export async function settleWithdrawn(vault: Vault, row: OutboxRow, now: number): Promise<boolean> {
  return vault.transaction('rw', [vault.outbox, vault.parked], async () => {
    if (!(await stillMine(vault, row))) return false;
    await takeBack(vault, row, now);
    return true;
  });
}
