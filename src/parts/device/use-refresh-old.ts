import { useEffect, useRef } from 'react';
import { announce } from '#outbox/wake.ts';
import { useDevice } from './device.tsx';

/** Data younger than this are not reloaded. */
const FRESH_MS = 60_000;

/**
 * Reloads mirrored data when a screen opens, if they are older than a minute or missing. `at` is in epoch
 * milliseconds, undefined while it is read.
 */
export function useRefreshOld(at: number | null | undefined): void {
  const { vault, env } = useDevice();
  const hasLooked = useRef(false);
  useEffect(() => {
    if (at === undefined || hasLooked.current) return;
    hasLooked.current = true;
    if (at === null || env.now() - at > FRESH_MS) announce(vault.name, 'refresh');
  }, [at, vault, env]);
}
