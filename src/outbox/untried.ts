import { linhaKey } from '#domain/cart/linha.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import { kindOf } from './intents/kinds.ts';

/**
 * True for an untried row: it may still be changed or taken back. False for a row in a file: another device
 * may try it.
 */
export const isUntried = (row: OutboxRow): boolean =>
  !isFuture(row) && row.state === 'queued' && row.tries === 0 && row.frozen === null && !row.copied;

/**
 * True for a row that later changes never merge across: a submission, the making, end or deletion of a return, or a row
 * of a newer build.
 */
const isBarrier = (row: OutboxRow): boolean => isFuture(row) || kindOf(row.intent)?.isBarrier === true;

const linhaOf = ({ intent }: OutboxRow): string | null =>
  intent.tipo === 'linha' ? linhaKey(intent.linha) : null;

/**
 * Returns the rows of a lane, in order, that a new change may merge into. A row from another device's file
 * stands behind earlier rows of its line and overrides them: the new change must come behind it too.
 */
export function mergeable(rows: readonly OutboxRow[]): OutboxRow[] {
  const overridden = new Set<string>();
  const found: OutboxRow[] = [];
  for (const row of rows.slice(rows.findLastIndex(isBarrier) + 1).toReversed()) {
    const linha = linhaOf(row);
    if (isUntried(row) && !(linha !== null && overridden.has(linha))) found.push(row);
    else if (linha !== null) overridden.add(linha);
  }
  return found.reverse();
}
