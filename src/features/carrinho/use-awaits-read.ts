import { useEffect, useState } from 'react';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';

/** A server that has not told of the cart within this has nothing to tell soon. */
const PATIENCE_MS = 5000;

/**
 * Returns whether the server is about to tell of a cart that was last read, at `at`, before this page was opened.
 * Another device may have begun a cart meanwhile. Never without a signal, and not for long.
 */
export function useAwaitsRead(at: number | undefined): boolean {
  const status = useSyncStatus();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isOld = at !== undefined && at < performance.timeOrigin;
  return isOld && !isOver && (status === undefined || (status.connected && !status.authHeld));
}
