import { get } from 'node:http';
import { type Launch, onFreshPage, withBenchPage } from './browser.ts';
import { type Promised, pairRow, type Row } from './row.ts';

const RUNS = 9;
const PRODUCTS = 29_849;
const MOST_BYTES = 100;

/** A whole mirror in a real browser: real worker, real disk, the server's own stream over HTTP. */
export async function rows(launch: Launch): Promise<Row[]> {
  const { times, bytes } = await withBenchPage(launch, async ({ url, token, withBrowser }) => {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      const input = { token, bareFirst: run % 2 === 1 };
      const measure = (i: typeof input) => globalThis.bench.timeMirror(i.token, i.bareFirst);
      runs.push(await withBrowser((context) => onFreshPage(context, url, measure, input)));
    }
    return { times: runs, bytes: await wireBytes(url, token) };
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
    {
      name: 'first load of the catalogue on the wire, a product, as a browser asks for it',
      value: bytes / PRODUCTS,
      unit: 'bytes',
      against: 'none',
      ratio: null,
      goal: `${MOST_BYTES} bytes at most`,
      holds: bytes / PRODUCTS <= MOST_BYTES,
    },
  ];
}

/** The bytes of the catalogue's feed as they were compressed for the way; fetch would unpack them. */
function wireBytes(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br, zstd' };
  return new Promise((resolve, reject) => {
    get(`${url}/api/sincronizacao/catalogo`, { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`no feed: ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
