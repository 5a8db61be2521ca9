import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '#lib/must.ts';
import { addSegredo, createDestino } from '#server/events/data/receivers.ts';
import { createToken } from '#server/integration/data/tokens.ts';
import { type Child, startChild } from '#tests/support/child.ts';
import { type Receive, startAcknowledging } from '#tests/support/erp/acknowledging.ts';
import { openHostileErp } from '#tests/support/erp/hostile-erp.ts';
import { judge } from '#tests/support/erp/judge.ts';
import { startOrdering } from '#tests/support/erp/ordering.ts';
import { seededRandom } from '#tests/sync/chaos/random.ts';
import { fastClock, TIMEOUT_MS } from './erp-clock.ts';
import type { Ground } from './ground.ts';
import { freePort, type LoadServer, type Servers } from './servers.ts';

const MAKERS = 3;
const SENDERS = 2;
const HOSTILITY = 0.3;
const DAY = 86_400_000;
/** The share of events that come while everything goes wrong. */
const HARMED = 0.95;
/** The most that passes between two tries. */
const LONGEST_MS = 2 * DAY;
const CALM_ROUNDS = 12;

/** A server that only answers, killed and started again on its port from time to time. */
async function openServer(servers: Servers) {
  const port = await freePort();
  const env = { MALETA_TAREFAS: '0' };
  let server: LoadServer = await servers.start(port, env);
  return {
    api: `http://127.0.0.1:${port}/api`,
    async restart(): Promise<void> {
      server.child.kill('SIGKILL');
      await server.child.exit;
      server = await servers.start(port, env);
    },
  };
}

const receiveAt =
  (api: string, token: string): Receive =>
  async (idPrePedido, numeroErp) => {
    const answer = await fetch(`${api}/integracao/pedidos/${idPrePedido}/recebido`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ numeroErp }),
    });
    return { status: answer.status, numeroErp: ((await answer.json()) as { numeroErp?: string }).numeroErp };
  };

/** Processes that send events; each is killed at a random time and replaced. */
function startSenders({ databaseUrl }: Ground, begin: number) {
  const running = new Set<Child>();
  let kills = 0;
  const kill = async (child: Child): Promise<void> => {
    running.delete(child);
    child.kill('SIGKILL');
    await child.exit;
  };
  return {
    get kills() {
      return kills;
    },
    async fill(ahead: number): Promise<void> {
      while (running.size < SENDERS) {
        const child = startChild('../load/erp-sender.ts', databaseUrl, String(begin), String(ahead));
        running.add(child);
        await child.waitFor('sends');
      }
    },
    async killOne(): Promise<void> {
      const [first] = running;
      if (first === undefined) return;
      kills += 1;
      await kill(first);
    },
    end: () => Promise.all([...running].map(kill)),
  };
}

/**
 * Orders with their changes go as webhooks to an ERP that misbehaves and is restarted, while senders and the server are
 * killed. Each event must be there once, in the order of its cart, and each acknowledgement kept.
 */
export async function erp(ground: Ground, servers: Servers, orders: number) {
  const { db } = ground.store;
  const random = seededRandom(Date.now());
  const begin = Date.now();
  const clock = fastClock(begin, 0);
  const company = await openHostileErp({ random, hostility: HOSTILITY, lateMs: 2 * TIMEOUT_MS });
  const { endereco } = company;
  const secret = await createDestino(db, { nome: 'erp', endereco, tipos: [] }, clock());
  company.segredos.add(must(secret, 'new'));
  const server = await openServer(servers);
  const token = must(await createToken(db, { nome: 'erp', escopos: ['eventos'] }, new Date()), 'token');
  const ordering = await startOrdering(db, { orders, random, clock });
  const acknowledging = startAcknowledging(random, ordering, receiveAt(server.api, token));
  const senders = startSenders(ground, begin);
  let restarts = 0;
  let isHostile = true;
  const make = async (): Promise<void> => {
    while (await ordering.step()) await sleep(0);
  };
  const acknowledge = async (): Promise<void> => {
    while (isHostile) {
      await acknowledging.some(company.guardados.slice(-300));
      await sleep(200);
    }
  };
  const harm = async (): Promise<void> => {
    while (isHostile) {
      await senders.fill(0);
      await sleep(random.int(1000, 5000));
      await senders.killOne();
      if (random.chance(0.3)) await company.restart(random.int(50, 2000));
      if (random.chance(0.1)) await server.restart();
      if (random.chance(0.1)) company.segredos.add(must(await addSegredo(db, 'erp'), 'secret'));
      restarts += 1;
    }
  };
  const readLeft = async (): Promise<number> => {
    const row = await db
      .selectFrom('entrega')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('situacao', '=', 'pendente')
      .executeTakeFirstOrThrow();
    return Number(row.n);
  };
  try {
    let madeMs = 0;
    const making = async (): Promise<void> => {
      await Promise.all(Array.from({ length: MAKERS }, make));
      madeMs = Date.now() - begin;
      const said = [...ordering.ditos.values()].reduce((sum, events) => sum + events.length, 0);
      while (company.guardados.length < HARMED * said) await sleep(1000);
    };
    const ended = making().finally(() => {
      isHostile = false;
    });
    await Promise.all([ended, acknowledge(), harm()]);
    const waiting = await readLeft();
    company.calm();
    for (let round = 1; round <= CALM_ROUNDS && (await readLeft()) > 0; round++) {
      await senders.end();
      await senders.fill(round * LONGEST_MS);
      for (let left = await readLeft(), before = left + 1; left > 0 && left < before; ) {
        await sleep(3000);
        before = left;
        left = await readLeft();
      }
    }
    const wholeMs = Date.now() - begin;
    await acknowledging.rest(company.guardados);
    const wrong = await judge(db, { ordering, erp: company, acknowledging });
    const minutes = (ms: number) => (ms / 60_000).toFixed(1);
    return {
      wrong,
      lines: [
        `\n${ordering.pedidos.size} orders of ${ordering.ditos.size} carts, ${ordering.desfeitos.size} undone, made in ${minutes(madeMs)} min`,
        `${company.guardados.length} events stored of ${company.vindos} webhooks, ${waiting} of them left to a calm ERP, all in ${minutes(wholeMs)} min`,
        `${senders.kills} senders killed, ${restarts} rounds of harm, ${acknowledging.aceitos.size} orders acknowledged`,
      ],
    };
  } finally {
    await senders.end();
    await company.close();
  }
}
