import type { OutboxRow } from '#vault/outbox-rows.ts';

/** After so many tries a lane that others overtake is no matter of the network. */
const STALLED_TRIES = 10;

/** Evidence that the network works: the server was just reached, or accepted another change. */
export type Reachability = { connected: boolean; lastConfirmedAt: number | null };

/**
 * The lanes that stand still ('parado'): the first row was tried ten times or more while the connection is good
 * or others got through since that row was made. They are tried on all the same; this is for the eye only.
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
