import { readCatalogueSample } from '#tests/support/catalogue-sample.ts';
import { type Launch, onFreshPage, withBenchPage } from './browser.ts';
import { realQueries } from './catalogue-queries.ts';
import { pairRow, percentile, type Row } from './row.ts';

const MUTATIONS = 1000;
const RUNS = 3;
const LONGEST_TASK = 50;

/** The queue sent to the real server, and the time for which mirror, search and queue hold the page's own thread. */
export async function rows(launch: Launch): Promise<Row[]> {
  const queries = realQueries(await readCatalogueSample()).map(({ text }) => text);
  const { drains, tasks } = await withBenchPage(launch, ({ url, token, withBrowser }) =>
    withBrowser(async (context) => {
      await onFreshPage(context, url, (t: string) => globalThis.bench.fillDevice(t), token);
      const found = [];
      const inPage = (i: { token: string; queries: string[] }) =>
        globalThis.bench.findLongestTasks(i.token, i.queries);
      for (let run = 0; run < RUNS; run++) {
        found.push(await onFreshPage(context, url, inPage, { token, queries }));
      }
      const pairs = [];
      for (let run = 0; run < RUNS; run++) {
        const input = { token, count: MUTATIONS, bareFirst: run % 2 === 1 };
        const drain = (i: typeof input) => globalThis.bench.timeDrain(i.token, i.count, i.bareFirst);
        pairs.push(await onFreshPage(context, url, drain, input));
      }
      return { drains: pairs, tasks: found };
    }),
  );
  const against = 'a bare loop of the same requests, three at a time';
  return [
    pairRow('drain of 1,000 mutations, Chromium', drains, { against, atMost: 1.3, in: 'times' }),
    ...(['mirror', 'search', 'drain'] as const).map((kind) =>
      taskRow(
        kind,
        tasks.map((longest) => longest[kind]),
      ),
    ),
  ];
}

/** The middle of the runs; 0 says that no task was long. */
function taskRow(kind: string, longest: readonly number[]): Row {
  const value = percentile(longest, 0.5);
  return {
    name: `longest task of the page's thread during ${kind} (0: none over ${LONGEST_TASK} ms), Chromium`,
    value,
    unit: 'ms',
    against: 'none',
    ratio: null,
    goal: `${LONGEST_TASK} ms at most`,
    holds: value <= LONGEST_TASK,
  };
}
