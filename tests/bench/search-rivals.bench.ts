import { type RivalTimes, timeRival } from './rival-times.ts';
import { percentile, type Row } from './row.ts';

const LIST = 29_849;
const LARGE = 100_000;
const SCAN = 'bare indexOf scan';
const QUICK = [SCAN, 'FlexSearch', 'uFuzzy'];
/** Up to two seconds a query at the larger size: minutes of measuring without a new result. */
const SLOW = ['MiniSearch', 'Orama'];
const MOST_OF_SCAN = 0.25;
const MOST_MEGABYTES = 25;

/** From a keystroke to the ids of the first screen, each way of searching in a Node worker of its own. */
export async function rows(): Promise<Row[]> {
  const list = await timeAll(LIST, [...QUICK, ...SLOW], 3);
  const large = await timeAll(LARGE, QUICK, 1);
  return [...list.rows, memoryRow(list.ours), ...large.rows];
}

async function timeAll(
  products: number,
  rivals: readonly string[],
  times: number,
): Promise<{ ours: RivalTimes; rows: Row[] }> {
  const ours = await timeRival({ rival: 'ours', products, times: 15 });
  const rows: Row[] = [];
  for (const rival of rivals) rows.push(toRow(ours, await timeRival({ rival, products, times })));
  return { ours, rows };
}

function toRow(ours: RivalTimes, theirs: RivalTimes): Row {
  const value = percentile(ours.took, 0.95);
  const p95 = percentile(theirs.took, 0.95);
  const ratio = value / p95;
  const atMost = theirs.rival === SCAN ? MOST_OF_SCAN : 1;
  return {
    name: `keystroke to ids in a worker, ${ours.products.toLocaleString('en-US')} products, p95`,
    value,
    unit: 'ms',
    against: `${theirs.rival}: ${p95.toFixed(1)} ms, ready in ${Math.round(theirs.built)} ms, ${Math.round(theirs.megabytes)} MB`,
    ratio,
    goal: `${atMost} times at most`,
    holds: ratio <= atMost,
  };
}

function memoryRow({ megabytes }: RivalTimes): Row {
  return {
    name: 'whole worker with columns, prices, filters, counts and both orders by price',
    value: megabytes,
    unit: 'MB',
    against: 'none',
    ratio: null,
    goal: `${MOST_MEGABYTES} MB at most`,
    holds: megabytes <= MOST_MEGABYTES,
  };
}
