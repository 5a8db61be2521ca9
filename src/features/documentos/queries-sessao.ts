import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession } from '#net/session.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';

/** Returns whether the session seems over and the server cannot be asked: only a log-in sends again. */
export function useSessaoVencida(): boolean {
  const session = useSyncExternalStore(onSessionChange, readSession);
  const status = useSyncStatus();
  const now = useNow();
  if (status === undefined || status.connected) return false;
  return status.authHeld || session === null || Date.parse(session.expiraEm) <= now;
}
