import { type Launch, onFreshPage, withBenchPage } from './browser.ts';
import { pairRow, type Row } from './row.ts';

/** The second is the longest cart that is rendered whole. */
const LINES = { long: 900, short: 60, times: 9 };
const SLOWDOWN = 4;

/** The cart screen of very many lines, from the disk until its counters are on screen, in a real browser. */
export async function rows(launch: Launch): Promise<Row[]> {
  const pairs = await withBenchPage(launch, ({ url, withBrowser }) =>
    withBrowser((context) =>
      onFreshPage(context, url, (lines: typeof LINES) => globalThis.bench.timeCarts(lines), LINES, SLOWDOWN),
    ),
  );
  return [
    pairRow(
      `cart of ${LINES.long} lines opened, page's thread ${SLOWDOWN} times slower, p50, Chromium`,
      pairs,
      {
        against: `a cart of ${LINES.short} lines`,
        atMost: 2,
        in: 'times',
      },
    ),
  ];
}
