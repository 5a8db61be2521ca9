import type { CheckpointRow } from '#vault/device-rows.ts';
import type { ServerTime } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Estimates the server's time from the device's clock, which may be set wrong, and the checkpoint 'clock'.
 * The result is never before the last time that the server reported. `now` in epoch milliseconds.
 */
export const toServerTime = (row: CheckpointRow | undefined, now: number): ServerTime =>
  row?.name === 'clock'
    ? { at: Math.max(now + row.ahead, row.at), heardAt: row.at }
    : { at: now, heardAt: null };

/** Returns the server's time at `now`, from this device's vault. */
export const readServerTime = async (vault: Vault, now: number): Promise<ServerTime> =>
  toServerTime(await vault.checkpoints.get('clock'), now);
