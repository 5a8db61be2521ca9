import type { CheckpointRow } from '#vault/device-rows.ts';
import type { ServerTime } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Reckons the server's clock from the device's, which a person may have set wrong, and the checkpoint 'clock'. It is never
 * before the last time that the server told. `now` in epoch milliseconds.
 */
export const toServerTime = (row: CheckpointRow | undefined, now: number): ServerTime =>
  row?.name === 'clock'
    ? { at: Math.max(now + row.ahead, row.at), heardAt: row.at }
    : { at: now, heardAt: null };

/** The server's time at `now`, from this device's vault. */
export const readServerTime = async (vault: Vault, now: number): Promise<ServerTime> =>
  toServerTime(await vault.checkpoints.get('clock'), now);
