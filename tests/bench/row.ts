/** One measurement, as `npm run bench` prints and keeps it. */
export type Row = {
  name: string;
  value: number;
  unit: string;
  /** The comparison, in words. */
  against: string;
  /** `value` divided by that of the comparison; null when it stands alone. */
  ratio: number | null;
  /** The promise in words. */
  goal: string;
  holds: boolean;
};

/** The smallest value that `share` (0 to 1) of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Median of `times` runs, in milliseconds. */
export function timeOf(work: () => unknown, times: number): number {
  const runs = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return percentile(runs, 0.5);
}

/** A feature and the bare way of doing the same, in milliseconds, measured one right after the other. */
export type Pair = { ours: number; bare: number };

/** The promise for a pair: a ratio ('times') or a time ('ms') that is not exceeded. */
export type Promised = { against: string; atMost: number; in: 'times' | 'ms' };

/** The row of pairs: `value` is our time at that share, `ratio` is it divided by the bare one's at the same share. */
export function pairRow(name: string, pairs: readonly Pair[], promised: Promised, share = 0.5): Row {
  const shareOf = (side: keyof Pair): number =>
    percentile(
      pairs.map((pair) => pair[side]),
      share,
    );
  const value = shareOf('ours');
  const ratio = value / shareOf('bare');
  const { against, atMost } = promised;
  const holds = (promised.in === 'times' ? ratio : value) <= atMost;
  return { name, value, unit: 'ms', against, ratio, goal: `${atMost} ${promised.in} at most`, holds };
}
