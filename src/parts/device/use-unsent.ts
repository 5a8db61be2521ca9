import { readUnsent, type Unsent } from '#outbox/unsent.ts';
import { useDevice } from './device.tsx';
import { useLiveQuery } from './live-query.ts';

/** What the logged-in user has on this device alone, followed as it is sent; undefined while it is read. */
export function useUnsent(): Unsent | undefined {
  const { vault } = useDevice();
  return useLiveQuery(() => readUnsent(vault), [vault]);
}
