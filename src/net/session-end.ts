import type { Recusa } from '#contract/wire/recusa.ts';
import { readSession } from './session.ts';

type Listener = (erro: Recusa) => void;

const listeners = new Set<Listener>();

/**
 * Calls back with the server's words when a screen's request was refused because its session ended. Returns a
 * function that stops it. A refusal of a queued request holds the queue and is not reported here.
 */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Status of a refusal because the session ended. */
const SEM_SESSAO = 401;

/** Reports a 401 as the end of the session, unless another session has begun since the request. */
export function tellSessionEnd(
  token: string | null | undefined,
  { status, erro }: { status: number; erro: Recusa },
): void {
  if (status !== SEM_SESSAO || !token || readSession()?.token !== token) return;
  for (const listener of listeners) listener(erro);
}
