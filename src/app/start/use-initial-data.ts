import { useEffect, useRef } from 'react';
import { PARAMETROS_KEY, queryClient } from '#app/session/query-client.ts';
import { useSession } from '#app/session/use-session.ts';
import { refreshThemes } from '#app/theme/theme-keeper.ts';

/** Asks for the parameters and themes again with each new session; the start has asked already. */
export function useInitialData(): void {
  const token = useSession()?.token ?? null;
  const known = useRef(token);
  useEffect(() => {
    if (token === known.current) return;
    known.current = token;
    if (token === null) return;
    Promise.all([queryClient.invalidateQueries({ queryKey: PARAMETROS_KEY }), refreshThemes()]).catch(
      (error: unknown) => console.error('the initial data could not be asked for', error),
    );
  }, [token]);
}
