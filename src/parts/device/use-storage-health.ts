import { useEffect, useState } from 'react';

/**
 * The state of this origin's storage, in bytes. `persisted`: the browser promised not to clear it by itself.
 * `isTiny`: a catalogue may not fit, as in a private window, which also deletes everything when it closes.
 * A figure unknown to the browser is null.
 */
export type StorageHealth = {
  persisted: boolean | null;
  usage: number | null;
  quota: number | null;
  isTiny: boolean;
};

/** Twenty times the size of a catalogue of 30,000 products and twelve customers' prices. */
const TINY_BYTES = 200_000_000;

const LOOK_EVERY_MS = 60_000;

/** Returns the browser's reply; null when it fails, as in a private window. */
const answerOf = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    console.warn('the storage does not tell how it stands:', error);
    return null;
  });

async function readHealth(): Promise<StorageHealth> {
  // Missing on an insecure origin.
  if (!('storage' in navigator)) return { persisted: null, usage: null, quota: null, isTiny: false };
  const [estimate, persisted] = await Promise.all([
    answerOf(navigator.storage.estimate()),
    answerOf(navigator.storage.persisted()),
  ]);
  const { usage = null, quota = null } = estimate ?? {};
  return { persisted, usage, quota, isTiny: quota !== null && quota < TINY_BYTES };
}

/** Returns the storage's state, read again every minute; undefined until the first reading. */
export function useStorageHealth(): StorageHealth | undefined {
  const [health, setHealth] = useState<StorageHealth>();
  useEffect(() => {
    let current = true;
    const look = () => {
      readHealth()
        .then((read) => {
          if (current) setHealth(read);
        })
        .catch((error: unknown) => console.warn('the storage does not tell how it stands:', error));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, []);
  return health;
}
