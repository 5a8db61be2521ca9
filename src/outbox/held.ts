import type { EnvioIntent, Intent, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { isLostOrder } from './envio/lost-order.ts';
import { kindOf } from './intents/kinds.ts';

/** True when the order that a submission asks for depends on the change. */
export const isPartOf = (intent: Intent, envio: EnvioIntent): boolean =>
  kindOf(intent)?.isPartOf(intent, envio) ?? false;

/**
 * True if an undecided refused change keeps a row of its lane from being sent: a refused submission holds all
 * later rows; any other holds only a submission that it is part of. `envio` is the row's own submission, or the
 * one that the row is a step of.
 */
export function isHeldBy(
  parked: Pick<ParkedRow, 'seq' | 'intent' | 'lane' | 'codigo'>,
  row: Pick<OutboxRow, 'seq' | 'intent' | 'lane'>,
  envio: EnvioIntent | null = row.intent.tipo === 'envio' ? row.intent : null,
): boolean {
  // A lost order was confirmed, and later changes with it.
  if (parked.lane !== row.lane || isLostOrder(parked)) return false;
  if (kindOf(parked.intent)?.isBarrier) return parked.seq < row.seq;
  return envio !== null && isPartOf(parked.intent, envio);
}

/** Returns the first refused change that holds this order until a person decides; undefined when none does. */
export const heldBackBy = (
  { parked }: { parked: readonly ParkedRow[] },
  row: Parameters<typeof isHeldBy>[1],
): ParkedRow | undefined => parked.filter((p) => isHeldBy(p, row)).toSorted((a, b) => a.seq - b.seq)[0];
