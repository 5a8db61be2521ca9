import type { OutboxRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';

/**
 * Never tried, so that nobody else has seen it: it may still be changed or taken back. One that is in a file may
 * be tried by another device.
 */
export const isUntried = (row: OutboxRow): boolean =>
  !isFuture(row) && row.state === 'queued' && row.tries === 0 && row.frozen === null && !row.copied;

/** True for a row that later ones must not be merged across: a submission, or what a newer build wrote. */
const isBarrier = (row: OutboxRow): boolean =>
  isFuture(row) || row.intent.tipo === 'envio' || row.intent.tipo === 'etapa';

/** The rows of a lane, in order, that a new change may still be merged with. */
export function mergeable(rows: readonly OutboxRow[]): OutboxRow[] {
  return rows.slice(rows.findLastIndex(isBarrier) + 1).filter(isUntried);
}
