/**
 * One response of a load test: the request's name, its time in milliseconds and its status (0 without a response).
 * @typedef {{ name: string, ms: number, status: number }} Sample
 * @typedef {{ name: string, count: number, p50: number, p95: number, p99: number, refusals: string }} Summary
 */

/**
 * Returns the smallest value that `share` (0 to 1) of all values do not exceed; NaN for an empty list.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Returns the statuses other than success with their counts: `429 x 12, none x 1`; '-' if all succeeded.
 * @param {readonly Sample[]} samples
 */
function refusalsOf(samples) {
  const counts = Map.groupBy(
    samples.filter(({ status }) => status < 200 || status >= 300),
    ({ status }) => status,
  );
  const told = [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, all]) => `${status === 0 ? 'none' : status} x ${all.length}`);
  return told.length === 0 ? '-' : told.join(', ');
}

/**
 * @param {string} name
 * @param {readonly Sample[]} samples
 * @returns {Summary} the times of all of them, refusals included
 */
export function summarise(name, samples) {
  const times = samples.map(({ ms }) => ms);
  return {
    name,
    count: samples.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    refusals: refusalsOf(samples),
  };
}

/**
 * Returns a row for all samples, then one for each name, in order of first appearance.
 * @param {string} whole
 * @param {readonly Sample[]} samples
 * @returns {Summary[]}
 */
export function summaries(whole, samples) {
  const byName = Map.groupBy(samples, ({ name }) => name);
  return [summarise(whole, samples), ...[...byName].map(([name, some]) => summarise(name, some))];
}

const HEADINGS = ['what', 'answers', 'p50 ms', 'p95 ms', 'p99 ms', 'other statuses'];

/** @param {number} ms */
const short = (ms) => (Number.isNaN(ms) ? '-' : ms.toFixed(0));

/**
 * @param {readonly Summary[]} rows
 * @returns {string} a table in Markdown
 */
export function loadTable(rows) {
  const cells = rows.map(({ name, count, p50, p95, p99, refusals }) => [
    name,
    String(count),
    short(p50),
    short(p95),
    short(p99),
    refusals,
  ]);
  return [HEADINGS, HEADINGS.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Returns the growth of a value over time as a share of the readings' mean: the least-squares line, without the first
 * third, in which caches fill.
 * @param {readonly number[]} readings at equal distances
 */
export function growthOf(readings) {
  const late = readings.slice(Math.floor(readings.length / 3));
  if (late.length < 2) return 0;
  const middle = (late.length - 1) / 2;
  const mean = late.reduce((sum, value) => sum + value, 0) / late.length;
  const rise = late.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0);
  const run = late.reduce((sum, _value, i) => sum + (i - middle) ** 2, 0);
  return mean === 0 ? 0 : ((rise / run) * (late.length - 1)) / mean;
}

/** Growth up to this share is noise. */
const NOISE = 0.1;

/**
 * True when a value stays level; a difference of up to `few` counted things is noise too.
 * @param {readonly number[]} readings
 * @param {number} few
 */
export function isFlat(readings, few = 0) {
  const late = readings.slice(Math.floor(readings.length / 3));
  const mean = late.reduce((sum, value) => sum + value, 0) / Math.max(1, late.length);
  const growth = growthOf(readings);
  return growth <= NOISE || growth * mean <= few;
}
