import Dexie, { liveQuery } from 'dexie';

/** The outcome of a change that still waits in the queue. */
const FILA = { kind: 'fila' } as const;

/** A change whose outcome cannot be read counts as waiting. */
function toFila(error: unknown): typeof FILA {
  // A session that ended meanwhile closed its database; its screen is gone.
  const isClosed = error instanceof Error && error.name === Dexie.errnames.DatabaseClosed;
  if (!isClosed) console.error('a change could not be followed', error);
  return FILA;
}

/**
 * Reads the outcome of queued changes, and waits at most `patienceMs` while they are in the queue. `look` reads it from
 * the device's database. Never rejects.
 */
export async function awaitOutcome<T extends { kind: string }>(
  look: () => Promise<T | typeof FILA>,
  patienceMs: number,
): Promise<T | typeof FILA> {
  let last = await look().catch(toFila);
  if (last.kind !== FILA.kind || patienceMs === 0) return last;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(last);
    };
    const timer = setTimeout(end, patienceMs);
    const subscription = liveQuery(look).subscribe({
      next: (outcome) => {
        last = outcome;
        if (last.kind !== FILA.kind) end();
      },
      error: (error) => {
        last = toFila(error);
        end();
      },
    });
  });
}
