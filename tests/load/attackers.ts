import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '#lib/must.ts';
import { basic, SENHA } from '#tests/support/api.ts';
import { addLine } from './buying.ts';
import { clientOf, type Sample } from './client.ts';
import type { LoadUser } from './ground.ts';

const LOG_INS = 4;
const SEARCHES = 20;
const CHANGES = 30;
const READS = 30;
const SLOW = 50;
const LETTERS = 500;
/** A refused attacker comes again at once, but after a short pause. */
const BREATH_MS = 10;
const ADDRESS = '203.0.113.66';

/** Does `work` in `count` loops until the signal. */
async function parallel(
  count: number,
  signal: AbortSignal,
  work: (i: number) => Promise<unknown>,
): Promise<void> {
  const loop = async (_: unknown, n: number) => {
    for (let i = n; !signal.aborted; i += count) {
      await work(i);
      await sleep(BREATH_MS);
    }
  };
  await Promise.all(Array.from({ length: count }, loop));
}

const nonsense = (i: number): string =>
  Array.from({ length: LETTERS }, (_, at) =>
    String.fromCharCode(97 + ((at * 7 + i * 13 + ((at * i) % 11)) % 26)),
  ).join('');

/** Sockets that send a byte of a body now and then, and reconnect when they are closed. */
async function dripBodies(port: number, signal: AbortSignal): Promise<void> {
  const sockets = new Map<number, Socket>();
  const head = `POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{`;
  while (!signal.aborted) {
    for (let i = 0; i < SLOW; i++) {
      const socket = sockets.get(i);
      if (socket?.writable === true) socket.write(' ');
      else {
        const fresh = connect({ port, host: '127.0.0.1' });
        fresh.on('error', () => fresh.destroy());
        fresh.write(head);
        sockets.set(i, fresh);
      }
    }
    await sleep(500);
  }
  for (const socket of sockets.values()) socket.destroy();
}

/** The server under attack, three users with a session, and products to order. */
export type Target = {
  readonly port: number;
  readonly users: readonly LoadUser[];
  readonly products: readonly number[];
};

/** Runs five kinds of attack at once until the signal. */
export async function attack({ port, users, products }: Target, signal: AbortSignal): Promise<void> {
  const unheard: Sample[] = [];
  const [logger, changer, reader] = users.map((user): LoadUser => ({ ...user, address: ADDRESS }));
  const owner = must(logger, 'attacker');
  const login = clientOf(port, { address: owner.address }, unheard);
  const cart = clientOf(port, { user: must(changer, 'attacker') }, unheard);
  const lists = clientOf(port, { user: must(reader, 'attacker') }, unheard);
  const visitor = clientOf(port, { address: '203.0.113.67' }, unheard);
  const headers = { authorization: basic(owner.login, SENHA) };
  await Promise.all([
    parallel(LOG_INS, signal, () => login.ask({ name: 'log-in', method: 'POST', path: '/login', headers })),
    parallel(SEARCHES, signal, (i) =>
      visitor.ask({ name: 'search', path: `/ecommerceitem?textoBusca=${nonsense(i)}` }),
    ),
    parallel(CHANGES, signal, (i) =>
      cart.ask(addLine(must(changer, 'attacker'), must(products[i % products.length], 'product'))),
    ),
    parallel(READS, signal, () => lists.ask({ name: 'list', path: '/pedido?incluirItens=true' })),
    dripBodies(port, signal),
  ]);
}
