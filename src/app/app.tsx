import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { persistOptions, queryClient } from './query-client.ts';
import { Shell } from './shell.tsx';

/** The whole app, with the server's replies that need a signal around it. */
export function App() {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
      <Shell />
    </PersistQueryClientProvider>
  );
}
