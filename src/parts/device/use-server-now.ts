import { toServerTime } from '#outbox/server-time.ts';
import { useOptionalDevice } from './device.tsx';
import { useLiveQuery } from './live-query.ts';
import { useNow } from './use-now.ts';

/** Returns the server's time in epoch milliseconds, updated every `everyMs`. */
export function useServerNow(everyMs: number): number {
  const now = useNow(everyMs);
  const device = useOptionalDevice();
  const clock = useLiveQuery(() => device?.vault.checkpoints.get('clock'), [device]);
  return toServerTime(clock, now).at;
}
