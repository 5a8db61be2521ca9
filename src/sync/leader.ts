/** How long to wait for another tab; after that it is taken for frozen or dead with the lock in its hands. */
const PATIENCE_MS = 60_000;

type Options = { patienceMs?: number; locks?: Pick<LockManager, 'request'> | undefined };

export const ownLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Runs the work while no other tab of this browser runs it under the same name. Without a lock manager the
 * work runs at once: claims in the database keep two senders apart.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const locks = ownLocks();
  if (!locks) return work();
  await locks.request(name, work);
}

/** Like withLock, but stops waiting at `signal` and then rejects. The work itself must watch the signal. */
export async function withLockUntil(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const locks = ownLocks();
  if (!locks) return work();
  await locks.request(name, { signal }, work);
}

/**
 * Like withLock, but runs the work without the lock after a minute: its holder is then frozen or dead. Only
 * for work that two tabs may do at once without harm.
 */
export async function withLockOrSoon(
  name: string,
  work: () => Promise<void>,
  { patienceMs = PATIENCE_MS, locks = ownLocks() }: Options = {},
): Promise<void> {
  if (!locks) return work();
  const impatient = AbortSignal.timeout(patienceMs);
  let began = false;
  const begin = () => {
    began = true;
    return work();
  };
  try {
    await locks.request(name, { signal: impatient }, begin);
  } catch (error) {
    // Only the wait for the lock can be cancelled; an error of the work itself goes to the caller.
    if (began || !impatient.aborted) throw error;
    await work();
  }
}
