import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { EnvioIntent, Intent, OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { isLostDevolucao } from './devolucoes/lost-devolucao.ts';
import { isLostOrder } from './envio/lost-order.ts';
import { kindOf } from './intents/kinds.ts';

/** True if the order that the submission asks for depends on the change. */
export const isPartOf = (intent: Intent, envio: EnvioIntent): boolean =>
  kindOf(intent)?.isPartOf(intent, envio) ?? false;

/**
 * True if a refused change of a return holds every later change of it: the return's making or end, any change of a return
 * that the server does not have, and a change that a restored server lost.
 */
export const holdsAllLater = (parked: Pick<ParkedRow, 'intent' | 'codigo'>): boolean =>
  parked.codigo === 'nao-encontrado' || isLostDevolucao(parked) || kindOf(parked.intent)?.isBarrier === true;

/** A refused line holds the end of its return. */
const holdsDevolucao = (
  parked: Pick<ParkedRow, 'seq' | 'intent' | 'codigo'>,
  row: Pick<OutboxRow, 'seq' | 'intent'>,
): boolean => parked.seq <= row.seq && (holdsAllLater(parked) || row.intent.tipo === 'devolucao-finalizar');

/** True for two changes of one contact. */
const isOfSameContato = (a: Pick<OutboxRow, 'intent'>, b: Pick<OutboxRow, 'intent'>): boolean =>
  isContato(a.intent) && isContato(b.intent) && a.intent.contato === b.intent.contato;

/**
 * True if an undecided refused change holds a row of its lane back. A refused submission holds all later rows; a refused
 * change of a contact the contact's later ones; any other only a submission that it is part of. `envio`: the row's own
 * submission, or the submission that the row is a step of.
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
  if (isContato(row.intent)) return isOfSameContato(parked, row) && parked.seq < row.seq;
  return envio !== null && isPartOf(parked.intent, envio);
}

/** True if a later change in its lane depends on this one, and must be taken back first. */
export function isAwaited(row: Pick<OutboxRow, 'seq' | 'intent'>, lane: readonly OutboxRow[]): boolean {
  const later = lane.filter(({ seq }) => seq > row.seq);
  if (isContato(row.intent)) return later.some((other) => isOfSameContato(row, other));
  if (isVisita(row.intent)) return later.length > 0;
  if (!isDevolucao(row.intent))
    return later.some(({ intent }) => intent.tipo === 'envio' && isPartOf(row.intent, intent));
  const isBarrier = kindOf(row.intent)?.isBarrier === true;
  return later.some(({ intent }) => isBarrier || intent.tipo === 'devolucao-finalizar');
}

/** Returns the first of these refused changes that holds the row; undefined if there is none. */
export const heldBackBy = (
  { parked }: { parked: readonly ParkedRow[] },
  row: Parameters<typeof isHeldBy>[1],
): ParkedRow | undefined => parked.filter((p) => isHeldBy(p, row)).toSorted((a, b) => a.seq - b.seq)[0];
