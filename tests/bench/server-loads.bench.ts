import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '#lib/must.ts';
import { hashPassword } from '#server/access/data/password.ts';
import { buildFeeds } from '#server/feed/feed.ts';
import { type Api, type ApiClient, openApi, SENHA } from '#tests/support/api.ts';
import { accept, add, confirm, seenOf } from '#tests/support/cart.ts';
import { readStream } from '#tests/support/feed-copy.ts';
import { settled } from '#tests/support/settled.ts';
import { companyFiles, load, precos, type Size, TABELA_DO_CLIENTE } from './company-loads.ts';
import { percentile, type Row } from './row.ts';
import { openEmptyPGlite, openEmptyPostgres, type ServerGround } from './server-ground.ts';

/** MALETA_BENCH_LOADS=300x5 measures a smaller company. */
const [produtos = 30_000, tabelas = 50] = (process.env['MALETA_BENCH_LOADS'] ?? '30000x50')
  .split('x')
  .map(Number);
const SIZE: Size = { produtos, tabelas };
const NAME = `${SIZE.produtos} products x ${SIZE.tabelas} price tables`;
const QUIET_TURNS = 60;

/** A company's first load and its nightly price file of which 1 % changed, while its users search and order. */
export async function rows(): Promise<Row[]> {
  const found: Row[] = [];
  for (const open of [openEmptyPostgres, openEmptyPGlite]) {
    const ground = await open();
    if (ground === undefined) continue;
    try {
      found.push(...(await measure(ground)));
    } finally {
      await ground.close();
    }
  }
  return found;
}

async function measure({ name, store }: ServerGround): Promise<Row[]> {
  const { db } = store;
  for (const [recurso, lines] of companyFiles(SIZE)) await load(store, recurso, lines);
  await db
    .updateTable('usuario')
    .set({ senhaHash: await hashPassword(SENHA) })
    .execute();
  const memory = watchMemory();
  const start = performance.now();
  const written = await load(store, 'precos', precos(SIZE, 0));
  const seconds = (performance.now() - start) / 1000;
  const growth = memory.stop();
  await buildFeeds(db, () => new Date());
  const api = await openApi({ store, db });
  try {
    const device = await openDevice(api);
    const whole = await device.bytes();
    const quiet = await workFor(device, QUIET_TURNS);
    const reload = load(store, 'precos', precos(SIZE, 1), true);
    const busy = await workUntil(device, reload);
    const changed = await reload;
    await settled(db);
    const delta = await device.bytes();
    return [
      {
        name: `first load of ${NAME}, ${name}`,
        value: written / seconds,
        unit: 'prices/s',
        against: 'alone',
        ratio: null,
        goal: 'no promise',
        holds: true,
      },
      ...(name === 'PGlite' ? [] : [growth]).map((ratio) => ({
        name: `memory at the end of the load's second half, ${name}`,
        value: ratio,
        unit: 'times',
        against: 'its first half',
        ratio,
        goal: '1.2 times at most',
        holds: ratio <= 1.2,
      })),
      {
        name: `bytes to a device after a reload that changed ${changed} prices, ${name}`,
        value: delta,
        unit: 'B',
        against: 'the bytes of the first load',
        ratio: delta / whole,
        goal: '0.05 times at most',
        holds: delta / whole <= 0.05,
      },
      busyRow(`search during the reload, ${name}`, busy.searches, quiet.searches),
      busyRow(`order during the reload, ${name}`, busy.orders, quiet.orders),
    ];
  } finally {
    await api.close();
  }
}

function busyRow(name: string, busy: readonly number[], quiet: readonly number[]): Row {
  const value = percentile(busy, 0.95);
  const ratio = value / percentile(quiet, 0.95);
  const against = 'the same without a load';
  return {
    name: `${name}, p95`,
    value,
    unit: 'ms',
    against,
    ratio,
    goal: '2 times at most',
    holds: ratio <= 2,
  };
}

