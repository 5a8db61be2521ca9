import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { LiveQueryContext } from './live-query.ts';

/** Provides Dexie's hook to the screens of an open device. Screens below must remount when the device changes. */
export function LiveQueryProvider({ children }: { children: ReactNode }) {
  return <LiveQueryContext value={useLiveQuery}>{children}</LiveQueryContext>;
}
