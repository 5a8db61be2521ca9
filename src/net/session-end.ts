import type { Recusa } from '#contract/recusa.ts';
import { readSession } from './session.ts';

/** `isBackground`: nobody waits for the answer, so that nobody is interrupted by it. */
type Listener = (erro: Recusa, isBackground: boolean) => void;

const listeners = new Set<Listener>();

/**
 * Calls back with the server's words when a screen's request was refused because its session is over; answers how to
 * stop. What the queue sends is not a screen's: its refusals hold the queue and tell nobody here.
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
  isBackground = false,
): void {
  if (status !== SEM_SESSAO || !token || readSession()?.token !== token) return;
  for (const listener of listeners) listener(erro, isBackground);
}
