import type { CheckpointRow } from '#vault/device-rows.ts';
import type { ServerTime } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

type ClockRow = Extract<CheckpointRow, { name: 'clock' }>;

/** The last reading of the server's clock that a disk did not take; it counts until one is stored. */
const unstored = new WeakMap<Vault, ClockRow>();

/** Returns the last reading of the server's clock. Not async: a transaction does not outlive one await more. */
export function readClock(vault: Vault): PromiseLike<CheckpointRow | undefined> {
  const row = unstored.get(vault);
  return row === undefined ? vault.checkpoints.get('clock') : Promise.resolve(row);
}

/** Stores a reading of the server's clock. If the disk does not take it, it counts all the same, and this rejects. */
export async function putClock(vault: Vault, row: ClockRow): Promise<void> {
  try {
    await vault.checkpoints.put(row);
    unstored.delete(vault);
  } catch (error) {
    unstored.set(vault, row);
    throw error;
  }
}

/**
 * Estimates the server's time from the device's clock, which may be set wrong, and the checkpoint 'clock'.
 * The result is never before the last time that the server reported. `now` in epoch milliseconds.
 */
export const toServerTime = (row: CheckpointRow | undefined, now: number): ServerTime =>
  row?.name === 'clock'
    ? { at: Math.max(now + row.ahead, row.at), heardAt: row.at }
    : { at: now, heardAt: null };

/** Returns the server's time at `now`, as this device knows it. */
export const readServerTime = async (vault: Vault, now: number): Promise<ServerTime> =>
  toServerTime(await readClock(vault), now);
