import { useEffect, useState } from 'react';
import { consultarSessoes } from '#contract/access/sessoes.ts';
import { BRIEF, request } from '#net/request.ts';

/** The status of an answer to somebody whose session is over. */
const SEM_SESSAO = 401;

/**
 * Asks the server about a session that seems to have ended. Returns whether the user's data has to stay hidden: until
 * the server has called the session good, or cannot be reached. A refusal is told to `onSessionEnd`.
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
