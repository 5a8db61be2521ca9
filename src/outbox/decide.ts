import type { ItemCalculado } from '#domain/carrinho.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { GrupoVisto, Intent, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { OutboxEnv } from './env.ts';
import { newRow } from './new-row.ts';
import { type StorageError, toStorageError } from './storage-error.ts';
import { announceEnqueued } from './wake.ts';

/** What a submission is sent with after the person looked again. */
export type NewYes = { totalVisto: number; grupos: GrupoVisto[]; linhas: ItemCalculado[] };

type Decided = Result<'saved', StorageError | { kind: 'gone' }>;

async function decide(
  vault: Vault,
  key: string,
  as: 'discarded' | 'retried',
  env: OutboxEnv,
  then: (parked: ParkedRow) => Promise<void>,
): Promise<Decided> {
  try {
    const done = await vault.transaction('rw', [vault.parked, vault.outbox], async () => {
      const parked = await vault.parked.get(key);
      if (!parked || parked.decided !== null) return false;
      await vault.parked.update(key, { decided: { at: env.now(), as } });
      await then(parked);
      return true;
    });
    if (!done) return fail({ kind: 'gone' });
  } catch (error) {
    return fail(toStorageError(error));
  }
  announceEnqueued(vault.name);
  return ok('saved');
}

/** Drops a refused change. It stays on record as discarded; the cart goes on as the server has it. */
export function discardParked(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'discarded', env, async () => {});
}

/**
 * Tries a refused change again, as a new change with a new key in the old one's place: what a person decides
 * is never the old request repeated. A submission goes with what the person has just seen, behind a fresh
 * acceptance of the policies, whose place just before it has been free since the first one was settled.
 */
export function retryParked(vault: Vault, key: string, yes: NewYes | null, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { seq, intent } = parked;
    const now = env.now();
    const add = (at: number, again: Intent) =>
      vault.outbox.add({ ...newRow(vault, parked, again, env.uuid(), now), seq: at });
    if (intent.tipo !== 'envio') {
      await add(seq, intent);
      return;
    }
    await add(seq - 1, { tipo: 'etapa' });
    await add(seq, yes ? { ...intent, ...yes } : intent);
  });
}
