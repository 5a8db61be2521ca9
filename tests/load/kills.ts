import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '#lib/must.ts';
import { type Asking, addLine, order } from './buying.ts';
import { type Client, clientOf, type Sample } from './client.ts';
import type { Ground, LoadUser } from './ground.ts';
import { startProxy } from './proxy.ts';
import { freePort, type LoadServer, type Servers } from './servers.ts';

const SERVERS = 3;
const BUYERS = 20;
const FIRST = 300;
/** The time limit for repeats; a server needs seconds to be back. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 300;
/** Statuses that settle nothing: the same is sent again under its key. */
const UNSETTLED: ReadonlySet<number> = new Set([0, 429, 500, 502, 503]);

export type KillsReport = {
  readonly samples: Sample[];
  readonly kills: number;
  /** The violations of 'each order once'; empty when it holds. */
  readonly wrong: readonly string[];
  readonly orders: number;
};

/** Sends the same bytes under the same key until a server has settled them. */
const untilSettled =
  (client: Client): Asking =>
  async (ask) => {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const answer = await client.ask(ask);
      const isPending = answer.status === 409 && answer.text.includes('em-andamento');
      if (!isPending && !UNSETTLED.has(answer.status)) return answer;
      if (performance.now() > until) return answer;
      await sleep(AGAIN_MS);
    }
  };

/** Kills one of the servers again and again, at random times, and restarts it; never the last one that runs. */
async function killSome(
  servers: Servers,
  running: (LoadServer | undefined)[],
  until: number,
): Promise<number> {
  let kills = 0;
  const starting: Promise<void>[] = [];
  while (performance.now() < until) {
    await sleep(1000 + Math.random() * 3000);
    const alive = running.flatMap((server, i) => (server === undefined ? [] : [i]));
    if (alive.length < 2) continue;
    const i = must(alive[Math.floor(Math.random() * alive.length)], 'server');
    const { child, port } = must(running[i], 'server');
    running[i] = undefined;
    child.kill('SIGKILL');
    await child.exit;
    kills += 1;
    const back = async () => {
      running[i] = await servers.start(port);
    };
    starting.push(back());
  }
  await Promise.all(starting);
  return kills;
}

/**
 * Three servers on one database behind a balancer; one is killed and restarted at random times while orders are sent
 * under keys and repeated. Every order with a response must be in the database once, and no other.
 */
export async function kills(ground: Ground, servers: Servers, seconds: number): Promise<KillsReport> {
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const running: (LoadServer | undefined)[] = await Promise.all(ports.map((port) => servers.start(port)));
  const proxy = await startProxy(ports);
  const samples: Sample[] = [];
  const until = performance.now() + seconds * 1000;
  const answered: number[] = [];
  const refused: string[] = [];
  const buy = async (user: LoadUser, n: number) => {
    const asking = untilSettled(clientOf(proxy.port, { user }, samples));
    for (let i = 0; performance.now() < until; i++) {
      const added = await asking(addLine(user, must(ground.products[(n + i) % 50], 'product')));
      const pedidos = await order(asking, added);
      if (pedidos === undefined) refused.push(user.login);
      else answered.push(...pedidos);
    }
  };
  const users = ground.users.slice(FIRST, FIRST + BUYERS);
  const [killed] = await Promise.all([killSome(servers, running, until), ...users.map(buy)]);
  proxy.close();
  return {
    samples,
    kills: killed,
    wrong: await compare(ground, users, answered, refused),
    orders: answered.length,
  };
}

async function compare(
  { store }: Ground,
  users: readonly LoadUser[],
  answered: readonly number[],
  refused: readonly string[],
): Promise<string[]> {
  const rows = await store.db
    .selectFrom('prePedido')
    .innerJoin('carrinho', 'carrinho.idCarrinho', 'prePedido.idCarrinho')
    .innerJoin('prePedidoItem', 'prePedidoItem.idPrePedido', 'prePedido.idPrePedido')
    .select(['prePedido.idPrePedido', 'prePedidoItem.quantidade'])
    .where(
      'carrinho.idUsuario',
      'in',
      users.map(({ idUsuario }) => idUsuario),
    )
    .execute();
  const made = new Set(rows.map(({ idPrePedido }) => idPrePedido));
  const told = new Set(answered);
  return [
    ...refused.map((login) => `${login}: an order was not settled`),
    ...[...told].filter((id) => !made.has(id)).map((id) => `order ${id} was answered and is not there`),
    ...[...made].filter((id) => !told.has(id)).map((id) => `order ${id} is there and was never answered`),
    ...(told.size < answered.length ? [`${answered.length - told.size} numbers were answered twice`] : []),
    ...(rows.length > made.size ? [`${rows.length - made.size} lines too many`] : []),
    ...rows
      .filter(({ quantidade }) => quantidade !== 1)
      .map(({ idPrePedido }) => `order ${idPrePedido}: units`),
  ];
}
