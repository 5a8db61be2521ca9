import type { CheckpointRow, Quality } from '#vault/device-rows.ts';
import { noteEvent } from '#vault/note-event.ts';
import type { Vault } from '#vault/vault.ts';

type ConnectionRow = Extract<CheckpointRow, { name: 'connection' }>;

async function noteConnectionRow(
  vault: Vault,
  state: ConnectionRow['state'],
  quality: Quality | undefined,
  at: number,
): Promise<void> {
  // Each request tells of the connection, and nearly none changes it: a look is cheaper than a write's turn.
  if (nextConnection(await vault.checkpoints.get('connection'), state, quality) === null) return;
  await vault.transaction('rw', vault.checkpoints, async () => {
    const read = await vault.checkpoints.get('connection');
    const changed = nextConnection(read, state, quality);
    if (changed === null) return;
    const { kept, next } = changed;
    const since = kept?.state === state ? kept.at : at;
    await vault.checkpoints.put({ name: 'connection', state, at: since, ...(next ? { quality: next } : {}) });
  });
}

/** What is kept of the connection and how good it is now; null when both say the same. */
function nextConnection(
  read: CheckpointRow | undefined,
  state: ConnectionRow['state'],
  quality: Quality | undefined,
): { kept: ConnectionRow | undefined; next: Quality | undefined } | null {
  const kept = read?.name === 'connection' ? read : undefined;
  const connected = kept?.quality === 'none' ? undefined : kept?.quality;
  const next = quality ?? (state === 'no-signal' ? 'none' : connected);
  return kept?.state === state && kept.quality === next && !kept.stale ? null : { kept, next };
}

/** Marks what is known of the connection as from before: nobody has heard of the server since this start. */
export async function doubtConnection(vault: Vault): Promise<void> {
  await vault.transaction('rw', vault.checkpoints, async () => {
    const kept = await vault.checkpoints.get('connection');
    if (kept?.name === 'connection') await vault.checkpoints.put({ ...kept, stale: true });
  });
}

/** Notes whether the server was reached, from a real outcome; written only when it changes. */
export function noteConnection(vault: Vault, state: 'connected' | 'no-signal', at: number): Promise<void> {
  return noteConnectionRow(vault, state, undefined, at);
}

/** Notes how good the connection is, and with it whether there is one; written only when it changes. */
export function noteQuality(vault: Vault, quality: Quality, at: number): Promise<void> {
  return noteConnectionRow(vault, quality === 'none' ? 'no-signal' : 'connected', quality, at);
}

/** Holds every lane until the same user gives his password again, or lets them go on. */
export async function noteAuth(vault: Vault, state: 'held' | 'good', at: number): Promise<void> {
  const kept = await vault.checkpoints.get('auth');
  if (kept?.name === 'auth' && kept.state === state) return;
  await vault.checkpoints.put({ name: 'auth', state, at });
  await noteEvent(vault, { at, event: 'held', detail: state });
}

/** True while the server wants the password again. */
export async function isAuthHeld(vault: Vault): Promise<boolean> {
  const row = await vault.checkpoints.get('auth');
  return row?.name === 'auth' && row.state === 'held';
}
