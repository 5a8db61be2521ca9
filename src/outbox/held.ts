import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { EnvioIntent, Intent, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { isLostOrder } from './envio/lost-order.ts';
import { kindOf } from './intents/kinds.ts';

/** True if the order that the submission asks for depends on the change. */
export const isPartOf = (intent: Intent, envio: EnvioIntent): boolean =>
  kindOf(intent)?.isPartOf(intent, envio) ?? false;

/** A refused line holds the end of its return; a return that the server does not have holds every later change. */
function holdsDevolucao(
  parked: Pick<ParkedRow, 'seq' | 'codigo'>,
  row: Pick<OutboxRow, 'seq' | 'intent'>,
): boolean {
  if (parked.seq > row.seq) return false;
  return parked.codigo === 'nao-encontrado' || row.intent.tipo === 'devolucao-finalizar';
}

/**
 * True if an undecided refused change holds a row of its lane back. A refused submission holds all later
 * rows; any other change holds only a submission that it is part of. `envio`: the row's own submission, or
 * the submission that the row is a step of.
 */
export function isHeldBy(
  parked: Pick<ParkedRow, 'seq' | 'intent' | 'lane' | 'codigo'>,
  row: Pick<OutboxRow, 'seq' | 'intent' | 'lane'>,
  envio: EnvioIntent | null = row.intent.tipo === 'envio' ? row.intent : null,
): boolean {
  // A lost order was confirmed once, so it holds no later change.
  if (parked.lane !== row.lane || isLostOrder(parked)) return false;
  if (kindOf(parked.intent)?.isBarrier) return parked.seq < row.seq;
  if (isDevolucao(row.intent)) return holdsDevolucao(parked, row);
  return envio !== null && isPartOf(parked.intent, envio);
}

/** Returns the first of these refused changes that holds the row; undefined if there is none. */
export const heldBackBy = (
  { parked }: { parked: readonly ParkedRow[] },
  row: Parameters<typeof isHeldBy>[1],
): ParkedRow | undefined => parked.filter((p) => isHeldBy(p, row)).toSorted((a, b) => a.seq - b.seq)[0];
