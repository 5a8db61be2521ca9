import { senderOf } from '#outbox/claim.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';

/** This page, as one of the browser's senders. */
export type Living = {
  /** Returns the name for its claims; null while others cannot see that it lives. */
  name: () => string | null;
  /**
   * Returns the senders of these rows that no longer live. The rows are read before the locks, so a living
   * sender in them already had its lock.
   */
  findDead: (rows: readonly OutboxRow[]) => Promise<ReadonlySet<string>>;
  end: () => void;
};

const lockOf = (sender: string): string => `sender:${sender}`;

/**
 * Gives this page a name and holds a lock of that name while the page lives. The browser frees the lock when
 * the page crashes, so the claim of a sender whose lock is free is void. `onError` gets the reason if the
 * lock is refused; leases then decide, as in a browser without locks.
 */
export function openLiving(
  sender: string,
  locks: Pick<LockManager, 'request' | 'query'>,
  onError: (error: unknown) => void,
): Living {
  let isHeld = false;
  let end: () => void = () => undefined;
  const life = new Promise<void>((resolve) => {
    end = resolve;
  });
  locks
    .request(lockOf(sender), () => {
      isHeld = true;
      return life;
    })
    .catch(onError)
    .finally(() => {
      isHeld = false;
    });
  return {
    name: () => (isHeld ? sender : null),
    findDead: async (rows) => {
      const senders = new Set(
        rows.flatMap((row) => senderOf(row.state === 'sending' ? row.claim : null) ?? []),
      );
      if (senders.size === 0) return senders;
      const { held = [] } = await locks.query();
      for (const lock of held) senders.delete(lock.name?.replace('sender:', '') ?? '');
      return senders;
    },
    end,
  };
}
