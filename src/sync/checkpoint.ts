import type { CheckpointRow } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** Notes whether the server was reached, from a real outcome; written only when it changes. */
export async function noteConnection(
  vault: Vault,
  state: 'connected' | 'no-signal',
  at: number,
): Promise<void> {
  await noteWhenChanged(vault, { name: 'connection', state, at });
}

/** Holds every lane until the same user gives his password again, or lets them go on. */
export async function noteAuth(vault: Vault, state: 'held' | 'good', at: number): Promise<void> {
  await noteWhenChanged(vault, { name: 'auth', state, at });
}

/** True while the server wants the password again. */
export async function isAuthHeld(vault: Vault): Promise<boolean> {
  const row = await vault.checkpoints.get('auth');
  return row?.name === 'auth' && row.state === 'held';
}

async function noteWhenChanged(
  vault: Vault,
  row: Extract<CheckpointRow, { name: 'connection' | 'auth' }>,
): Promise<void> {
  const kept = await vault.checkpoints.get(row.name);
  if (kept && 'state' in kept && kept.state === row.state) return;
  await vault.checkpoints.put(row);
}
