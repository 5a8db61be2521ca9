import { useEffect } from 'react';
import { tellLeftSessions } from '#net/left-sessions.ts';
import { useSession } from './use-session.ts';

/** The browser does not always report that the signal is back. */
const AGAIN_MS = 5 * 60_000;

/** Tells the server of sessions that were left offline: at the start, with each log-in, and when the signal is back. */
export function useLeftSessions(): void {
  const token = useSession()?.token ?? null;
  useEffect(() => {
    const tell = () => {
      tellLeftSessions().catch((error: unknown) => console.warn('a left session could not be told', error));
    };
    tell();
    const timer = setInterval(tell, AGAIN_MS);
    window.addEventListener('online', tell);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tell);
    };
  }, [token]);
}
