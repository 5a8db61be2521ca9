import type { UsuarioComToken } from '#contract/access/sessao.ts';
import { KEY_HEADER } from '#contract/wire/headers.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { must } from '#lib/must.ts';
import { send } from '#net/send.ts';
import { pullCliente, pullClientes } from '#sync/pull/pull-clientes.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { findProdutos } from '#tests/support/cart.ts';
import { bothDatabases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { logIn } from '#tests/support/device.ts';
import { readDeviceItems } from '#tests/support/device-feed.ts';
import { answerWithoutSocket } from '#tests/support/without-socket.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { openVault } from '#vault/vault.ts';

/** One user of the world, with the data that the user's devices have mirrored before a history begins. */
export type Person = { usuario: UsuarioComToken; clientes: ClienteRow[] };

/**
 * The real server in process with one database that every history starts from, and its data as devices have
 * them.
 */
export type World = {
  database: TestDatabase;
  api: Api;
  representante: Person;
  farmacia: Person;
  /** Returns the items of a price context as devices have them. */
  itensOf: (idContexto: string) => ReadonlyMap<number, ItemVendavel>;
  /** Products that histories order: of two branches and all three kinds of group, some with little stock. */
  produtos: number[];
  /** A response that replaces the server's response to the next request. */
  levers: { instead: ((key: string | null) => Response) | null };
  /** The server's clock as its responses report it, epoch milliseconds. */
  clock: { now: number };
  /** Restores the seed, with both users still signed in. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

export const STARTS_AT = Date.parse('2026-11-20T12:00:00.000Z');

/** Returns the app's one `fetch`, led to the server without a socket. */
function fetchThrough(api: () => Api, levers: World['levers'], clock: World['clock']): typeof fetch {
  return async (url, init) => {
    const { instead } = levers;
    levers.instead = null;
    if (instead) return instead(new Headers(init?.headers).get(KEY_HEADER));
    const answer = await answerWithoutSocket(api(), String(url as string), init);
    answer.headers.set('date', new Date(clock.now).toUTCString());
    return answer;
  };
}

async function meet(login: string): Promise<Person> {
  const usuario = await logIn(login);
  const env = { now: () => STARTS_AT, random: () => 0.5, uuid: () => crypto.randomUUID() };
  const vault = await openVault(`world-${login}`, usuario.id, env);
  const sync = { ...env, vault, send, token: () => usuario.token, capMs: () => 60_000 };
  const list = await pullClientes(sync);
  if (!list.ok) throw new Error(`no clients: ${JSON.stringify(list.error)}`);
  for (const { idPessoa } of await vault.clientes.toArray()) {
    const pulled = await pullCliente(sync, idPessoa);
    if (!pulled.ok) throw new Error(`no client ${idPessoa}: ${JSON.stringify(pulled.error)}`);
  }
  const clientes = await vault.clientes.toArray();
  vault.close();
  return { usuario, clientes };
}

async function chooseProdutos({ db }: TestDatabase): Promise<number[]> {
  const kinds = await Promise.all([
    findProdutos(db, { estoque: 300 }),
    findProdutos(db, { estoque: 100, idPessoaFilial: 2, tipo: 3, from: 1 }),
    findProdutos(db, { estoque: 100, tipo: 2, from: 1 }),
  ]);
  const [general, cold, controlled] = kinds;
  const little = (await findProdutos(db, { estoque: 1 })).filter((p) => p.estoque < 20);
  return [...general.slice(0, 5), ...cold.slice(0, 2), ...controlled.slice(0, 1), ...little.slice(0, 2)].map(
    (p) => p.idProduto,
  );
}

/** Opens the requested database, or the faster one: PostgreSQL runs a history in two thirds of the time. */
function openDatabase(): Promise<TestDatabase> {
  const asked = process.env['MALETA_CHAOS_DATABASE'];
  if (asked === undefined) return openTestDatabase();
  return must(
    bothDatabases.find(({ name }) => name === asked),
    `${asked} on this machine`,
  ).open();
}

/** Opens the world once for many histories. Leads `globalThis.fetch` to its server until it is closed. */
export async function openWorld(): Promise<World> {
  const database = await openDatabase();
  const api = await openApi(database);
  const levers: World['levers'] = { instead: null };
  const clock = { now: STARTS_AT };
  const realFetch = globalThis.fetch;
  globalThis.fetch = fetchThrough(() => api, levers, clock);
  const representante = await meet('representante');
  const farmacia = await meet('farmacia');
  const client = await api.as('representante');
  const contextos = new Map<string, ReadonlyMap<number, ItemVendavel>>();
  for (const idContexto of ['c1', 'c2', 'c3', 'c4']) {
    contextos.set(idContexto, await readDeviceItems(api, client, idContexto).catch(() => new Map()));
  }
  const produtos = await chooseProdutos(database);
  const sessoes = await database.db.selectFrom('sessao').selectAll().execute();
  return {
    database,
    api,
    representante,
    farmacia,
    itensOf: (idContexto) => must(contextos.get(idContexto), idContexto),
    produtos,
    levers,
    clock,
    reset: async () => {
      clock.now = STARTS_AT;
      await database.reset();
      await database.db.insertInto('sessao').values(sessoes).execute();
    },
    close: async () => {
      globalThis.fetch = realFetch;
      await api.close();
      await database.close();
    },
  };
}
