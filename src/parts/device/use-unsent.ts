import { readUnsent, type Unsent } from '#outbox/unsent.ts';
import { useDevice } from './device.tsx';
import { useLiveQuery } from './live-query.ts';

/** Returns the signed-in user's unsent changes, updated as they are sent; undefined while they are read. */
export function useUnsent(): Unsent | undefined {
  const { vault } = useDevice();
  return useLiveQuery(() => readUnsent(vault), [vault]);
}
