import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { foldText } from '#lib/fold-text.ts';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { basic, SENHA, TEST_KEY } from '#tests/support/api.ts';
import { readCatalogueSample } from '#tests/support/catalogue-sample.ts';
import { realQueries } from './catalogue-queries.ts';
import { percentile, type Row } from './row.ts';
import { multiplyProducts, openPGlite, openPostgres, type ServerGround } from './server-ground.ts';

const LIST = 29_849;
const COPIES = 10;
const RUNS = 3;
const MOST_GROWTH = 2;
const MOST_MS = 100;
const MEGABYTE = 2 ** 20;

type Measured = {
  readonly pages: number[];
  readonly made: number;
  readonly stopped: number;
  readonly held: number;
};

/** A page of the search over HTTP's whole way in the server, and its growth with the catalogue. */
export async function rows(): Promise<Row[]> {
  const texts = realQueries(await readCatalogueSample()).map(({ text }) => text);
  const found: Row[] = [];
  for (const open of [openPGlite, openPostgres]) {
    const ground = await open();
    if (ground === undefined) continue;
    try {
      found.push(...(await measureGround(ground, texts)));
    } finally {
      await ground.close();
    }
  }
  return found;
}

async function measureGround({ name, store }: ServerGround, texts: readonly string[]): Promise<Row[]> {
  const timeApp = async (): Promise<Measured> => {
    const app = await createApp({ store, jwtKey: TEST_KEY, loginLimits: 'off' });
    try {
      return await measureApp(app, texts);
    } finally {
      await app.close();
    }
  };
  const list = await timeApp();
  const likeList = await timeLike(store.db, texts);
  const products = await multiplyProducts(store.db, COPIES);
  const large = await timeApp();
  const likeLarge = await timeLike(store.db, texts);
  return [
    pageRow(`server search, a page of 60 with counts, ${format(LIST)} products, ${name}, p95`, list, {
      against: `ids by SQL LIKE: ${likeList.toFixed(0)} ms`,
      ratio: percentile(list.pages, 0.95) / likeList,
      holds: percentile(list.pages, 0.95) <= MOST_MS,
      goal: `${MOST_MS} ms at most`,
    }),
    pageRow(`the same, ${format(products)} products, ${name}, p95`, large, {
      against: `${format(LIST)} products (ids by SQL LIKE: ${likeLarge.toFixed(0)} ms)`,
      ratio: percentile(large.pages, 0.95) / percentile(list.pages, 0.95),
      holds: percentile(large.pages, 0.95) <= percentile(list.pages, 0.95) * MOST_GROWTH,
      goal: `${MOST_GROWTH} times at most`,
    }),
    ...[list, large].map((measured, i) =>
      indexRow(`${format(i === 0 ? LIST : products)} products, ${name}`, measured),
    ),
  ];
}

const format = (count: number): string => count.toLocaleString('en-US');

function pageRow(
  name: string,
  { pages }: Measured,
  more: Pick<Row, 'against' | 'ratio' | 'holds' | 'goal'>,
): Row {
  return { name, value: percentile(pages, 0.95), unit: 'ms', ...more };
}

/** The index is built in its own thread: the measured time is that for which other requests get no response. */
function indexRow(of: string, { made, stopped, held }: Measured): Row {
  return {
    name: `search index made, longest stop of the server, ${of}`,
    value: stopped,
    unit: 'ms',
    against: `made in ${made.toFixed(0)} ms, ${held.toFixed(0)} MB more in use`,
    ratio: null,
    goal: `${MOST_MS} ms at most`,
    holds: stopped <= MOST_MS,
  };
}

async function measureApp(app: FastifyInstance, texts: readonly string[]): Promise<Measured> {
  const authorization = `Bearer ${await logIn(app)}`;
  const ask = async (query: string): Promise<number> => {
    const start = performance.now();
    const answer = await app.inject({ url: `/api/ecommerceitem?${query}`, headers: { authorization } });
    const took = performance.now() - start;
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return took;
  };
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const made = await ask('idPessoaCliente=101&idModoOrdenacao=6&textoBusca=losartana');
  delay.disable();
  globalThis.gc?.();
  const held = (process.memoryUsage().rss - before) / MEGABYTE;
  const questions = texts.map(questionOf);
  for (const question of questions) await ask(question);
  const pages = [];
  for (const question of questions) {
    const times = [];
    for (let run = 0; run < RUNS; run++) times.push(await ask(question));
    pages.push(percentile(times, 0.5));
  }
  return { pages, made, stopped: delay.max / 1e6, held };
}

/** Three in four as they are typed, the rest narrowed to a line and by price. */
function questionOf(text: string, i: number): string {
  const more = i % 4 === 3 ? 'idProdutoLinha=1;2&idModoOrdenacao=4' : 'idModoOrdenacao=6';
  return `idPessoaCliente=101&${more}&textoBusca=${encodeURIComponent(text)}`;
}

async function logIn(app: FastifyInstance): Promise<string> {
  const headers = { authorization: basic('representante', SENHA) };
  const answer = await app.inject({ method: 'POST', url: '/api/login', headers });
  return answer.json<{ token: string }>().token;
}

const SEARCHED = sql`lower("nome" || ' ' || "apresentacao" || ' ' || "substancia")`;

/** The 95th percentile of finding ids and their number by SQL: every word anywhere, by name, with a trigram index. */
async function timeLike(db: Database, texts: readonly string[]): Promise<number> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index if not exists "bench_trgm" on "produto" using gin (${SEARCHED} gin_trgm_ops)`.execute(
    db,
  );
  const times = [];
  for (const text of texts) {
    const words = foldText(text)
      .split(/\s+/)
      .filter((word) => word !== '');
    const all = sql.join(
      words.map((word) => sql`${SEARCHED} like ${`%${word}%`}`),
      sql` and `,
    );
    const start = performance.now();
    await sql`select "idProduto", count(*) over () as "total" from "produto"
      where ${all} order by "nome", "apresentacao" limit 60`.execute(db);
    times.push(performance.now() - start);
  }
  return percentile(times, 0.95);
}
