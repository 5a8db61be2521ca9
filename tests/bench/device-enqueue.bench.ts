import { type Launch, onFreshPage, withBenchPage } from './browser.ts';
import { type Promised, pairRow, type Row } from './row.ts';

const TIMES = 300;

/** A cart line from the tap to its commit on the disk, in a real browser. */
export async function rows(launch: Launch): Promise<Row[]> {
  const pairs = await withBenchPage(launch, ({ url, withBrowser }) =>
    withBrowser((context) =>
      onFreshPage(context, url, (times: number) => globalThis.bench.timeEnqueue(times), TIMES),
    ),
  );
  const promised: Promised = {
    against: 'one strict put of the same row into a bare store',
    atMost: 2,
    in: 'times',
  };
  return [0.5, 0.95].map((share) =>
    pairRow(`enqueue of a cart line, strict commit, p${share * 100}, Chromium`, pairs, promised, share),
  );
}
