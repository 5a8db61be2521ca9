/** Why a change could not be kept on the device. */
export type StorageError = { kind: 'full' } | { kind: 'unavailable'; name: string };

/** Names the database's error. A full disk has its own kind, since the user can act on it. */
export function toStorageError(error: unknown): StorageError {
  const chain = [error];
  // Dexie wraps the browser's error. Its class is not used: this code also runs where no database is open.
  if (error instanceof Error && 'inner' in error) chain.push(error.inner);
  const full = chain.some((e) => e instanceof Error && e.name === 'QuotaExceededError');
  if (full) return { kind: 'full' };
  return { kind: 'unavailable', name: error instanceof Error ? error.name : typeof error };
}
