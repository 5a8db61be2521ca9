import { get } from 'node:http';
import { sql } from 'kysely';
import type { Database } from '#server/db/schema/schema.ts';
import { type Launch, onFreshPage, withBenchPage } from './browser.ts';
import { type Promised, pairRow, type Row } from './row.ts';

const RUNS = 9;
const PRODUCTS = 29_849;
const MOST_BYTES = 100;

/** A whole mirror in a real browser: real worker, real disk, the server's own stream over HTTP. */
export async function rows(launch: Launch): Promise<Row[]> {
  const { times, bytes } = await withBenchPage(launch, async ({ url, token, db, withBrowser }) => {
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      const input = { token, bareFirst: run % 2 === 1 };
      const measure = (i: typeof input) => globalThis.bench.timeMirror(i.token, i.bareFirst);
      const times = withBrowser(async (context) => {
        await context.exposeFunction('changeCatalogue', () => changeOneInHundred(db));
        return await onFreshPage(context, url, measure, input);
      });
      runs.push(await times);
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
  const deltas = times.map(({ delta }) => delta);
  return [
    pairRow('mirror of 29,849 products, Chromium', catalogues, promised),
    pairRow('mirror of one price table, Chromium', prices, promised),
    pairRow('delta of one product in a hundred, asked for until found, Chromium', deltas, {
      against: 'the first mirror of the same run',
      atMost: 0.05,
      in: 'times',
    }),
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

/** Other names for one product in a hundred: columns, words and order change with them. */
async function changeOneInHundred(db: Database): Promise<void> {
  const nome = sql<string>`"nome" || ' NOVO'`;
  await db.updateTable('produto').set({ nome }).where(sql<boolean>`"idProduto" % 100 = 7`).execute();
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
