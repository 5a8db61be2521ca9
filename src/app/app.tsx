import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { Router } from 'wouter';
import { useAppLocation } from './screens/use-app-location.ts';
import { PARAMETROS_KEY, persistOptions, queryClient } from './session/query-client.ts';
import { Shell } from './shell.tsx';

/** What was kept is shown at once, and asked for again whatever its age: each start has the company's word of today. */
const askAgain = () => queryClient.invalidateQueries({ queryKey: PARAMETROS_KEY });

/** The whole app, with the server's replies that need a signal around it. */
export function App() {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions} onSuccess={askAgain}>
      <Router hook={useAppLocation}>
        <Shell />
      </Router>
    </PersistQueryClientProvider>
  );
}
