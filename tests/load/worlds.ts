import { once as event } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { must } from '#lib/must.ts';
import { basic, SENHA } from '#tests/support/api.ts';
import type { Target } from './attackers.ts';
import { addLine, once, order, readCart, search } from './buying.ts';
import { clientOf, type Sample } from './client.ts';
import type { Ground, LoadUser } from './ground.ts';

/** The server and the duration of a world. */
export type Setting = { readonly ground: Ground; readonly port: number; readonly seconds: number };

/** A world resolves with the responses that count when its time has passed. */
export type World = (setting: Setting) => Promise<Sample[]>;

const WORDS = ['dipirona 500', 'losartana 50', 'amoxicilina', 'omeprazol 20', 'paracetamol', 'soro'] as const;
const VICTIM = 519;
const LOGINS = 500;
const BUYERS = 200;

const logIn = ({ login }: LoadUser) => ({
  name: 'log-in',
  method: 'POST',
  path: '/login',
  headers: { authorization: basic(login, SENHA) },
});

const end = (seconds: number): number => performance.now() + seconds * 1000;
const pick = <T>(list: readonly T[], i: number): T => must(list[i % list.length], 'choice');

/** One user who works steadily: log-in, search, line, cart, a pause. */
async function workSteadily({ ground, port, seconds }: Setting): Promise<Sample[]> {
  const samples: Sample[] = [];
  const user = must(ground.users[VICTIM], 'victim');
  const client = clientOf(port, { user }, samples);
  const until = end(seconds);
  for (let i = 0; performance.now() < until; i++) {
    if (i % 10 === 0) await client.ask(logIn(user));
    await client.ask(search(pick(WORDS, i), user));
    await client.ask(addLine(user, pick(ground.products, i % 20)));
    await client.ask(readCart(user));
    await client.ask({ name: 'parameters', path: '/parametros' });
    await sleep(200);
  }
  return samples;
}

export const quiet: World = workSteadily;

/** The attackers run in their own thread: the victim's times must not contain the work of reading the attackers' responses. */
export const attackers: World = async (setting) => {
  const { ground, port } = setting;
  const target: Target = {
    port,
    users: ground.users.slice(510, 513),
    products: ground.products.slice(0, 50),
  };
  const worker = new Worker(new URL('attack-worker.ts', import.meta.url), { workerData: target });
  const ended = event(worker, 'exit');
  const samples = await workSteadily(setting);
  worker.postMessage('stop');
  await ended;
  return samples;
};

/**
 * Five hundred people who come within the world's time: each signs in, with repeats if needed, and fills a
 * device.
 */
export const monday: World = async ({ ground, port, seconds }) => {
  const samples: Sample[] = [];
  const until = end(seconds);
  const arrive = async (user: LoadUser, i: number) => {
    await sleep((i / LOGINS) * seconds * 1000);
    const client = clientOf(port, { user }, samples);
    const start = performance.now();
    for (
      let answer = await client.ask(logIn(user));
      answer.status !== 200;
      answer = await client.ask(logIn(user))
    ) {
      if (performance.now() > until) return;
      await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000);
    }
    samples.push({ name: 'let in, with all tries', ms: performance.now() - start, status: 200 });
    await client.ask({
      name: 'contexts',
      path: `/sincronizacao/contextos?idPessoaCliente=${user.idPessoaCliente}`,
    });
    await client.ask({ name: 'catalogue', path: '/sincronizacao/catalogo' });
    await client.ask({ name: 'prices', path: '/sincronizacao/precos?idContexto=c1' });
  };
  await Promise.all(ground.users.slice(0, LOGINS).map(arrive));
  return samples;
};

/** Two hundred people who look around, add three lines and order, with pauses of one to four seconds. */
export const buyers: World = async ({ ground, port, seconds }) => {
  const samples: Sample[] = [];
  const until = end(seconds);
  const buy = async (user: LoadUser, n: number) => {
    const client = clientOf(port, { user }, samples);
    const pause = (i: number) => sleep(1000 + ((n * 7 + i * 13) % 30) * 100);
    await sleep((n % 40) * 100);
    for (let i = 0; performance.now() < until; i += 4) {
      await client.ask(search(pick(WORDS, n + i), user));
      await pause(i);
      await client.ask(addLine(user, pick(ground.products, n + i)));
      await pause(i + 1);
      await client.ask(addLine(user, pick(ground.products, n + i + 1)));
      await pause(i + 2);
      const added = await client.ask(addLine(user, pick(ground.products, n + i + 2)));
      await pause(i + 3);
      await order(once(client), added);
    }
  };
  await Promise.all(ground.users.slice(0, BUYERS).map(buy));
  return samples;
};
