import Dexie, { liveQuery } from 'dexie';

/** The outcome of a change that still waits in the queue. */
const FILA = { kind: 'fila' } as const;

/**
 * Waits at most `patienceMs` for the outcome of queued changes, and returns the last one. `look` reads it from the
 * device's database.
 */
export function awaitOutcome<T extends { kind: string }>(
  look: () => Promise<T | typeof FILA>,
  patienceMs: number,
): Promise<T | typeof FILA> {
  return new Promise((resolve) => {
    const end = (outcome: T | typeof FILA) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(outcome);
    };
    const fail = (error: unknown) => {
      // A session that ended meanwhile closed its database; its screen is gone.
      const isClosed = error instanceof Error && error.name === Dexie.errnames.DatabaseClosed;
      if (!isClosed) console.error('a change could not be followed', error);
      queueMicrotask(() => end(FILA));
    };
    const timer = setTimeout(() => void look().then(end, fail), patienceMs);
    const subscription = liveQuery(look).subscribe({
      next: (outcome) => {
        // The outcome may be known at once, before `subscription` is assigned.
        if (outcome.kind !== FILA.kind) queueMicrotask(() => end(outcome));
      },
      error: fail,
    });
  });
}
