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

/** The status of an answer to somebody whose session is over. */
const SEM_SESSAO = 401;

/** Tells of a request that was refused so, unless another session has begun since it was sent. */
export function tellSessionEnd(
  token: string | null | undefined,
  { status, erro }: { status: number; erro: Recusa },
): void {
  if (status !== SEM_SESSAO || !token || readSession()?.token !== token) return;
  for (const listener of listeners) listener(erro);
}
