import { LOG_MAX, type NewLogRow } from './log-rows.ts';
import type { Vault } from './vault.ts';

export type NewEvent = Omit<NewLogRow, 'n'>;

/** Writes one event into the log, as `noteEvents` does. */
export const noteEvent = (vault: Vault, event: NewEvent): Promise<void> => noteEvents(vault, [event]);

/**
 * Writes events into the ring of the newest 500, in a transaction of its own, after the changes that they
 * describe. If it fails (full disk, closed database) the events are dropped, so that no change of the user
 * fails because of them.
 */
export async function noteEvents(vault: Vault, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  try {
    await vault.transaction('rw', vault.log, async () => {
      const n = await vault.log.bulkAdd([...events]);
      await vault.log
        .where('n')
        .belowOrEqual(n - LOG_MAX)
        .delete();
    });
  } catch (error) {
    console.warn('an event could not be kept', error);
  }
}
