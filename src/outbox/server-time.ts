import type { ServerTime } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Reckons the server's clock from the device's, which a person may have set wrong. It is never before what the server
 * told last. `now` in epoch milliseconds.
 */
export async function readServerTime(vault: Vault, now: number): Promise<ServerTime> {
  const row = await vault.checkpoints.get('clock');
  if (row?.name !== 'clock') return { at: now, heardAt: null };
  return { at: Math.max(now + row.ahead, row.at), heardAt: row.at };
}
