import { type Launch, onFreshPage, withBenchPage } from './browser.ts';
import { percentile, type Row } from './row.ts';

const COUNT = 5000;
const SLOWDOWN = 4;
const AT_MOST_MS = 100;
const READ_AT_MOST_MS = 600;

const toRow = (name: string, times: readonly number[], goal = AT_MOST_MS): Row => {
  const value = percentile(times, 0.95);
  return {
    name: `${name}, ${COUNT} of one customer, page's thread ${SLOWDOWN} times slower, p95, Chromium`,
    value,
    unit: 'ms',
    against: 'a touch answered at once',
    ratio: null,
    goal: `${goal} ms at most`,
    holds: value <= goal,
  };
};

/** The lists of orders and invoices of a customer who has very many, filtered and sorted in a real browser. */
export async function rows(launch: Launch): Promise<Row[]> {
  const times = await withBenchPage(launch, ({ url, withBrowser }) =>
    withBrowser((context) =>
      onFreshPage(context, url, (count: number) => globalThis.bench.timeListas(count), COUNT, SLOWDOWN),
    ),
  );
  // From the disk, without their lines: a screen shows that it loads meanwhile.
  return [
    toRow('orders of the week that the screen begins with read', times.semana),
    toRow('orders of 90 days read', times.historico, READ_AT_MOST_MS),
    toRow('invoices read', times.notasLidas, READ_AT_MOST_MS),
    toRow('orders filtered and sorted', times.pedidos),
    toRow('invoices filtered and sorted', times.notas),
    toRow('instalments filtered and sorted with their figures of today', times.contas),
  ];
}
