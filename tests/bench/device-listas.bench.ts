import { type Launch, onFreshPage, withBenchPage } from './browser.ts';
import { percentile, type Row } from './row.ts';

const COUNT = 5000;
const SLOWDOWN = 4;
const AT_MOST_MS = 100;

const toRow = (name: string, times: readonly number[]): Row => {
  const value = percentile(times, 0.95);
  return {
    name: `${name}, ${COUNT} of one customer, page's thread ${SLOWDOWN} times slower, p95, Chromium`,
    value,
    unit: 'ms',
    against: 'a touch answered at once',
    ratio: null,
    goal: `${AT_MOST_MS} ms at most`,
    holds: value <= AT_MOST_MS,
  };
};

/** The lists of orders and invoices of a customer who has very many, filtered and sorted in a real browser. */
export async function rows(launch: Launch): Promise<Row[]> {
  const { read, pedidos, notas } = await withBenchPage(launch, ({ url, withBrowser }) =>
    withBrowser((context) =>
      onFreshPage(context, url, (count: number) => globalThis.bench.timeListas(count), COUNT, SLOWDOWN),
    ),
  );
  return [
    // From the disk, without their lines: a screen shows that it loads meanwhile.
    {
      ...toRow('orders of 90 days read', read),
      goal: '600 ms at most',
      holds: percentile(read, 0.95) <= 600,
    },
    toRow('orders filtered and sorted', pedidos),
    toRow('invoices filtered and sorted', notas),
  ];
}
