import { useEffect, useState } from 'react';
import { consultarSessoes } from '#contract/access/sessoes.ts';
import { BRIEF, request } from '#net/request.ts';
import { type Device, useOptionalDevice } from '#parts/device/device.tsx';
import { useNow } from '#parts/device/use-now.ts';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { useSession } from './use-session.ts';

/** How often the token's expiry is checked. */
const EXPIRY_CHECK_MS = 60_000;

/** Loaded on use: a visitor does without this code. */
async function sendNow({ vault }: Device): Promise<void> {
  const { announce } = await import('#outbox/wake.ts');
  announce(vault.name, 'now');
}

/**
 * `isOver` is true when the session seems to have ended and the server cannot confirm it: the queue was refused, or the
 * token has expired. With a signal the server is asked first, since a device's clock may be wrong: a refusal is
 * reported to `onSessionEnd` and shuts the device.
 */
export function useSessionOver(): { isOver: boolean; connected: boolean } {
  const session = useSession();
  const device = useOptionalDevice();
  const status = useSyncStatus();
  const now = useNow(EXPIRY_CHECK_MS);
  const [goodToken, setGoodToken] = useState<string | null>(null);
  const [askedToken, setAskedToken] = useState<string | null>(null);
  const connected = status?.connected ?? true;
  const isPast = session !== null && Date.parse(session.expiraEm) <= now && session.token !== goodToken;
  const isDoubted = isPast || (status?.authHeld ?? false);
  const token = session?.token ?? null;
  useEffect(() => {
    if (!isDoubted || !connected || token === null) return;
    request(consultarSessoes, {}, { token, ...BRIEF })
      .then((reply) => {
        if (reply.ok) setGoodToken(token);
        const isRefused = !reply.ok && reply.error.kind === 'refused';
        if (!isRefused) setAskedToken(token);
        // Another tab's session may hold the queue: the sender checks that.
        return reply.ok && device ? sendNow(device) : undefined;
      })
      .catch((error: unknown) => console.error('the server could not be asked about the session', error));
  }, [isDoubted, connected, token, now, device]);
  return { isOver: isDoubted && (!connected || askedToken === token), connected };
}
