/** Why a change could not be kept on the device. */
export type StorageError = { kind: 'full' } | { kind: 'unavailable'; name: string };

/** Names what the database rejected with. A full disk is told apart: the person can do something about it. */
export function toStorageError(error: unknown): StorageError {
  const chain = [error];
  // Dexie wraps what the browser said. Its class is not asked for: this is read where no database is open as well.
  if (error instanceof Error && 'inner' in error) chain.push(error.inner);
  const full = chain.some((e) => e instanceof Error && e.name === 'QuotaExceededError');
  if (full) return { kind: 'full' };
  return { kind: 'unavailable', name: error instanceof Error ? error.name : typeof error };
}
