import { useOptionalDevice } from './device.tsx';
import { useLiveQuery } from './live-query.ts';
import { useNow } from './use-now.ts';

/** The server's clock as it was heard last, in epoch milliseconds, looked at again every `everyMs`; until then the device's. */
export function useServerNow(everyMs: number): number {
  const now = useNow(everyMs);
  const device = useOptionalDevice();
  const clock = useLiveQuery(() => device?.vault.checkpoints.get('clock'), [device]);
  return clock?.name === 'clock' ? now + clock.ahead : now;
}
