import { useEffect } from 'react';
import { announce } from '#outbox/wake.ts';
import { useDevice } from './device.tsx';

/** What was brought within this is taken as it is. */
const FRESH_MS = 60_000;

/** Has mirrored data brought again where they are older than a minute, or were never here; undefined waits. */
export function useRefreshOld(at: number | null | undefined): void {
  const { vault, env } = useDevice();
  const isOld = at !== undefined && (at === null || env.now() - at > FRESH_MS);
  useEffect(() => {
    if (isOld) announce(vault.name, 'refresh');
  }, [vault, isOld]);
}