/** The most memory of the process in the second half of a load, divided by that of the first. */
function watchMemory() {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(process.memoryUsage().rss), 250);
  return {
    stop(): number {
      clearInterval(timer);
      const half = Math.floor(seen.length / 2);
      return Math.max(...seen.slice(half)) / Math.max(...seen.slice(0, half), 1);
    },
  };
}

/** The device of the company's user. */
async function openDevice(api: Api) {
  const client = await api.as('vera');
  const idOf = async (recurso: string, codigo: string) =>
    (
      await api.db
        .selectFrom('codigoErp')
        .select('id')
        .where('recurso', '=', recurso)
        .where('codigo', '=', codigo)
        .executeTakeFirstOrThrow()
    ).id;
  const idPessoaCliente = await idOf('clientes', 'K-1');
  const idCondicao = await idOf('condicoes', 'VAREJO');
  const cursors = new Map<string, string>();
  const streams = ['/sincronizacao/catalogo?', `/sincronizacao/precos?idContexto=${TABELA_DO_CLIENTE}&`];
  return {
    client,
    idPessoaCliente,
    more: {
      IDPessoaCliente: idPessoaCliente,
      IDCondicaoCliente: idCondicao,
      IDCondicaoProduto: idCondicao,
      IDPrazo: await idOf('prazos', 'D28'),
      IDFormasPagamento: 6,
    },
    idProduto: await idOf('produtos', 'P-1'),
    /** Reads the streams, or what changed in them since; returns the bytes that came. */
    async bytes(): Promise<number> {
      let sum = 0;
      for (const stream of streams) {
        const cursor = cursors.get(stream);
        const answer = await api.app.inject({
          url: `/api${stream}${cursor === undefined ? '' : `cursor=${cursor}`}`,
          headers: { authorization: `Bearer ${client.token}` },
        });
        if (answer.statusCode === 304) continue;
        if (answer.statusCode !== 200) throw new Error(`${stream} ${answer.statusCode}: ${answer.payload}`);
        cursors.set(stream, readStream(answer.rawPayload).header.cursor);
        sum += answer.rawPayload.length;
      }
      return sum;
    },
  };
}

type Device = Awaited<ReturnType<typeof openDevice>>;
type Times = { readonly searches: number[]; readonly orders: number[] };

async function timed<T extends { readonly status: number; readonly text: string }>(work: () => Promise<T>) {
  const start = performance.now();
  const answer = await work();
  if (answer.status !== 200) throw new Error(answer.text);
  return { answer, took: performance.now() - start };
}

/** One search and one order, one after the other. */
async function turn({ client, idPessoaCliente, more, idProduto }: Device, times: Times): Promise<void> {
  const search = `/ecommerceitem?idPessoaCliente=${idPessoaCliente}&textoBusca=medicamento`;
  times.searches.push((await timed(() => client.get(search))).took);
  times.orders.push((await timed(() => order(client, idProduto, more))).took);
}

async function order(client: ApiClient, idProduto: number, more: object) {
  const { carrinho } = (await add(client, idProduto, 40, more)).body;
  const seen = await accept(client, carrinho.idCarrinho);
  return await confirm(client, carrinho.idCarrinho, seenOf(seen));
}

async function workFor(device: Device, turns: number): Promise<Times> {
  const times: Times = { searches: [], orders: [] };
  await turn(device, { searches: [], orders: [] });
  for (let n = 0; n < turns; n++) await turn(device, times);
  return times;
}

/** Works until the load has ended; a user's pause lies between two turns. */
async function workUntil(device: Device, load: Promise<unknown>): Promise<Times> {
  const times: Times = { searches: [], orders: [] };
  let isLoading = true;
  const ended = load.finally(() => {
    isLoading = false;
  });
  while (isLoading) {
    await turn(device, times);
    await sleep(100);
  }
  await ended;
  must(times.searches[0], 'a search during the load');
  return times;
}
