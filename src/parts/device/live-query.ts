import type { useLiveQuery as Follow } from 'dexie-react-hooks';
import { createContext, useContext } from 'react';

type Follower = typeof Follow;

/** Dexie's hook while a device is open; only its provider loads Dexie's code. */
export const LiveQueryContext = createContext<Follower>(() => undefined);

/**
 * Follows the result of a query of the vault, undefined until the first; Dexie's `useLiveQuery`, from the module
 * that opened the device. A visitor has no vault and always reads undefined: no database code is fetched before
 * the first result.
 */
export const useLiveQuery: Follower = <T>(read: () => Promise<T> | T, deps?: unknown[]): T | undefined => {
  const useFollower = useContext(LiveQueryContext);
  return useFollower(read, deps);
};
