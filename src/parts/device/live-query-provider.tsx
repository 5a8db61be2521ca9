import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { LiveQueryContext } from './live-query.ts';

/** Gives Dexie's hook to the screens of a device that is open. What is drawn below must not outlive a change of it. */
export function LiveQueryProvider({ children }: { children: ReactNode }) {
  return <LiveQueryContext value={useLiveQuery}>{children}</LiveQueryContext>;
}
