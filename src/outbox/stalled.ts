import type { OutboxRow } from '#vault/outbox-rows.ts';

/** After so many tries, a lane that others overtake does not wait for the network. */
const STALLED_TRIES = 10;

/** Evidence that the network works: the server was just reached, or accepted another change. */
export type Reachability = { connected: boolean; lastConfirmedAt: number | null };

/**
 * Returns the lanes that stand still ('parado'): their first row was tried ten times or more, although the
 * connection is good or the server accepted another change since that row was made. For display only: the
 * sender still tries them.
 */
export function stalledLanes(
  rows: readonly OutboxRow[],
  { connected, lastConfirmedAt }: Reachability,
): ReadonlySet<string> {
  const lanes = Map.groupBy(rows, (row) => row.lane).values();
  const heads = [...lanes].map((lane) => lane.reduce((first, row) => (row.seq < first.seq ? row : first)));
  return new Set(
    heads
      .filter(({ tries, at }) => {
        const overtaken = lastConfirmedAt !== null && lastConfirmedAt > at;
        return tries >= STALLED_TRIES && (connected || overtaken);
      })
      .map((head) => head.lane),
  );
}
