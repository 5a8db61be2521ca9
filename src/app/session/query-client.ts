import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { QueryClient } from '@tanstack/react-query';
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { falhaOf } from '#parts/failure/lido.ts';

/** The one query that may be written to storage: what start-up needs and nobody's private data. */
export const PARAMETROS_KEY = ['parametros'] as const;

/** Where they are written. */
export const PARAMETROS_STORAGE = 'GSParametros';

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, networkMode: 'always', staleTime: 5 * 60_000 } },
});

/** Asks again whatever a screen could not read because the session was over: the person finds it where he was. */
export const readAgainAfterEntry = (): Promise<void> =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => falhaOf(state.error)?.kind === 'sessao',
  });

/**
 * Drops what was read under a session. The parameters stay: they are public, and the app needs them to open without a
 * signal.
 */
export const forgetReads = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PARAMETROS_KEY[0] });

/** Keeps the parameters from one start to the next, so that the app opens whole without a signal. */
export const persistOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister: createSyncStoragePersister({ storage: localStorage, key: PARAMETROS_STORAGE }),
  maxAge: Number.POSITIVE_INFINITY,
  dehydrateOptions: { shouldDehydrateQuery: (query) => query.queryKey[0] === PARAMETROS_KEY[0] },
};
