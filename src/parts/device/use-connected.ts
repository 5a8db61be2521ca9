import { useOnline } from './use-online.ts';
import { useSyncStatus } from './use-sync-status.ts';

/** False while the device has no network, or the server did not respond to the last try; true until that is known. */
export function useConnected(): boolean {
  const isOnline = useOnline();
  return (useSyncStatus()?.connected ?? true) && isOnline;
}
