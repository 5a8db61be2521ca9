import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { Router } from 'wouter';
import { useAppLocation } from './screens/use-app-location.ts';
import { PARAMETROS_KEY, persistOptions, queryClient } from './session/query-client.ts';
import { Shell } from './shell.tsx';

/** Shows the stored parameters at once and asks for new ones whatever their age: each start has today's values. */
const askAgain = () => queryClient.invalidateQueries({ queryKey: PARAMETROS_KEY });

/** The whole app, inside the providers for server data. */
export function App() {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions} onSuccess={askAgain}>
      <Router hook={useAppLocation}>
        <Shell />
      </Router>
    </PersistQueryClientProvider>
  );
}
