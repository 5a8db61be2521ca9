import { useEffect, useState } from 'react';
import { consultarSessoes } from '#contract/access/sessoes.ts';
import { BRIEF, request } from '#net/request.ts';

/** The status of a response to an ended session. */
const SEM_SESSAO = 401;

/**
 * Asks the server about a session that seems to have ended. Returns true while the user's data must stay hidden: until
 * the server confirms the session or cannot be reached. A refusal is reported to `onSessionEnd`.
 */
export function useDoubtedSession(doubted: string | null, token: string | null): boolean {
  const [shownFor, setShownFor] = useState<string | null>(null);
  const isHidden = doubted !== null && doubted === token && doubted !== shownFor;
  useEffect(() => {
    if (!isHidden) return;
    request(consultarSessoes, {}, { token: doubted, ...BRIEF })
      .then((reply) => {
        const isOver = !reply.ok && reply.error.kind === 'refused' && reply.error.status === SEM_SESSAO;
        if (!isOver) setShownFor(doubted);
      })
      .catch((error: unknown) => {
        console.error('the server could not be asked about the session', error);
        setShownFor(doubted);
      });
  }, [isHidden, doubted]);
  return isHidden;
}
