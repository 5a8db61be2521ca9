import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { must } from '#lib/must.ts';
import { createApp } from '#server/app.ts';
import type { Store } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type Caixa, createCaixa } from '#server/demo/mail/caixa.ts';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import type { Fault } from '#server/http/faults.ts';
import { type ApiClient, clientOf, TEST_KEY } from '#tests/support/api.ts';
import { DEMONSTRACAO, standIns } from '#tests/support/demonstracao.ts';

/** A request to the API as the server saw it. */
export type Seen = { readonly method: string; readonly path: string; readonly key: string | null };

/** Faults of the next requests; each function is called every time. */
export type Levers = {
  beforeHandling: ((seen: Seen) => Fault) | null;
  beforeReply: ((seen: Seen) => Fault) | null;
  /** Bytes of an answer after which its connection breaks; undefined for none. */
  cutAfter: ((seen: Seen) => number | undefined) | null;
  /** Whether a file of the app never comes: neither an answer nor an error. */
  holdFile: ((path: string) => boolean) | null;
  /** Holds a request to `STANDSTILL`: a page that makes it synchronously stands still until then. */
  standstill: Promise<void> | null;
  /** Added to the server's clock, in milliseconds. */
  clockAhead: number;
};

/** The real server on a fixed port, with its controls for tests. */
export type JourneyServer = {
  readonly url: string;
  readonly db: Database;
  readonly levers: Levers;
  /** The payment provider: a test pays and fails its charges. */
  readonly pagamentos: Simulador;
  /** The mails that were sent. */
  readonly correio: Caixa;
  readonly seen: Seen[];
  /** Speaks to the server with this token; the server must be running. */
  as(token: string): ApiClient;
  /** The numbers of all orders made, in the order of the numbers. */
  orders(): Promise<number[]>;
  stop(): Promise<void>;
  /** Listens again where it listened before. */
  start(): Promise<void>;
};

export const STANDSTILL = '/standstill';

/** No request of a journey takes as long as this. */
const LONGEST_MS = 20_000;

const toSeen = ({ method, url, headers }: FastifyRequest): Seen => {
  const key = headers['idempotency-key'];
  return { method, path: url.replace(/\?.*/, ''), key: typeof key === 'string' ? key : null };
};

/** Lets `bytes` more bytes through, then breaks the connection in the middle of the answer. */
function cut(socket: Socket, bytes: number): void {
  const write = socket.write.bind(socket);
  let left = bytes;
  socket.write = (chunk: Uint8Array | string, ...rest: unknown[]) => {
    const part = Buffer.from(chunk as string).subarray(0, left);
    left -= part.length;
    if (left > 0) return write(chunk, ...(rest as []));
    write(part, () => socket.destroy());
    return true;
  };
}

/** Starts the server over a store that the caller keeps open. `dist` is the folder of builds it serves. */
export async function startJourneyServer(
  store: Store,
  { dist, port }: { dist: string; port: number },
): Promise<JourneyServer> {
  const levers: Levers = {
    beforeHandling: null,
    beforeReply: null,
    cutAfter: null,
    holdFile: null,
    standstill: null,
    clockAhead: 0,
  };
  const seen: Seen[] = [];
  const clock = () => new Date(Date.now() + levers.clockAhead);
  const pagamentos = createSimulador(clock);
  const correio = createCaixa(clock);
  let app: FastifyInstance | null = null;
  /** Requests whose effect may still come. */
  const running = new Set<FastifyRequest>();

  const listen = async () => {
    app = await createApp({
      store,
      dist,
      ...standIns(clock),
      demonstracao: DEMONSTRACAO,
      jwtKey: TEST_KEY,
      clock,
      pagamentos,
      correio,
      faults: {
        beforeHandling: (request) => {
          const one = toSeen(request);
          seen.push(one);
          const fault = levers.beforeHandling?.(one);
          if (fault === undefined || typeof fault === 'number') running.add(request);
          return fault;
        },
        beforeReply: (request) => {
          running.delete(request);
          const one = toSeen(request);
          const bytes = levers.cutAfter?.(one);
          if (bytes !== undefined) cut(request.raw.socket, bytes);
          return levers.beforeReply?.(one);
        },
      },
    });
    app.addHook('onRequest', async (request, reply) => {
      if (levers.holdFile?.(request.url) === true) reply.hijack();
      if (request.url !== STANDSTILL) return;
      await levers.standstill;
      await reply.code(204).send();
    });
    await app.listen({ port, host: '127.0.0.1' });
  };
  const stop = async () => {
    // A browser keeps its connections open; a server that goes down does not wait for them.
    app?.server.closeAllConnections();
    await app?.close();
    app = null;
    // A request whose connection is closed is handled to its end: it must not write into the next test's database.
    const late = Date.now() + LONGEST_MS;
    while (running.size > 0 && Date.now() < late) await sleep(5);
    const left = [...running].map(({ method, url }) => `${method} ${url}`);
    running.clear();
    if (left.length > 0) throw new Error(`still running when the server stopped: ${left.join(', ')}`);
  };

  await listen();
  return {
    url: `http://localhost:${port}`,
    db: store.db,
    levers,
    pagamentos,
    correio,
    seen,
    as: (token) => clientOf(must(app, 'a running server'), token),
    orders: async () => {
      const rows = await store.db
        .selectFrom('prePedido')
        .select('idPrePedido')
        .orderBy('idPrePedido')
        .execute();
      return rows.map((row) => row.idPrePedido);
    },
    stop,
    start: listen,
  };
}
