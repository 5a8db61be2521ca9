/** The reason why the device could not store a change. */
export type StorageError = { kind: 'full' } | { kind: 'unavailable'; name: string };

/** Maps a database error. A full disk has its own kind, since the user can act on it. */
export function toStorageError(error: unknown): StorageError {
  const chain = [error];
  // Dexie wraps the browser's error. The test is by name, not by class: this code also runs without an open
  // database.
  if (error instanceof Error && 'inner' in error) chain.push(error.inner);
  const full = chain.some((e) => e instanceof Error && e.name === 'QuotaExceededError');
  if (full) return { kind: 'full' };
  return { kind: 'unavailable', name: error instanceof Error ? error.name : typeof error };
}
