import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { QueryClient } from '@tanstack/react-query';
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { falhaOf } from '#parts/failure/lido.ts';

/** The only query that may be written to storage: start-up needs it, and it holds no private data. */
export const PARAMETROS_KEY = ['parametros'] as const;

/** The storage key of the parameters. */
export const PARAMETROS_STORAGE = 'GSParametros';

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, networkMode: 'always', staleTime: 5 * 60_000 } },
});

/** Retries the reads that failed because the session had expired, so that the user continues where they were. */
export const readAgainAfterEntry = (): Promise<void> =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => falhaOf(state.error)?.kind === 'sessao',
  });

/**
 * Drops data that was read under a session. The parameters stay: they are public, and the app needs them to open
 * offline.
 */
export const forgetReads = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PARAMETROS_KEY[0] });

/** Keeps the parameters from one start to the next, so that the app opens completely offline. */
export const persistOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister: createSyncStoragePersister({ storage: localStorage, key: PARAMETROS_STORAGE }),
  maxAge: Number.POSITIVE_INFINITY,
  dehydrateOptions: { shouldDehydrateQuery: (query) => query.queryKey[0] === PARAMETROS_KEY[0] },
};
