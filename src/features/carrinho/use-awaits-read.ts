import { useEffect, useState } from 'react';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';

/** The longest wait for the server's cart. */
const PATIENCE_MS = 5000;

/**
 * True while the server's response is awaited for a cart last read, at `at`, before this page was opened: another
 * device may have begun one meanwhile. Never offline, and not for long.
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
