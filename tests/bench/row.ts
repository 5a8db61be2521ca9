/** One measurement, as `npm run bench` prints and keeps it. */
export type Row = {
  name: string;
  value: number;
  unit: string;
  /** What it was compared with, in words. */
  against: string;
  /** `value` over that of what it was compared with; null when it stands alone. */
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

/** Milliseconds of the middle one of `times` runs. */
export function timeOf(work: () => unknown, times: number): number {
  const runs = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return percentile(runs, 0.5);
}
