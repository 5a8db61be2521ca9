import type { Recusa } from '#contract/recusa.ts';
import { readSession } from './session.ts';

type Listener = (erro: Recusa) => void;

const listeners = new Set<Listener>();

/**
 * Calls back with the server's words when a screen's request was refused because its session is over; answers how to
 * stop. What the queue sends is not a screen's: its refusals hold the queue and tell nobody here.
 */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells of a refused request, unless another session has begun since it was sent. */
export function tellSessionEnd(token: string | null | undefined, erro: Recusa): void {
  if (!token || readSession()?.token !== token) return;
  for (const listener of listeners) listener(erro);
}
