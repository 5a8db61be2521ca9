import type { Queries } from '#server/queries/queries.ts';

type Esquecimento = {
  readonly queries: Pick<Queries, 'eventos'>;
  readonly onError: (error: unknown, failure: string) => void;
};

/** Forgets old events that were taken, and reports those that stay: the company's system has stopped taking them. */
export async function esquecerEventos(
  { queries, onError }: Esquecimento,
  before: Date,
  signal?: AbortSignal,
): Promise<void> {
  const left = await queries.eventos.forget(before, signal);
  if (left > 0) {
    const since = before.toISOString().slice(0, 10);
    onError(new Error(`${left} events from before ${since} were not taken`), 'events wait for too long');
  }
}
