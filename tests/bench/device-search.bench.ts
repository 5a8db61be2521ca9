import { readCatalogueSample } from '#tests/support/catalogue-sample.ts';
import { type Ground, type Launch, onFreshPage, withBenchPage } from './browser.ts';
import { realQueries } from './catalogue-queries.ts';
import { type Pair, pairRow, percentile, type Row } from './row.ts';

const COLD_RUNS = 7;
const ROUNDS = 5;
/** A browser slows down a page's own thread, not its workers: so the slow start has no worker. */
const SLOWDOWN = 4;

/** A device's work with the catalogue on its disk, in a real browser: open it, and search while somebody types. */
export async function rows(launch: Launch): Promise<Row[]> {
  const queries = realQueries(await readCatalogueSample()).map(({ text }) => text);
  const { cold, slow, searches } = await withBenchPage(launch, async (ground) => {
    const { url, token, withBrowser } = ground;
    await withBrowser((context) =>
      onFreshPage(context, url, (t: string) => globalThis.bench.fillDevice(t), token),
    );
    return {
      cold: await timeColdStarts(ground, 1),
      slow: await timeColdStarts(ground, SLOWDOWN),
      searches: await timeSearches(ground, queries),
    };
  });
  const scan = `bare scan of the same texts in the page, ${queries.length} queries, ids only`;
  const read = 'read and parse the stored feed, fold its texts, scan them';
  return [
    pairRow('cold start, disk to first priced answer, Chromium', cold, {
      against: read,
      atMost: 300,
      in: 'ms',
    }),
    pairRow(`cold start, the same in a page's own thread ${SLOWDOWN} times slower, Chromium`, slow, {
      against: `${read}, as slow`,
      atMost: 900,
      in: 'ms',
    }),
    ...[0.5, 0.95].map((share) =>
      pairRow(
        `keystroke to 60 priced rows through the worker, p${share * 100}, Chromium`,
        searches,
        { against: scan, atMost: 1, in: 'times' },
        share,
      ),
    ),
  ];
}

/** Each in a browser restarted on the same profile; the operating system's file cache stays warm. */
async function timeColdStarts({ url, withBrowser }: Ground, slowdown: number): Promise<Pair[]> {
  const runs: Pair[] = [];
  const inWorker = (bareFirst: boolean) => globalThis.bench.timeColdStart('losart 50 30', bareFirst);
  const inPage = (bareFirst: boolean) => globalThis.bench.timeColdStartHere('losart 50 30', bareFirst);
  const measure = slowdown === 1 ? inWorker : inPage;
  for (let run = 0; run < COLD_RUNS; run++) {
    runs.push(await withBrowser((context) => onFreshPage(context, url, measure, run % 2 === 1, slowdown)));
  }
  return runs;
}

/** One pair for each query: the middle one of its rounds. */
async function timeSearches({ url, withBrowser }: Ground, queries: string[]): Promise<Pair[]> {
  const input = { queries, rounds: ROUNDS };
  const measure = (i: typeof input) => globalThis.bench.timeSearches(i.queries, i.rounds);
  const rounds = await withBrowser((context) => onFreshPage(context, url, measure, input));
  const middle = (query: number, side: keyof Pair) =>
    percentile(
      rounds.flatMap((pairs) => pairs[query]?.[side] ?? []),
      0.5,
    );
  return queries.map((_, query) => ({ ours: middle(query, 'ours'), bare: middle(query, 'bare') }));
}
