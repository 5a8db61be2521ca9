import { type Launch, onFreshPage, withBenchPage } from './browser.ts';
import { type Promised, pairRow, type Row } from './row.ts';

const RUNS = 9;

/** A whole mirror in a real browser: real worker, real disk, the server's own stream over HTTP. */
export async function rows(launch: Launch): Promise<Row[]> {
  const times = await withBenchPage(launch, async ({ url, token, withBrowser }) => {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      const input = { token, bareFirst: run % 2 === 1 };
      const measure = (i: typeof input) => globalThis.bench.timeMirror(i.token, i.bareFirst);
      runs.push(await withBrowser((context) => onFreshPage(context, url, measure, input)));
    }
    return runs;
  });
  const promised: Promised = {
    against: 'fetch + parse + one packed write of the same bytes',
    atMost: 1.5,
    in: 'times',
  };
  const catalogues = times.map(({ catalogue }) => catalogue);
  const prices = times.map(({ prices }) => prices);
  return [
    pairRow('mirror of 29,849 products, Chromium', catalogues, promised),
    pairRow('mirror of one price table, Chromium', prices, promised),
  ];
}
