import type { Answer } from '#net/send.ts';
import { putClock, readClock } from '#outbox/server-time.ts';
import type { CheckpointRow, Quality } from '#vault/device-rows.ts';
import { noteEvent } from '#vault/note-event.ts';
import type { Vault } from '#vault/vault.ts';
import type { SyncEnv } from './env.ts';
import { sessionHash } from './push/session-hash.ts';

type ConnectionRow = Extract<CheckpointRow, { name: 'connection' }>;

/** Returns the row for the connection at `at`; null if `read` says the same. */
function nextConnection(read: CheckpointRow | undefined, quality: Quality, at: number): ConnectionRow | null {
  const kept = read?.name === 'connection' ? read : undefined;
  const state = quality === 'none' ? 'no-signal' : 'connected';
  if (kept?.state === state && kept.quality === quality && !kept.stale) return null;
  return { name: 'connection', state, at: kept?.state === state ? kept.at : at, quality };
}

/** Marks the connection's state as old: the server has not responded since this start. */
export async function doubtConnection(vault: Vault): Promise<void> {
  await vault.transaction('rw', vault.checkpoints, async () => {
    const kept = await vault.checkpoints.get('connection');
    if (kept?.name === 'connection') await vault.checkpoints.put({ ...kept, stale: true });
  });
}

/** Records the quality of the connection and whether there is one; writes only a change. */
export async function noteQuality(vault: Vault, quality: Quality, at: number): Promise<void> {
  // Every request reports the connection, and almost none changes it: a read is cheaper than a queued write.
  if (nextConnection(await vault.checkpoints.get('connection'), quality, at) === null) return;
  await vault.transaction('rw', vault.checkpoints, async () => {
    const next = nextConnection(await vault.checkpoints.get('connection'), quality, at);
    if (next) await vault.checkpoints.put(next);
  });
}

/** How far the clock must have moved, or how old the last reading must be, before a reading is written. */
const CLOCK_STEP_MS = 60_000;
const CLOCK_AGE_MS = 10 * 60_000;

/** Records the server's clock from one of its own responses; writes only a new reading. */
export async function noteClock({ vault, now }: SyncEnv, answer: Answer): Promise<void> {
  const at = answer.kind === 'answer' && answer.isOurs ? Date.parse(answer.date ?? '') : Number.NaN;
  if (Number.isNaN(at)) return;
  const ahead = at - now();
  const kept = await readClock(vault);
  const isKnown =
    kept?.name === 'clock' &&
    Math.abs(kept.ahead - ahead) < CLOCK_STEP_MS &&
    Math.abs(at - kept.at) < CLOCK_AGE_MS;
  if (!isKnown) await putClock(vault, { name: 'clock', ahead, at });
}

/**
 * Holds every lane until the same user gives the password again ('held'), or releases them ('good').
 * `refused`: the token that the server refused, of which a hash is kept; tabs with another session go on.
 */
export async function noteAuth(
  vault: Vault,
  state: 'held' | 'good',
  at: number,
  refused?: string | null,
): Promise<void> {
  const kept = await vault.checkpoints.get('auth');
  const sessao = refused === undefined ? undefined : sessionHash(refused);
  if (kept?.name === 'auth' && kept.state === state && kept.sessao === sessao) return;
  await vault.checkpoints.put({ name: 'auth', state, at, ...(sessao === undefined ? {} : { sessao }) });
  await noteEvent(vault, { at, event: 'held', detail: state });
}

/** Returns whether the session of `token` may send. Lifts a hold that belongs to another session. */
export async function mayPush(vault: Vault, token: string, at: number): Promise<boolean> {
  const row = await vault.checkpoints.get('auth');
  if (row?.name !== 'auth' || row.state !== 'held') return true;
  if (row.sessao === undefined || row.sessao === sessionHash(token)) return false;
  await noteAuth(vault, 'good', at);
  return true;
}

/** True while the server requires the password again. */
export async function isAuthHeld(vault: Vault): Promise<boolean> {
  const row = await vault.checkpoints.get('auth');
  return row?.name === 'auth' && row.state === 'held';
}
