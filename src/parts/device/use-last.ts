import { useEffect } from 'react';
import type { Vault } from '#vault/vault.ts';
import { useDevice } from './device.tsx';

/** The last value that was read from each vault, and what it is the answer to (a day, a month). */
export type LastRead<T> = WeakMap<Vault, { readonly of: string; readonly value: T }>;

/**
 * Returns what was read, or until then what the screen showed when it was left: a screen that comes back is drawn at
 * once, and changes when the new read is there. For sums and lists to look at, never for what an act depends on.
 */
export function useLast<T>(last: LastRead<T>, of: string, read: T | undefined): T | undefined {
  const { vault } = useDevice();
  useEffect(() => {
    if (read !== undefined) last.set(vault, { of, value: read });
  }, [last, vault, of, read]);
  if (read !== undefined) return read;
  const before = last.get(vault);
  return before?.of === of ? before.value : undefined;
}
