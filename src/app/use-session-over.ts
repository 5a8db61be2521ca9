import { useEffect, useState } from 'react';
import { consultarSessoes } from '#contract/sessoes.ts';
import { BRIEF, request } from '#net/request.ts';
import { useNow } from '#parts/use-now.ts';
import { useSyncStatus } from '#parts/use-sync-status.ts';
import { useSession } from './use-session.ts';

/** How often the token's end is looked at. */
const EXPIRY_CHECK_MS = 60_000;

/**
 * Whether the session ended: the server said so, or the token's own time is over. With a signal the server is asked
 * about the latter, since a device's clock may be wrong: its no is told to `onSessionEnd`, its yes is believed.
 */
export function useSessionOver(): { isOver: boolean; connected: boolean } {
  const session = useSession();
  const status = useSyncStatus();
  const now = useNow(EXPIRY_CHECK_MS);
  const [goodToken, setGoodToken] = useState<string | null>(null);
  const connected = status?.connected ?? true;
  const isPast = session !== null && Date.parse(session.expiraEm) <= now && session.token !== goodToken;
  const token = session?.token ?? null;
  useEffect(() => {
    if (!isPast || !connected || token === null) return;
    request(consultarSessoes, {}, { token, ...BRIEF }).then(
      (reply) => {
        if (reply.ok) setGoodToken(token);
      },
      (error: unknown) => console.error('the server could not be asked about the session', error),
    );
  }, [isPast, connected, token, now]);
  return { isOver: (status?.authHeld ?? false) || isPast, connected };
}
