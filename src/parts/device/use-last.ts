import { useEffect } from 'react';
import type { Vault } from '#vault/vault.ts';
import { useDevice } from './device.tsx';

/** The last value that was read from each vault; `of` is the day or month that it belongs to. */
export type LastRead<T> = WeakMap<Vault, { readonly of: string; readonly value: T }>;

/**
 * Returns the new read, and before it the last one: a screen is drawn at once when the user comes back. Only for sums
 * and lists on screen: an act must not depend on an old value.
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
