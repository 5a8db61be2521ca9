import { LOG_MAX, type NewLogRow } from './log-rows.ts';
import type { Vault } from './vault.ts';

/**
 * Writes one event into the ring of the newest 500. A transaction of its own, after what it tells of: an event
 * that cannot be kept (a full disk, a closed database) is dropped, for no change of the user's may fail by it.
 */
export async function noteEvent(vault: Vault, event: Omit<NewLogRow, 'n'>): Promise<void> {
  try {
    await vault.transaction('rw', vault.log, async () => {
      const n = await vault.log.add(event);
      await vault.log
        .where('n')
        .belowOrEqual(n - LOG_MAX)
        .delete();
    });
  } catch (error) {
    console.warn('an event could not be kept', error);
  }
}
