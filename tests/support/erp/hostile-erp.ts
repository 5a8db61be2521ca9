import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Random } from '#tests/sync/chaos/random.ts';

/** An event as the ERP stored it. */
export type Guardado = {
  readonly id: string;
  readonly tipo: string;
  readonly chave: string;
  readonly dados: {
    readonly idPrePedido: number;
    readonly definitivo: boolean;
    readonly numeroErp: string | null;
  };
};

export type HostileErp = {
  readonly endereco: string;
  /** The events that it keeps after its own removal of repeats, in the order in which it stored them. */
  readonly guardados: readonly Guardado[];
  /** Broken promises of the sender: wrong signatures, another text under a known id. */
  readonly queixas: readonly string[];
  /** Webhooks that arrived. */
  readonly vindos: number;
  /** The secrets with which it verifies. */
  readonly segredos: Set<string>;
  /** It dies and comes back after this long; work that it had not stored is lost. */
  restart(ms: number): Promise<void>;
  /** From now on it takes everything at once. */
  calm(): void;
  close(): Promise<void>;
};

const MOODS = [
  'takes',
  'takes and cuts',
  'takes and fails',
  'takes and hangs',
  'takes late',
  'answers twice',
  'cuts',
  'fails',
  'hangs',
  'speaks no HTTP',
] as const;
type Mood = (typeof MOODS)[number];

const WRONG = [100, 301, 307, 400, 401, 404, 409, 410, 413, 429, 500, 502, 503, 504];

type Options = {
  readonly random: Random;
  /** The share of webhooks with which something goes wrong. */
  readonly hostility: number;
  /** Longer than the sender waits. */
  readonly lateMs: number;
};

/** A company's own system on a port of this machine that misbehaves, and stores each event once by its id. */
export async function openHostileErp({ random, hostility, lateMs }: Options): Promise<HostileErp> {
  const known = new Map<string, string>();
  const guardados: Guardado[] = [];
  const queixas: string[] = [];
  const segredos = new Set<string>();
  let server: Server | undefined;
  let life = 0;
  let vindos = 0;
  let isCalm = false;
  let port = 0;

  const verifies = ({ headers }: IncomingMessage, corpo: string): boolean => {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${corpo}`;
    const given = String(headers['webhook-signature']).split(' ');
    return [...segredos].some((segredo) => {
      const key = Buffer.from(segredo.slice('whsec_'.length), 'base64');
      return given.includes(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    });
  };
  const store = (id: string, corpo: string): void => {
    const before = known.get(id);
    if (before === undefined) guardados.push(JSON.parse(corpo) as Guardado);
    else if (before !== corpo) queixas.push(`${id} came with another text`);
    known.set(id, corpo);
  };
  const moodOf = (): Mood =>
    isCalm || !random.chance(hostility) ? 'takes' : random.pick(MOODS.filter((mood) => mood !== 'takes'));
  const act = (mood: Mood, take: () => void, response: ServerResponse): void => {
    const { socket } = response;
    const inThisLife = (work: () => void) => {
      const mine = life;
      setTimeout(() => mine === life && work(), lateMs).unref();
    };
    const fails = () => response.writeHead(random.pick(WRONG), { location: '/outro' }).end('<p>não</p>');
    if (mood.startsWith('takes') && mood !== 'takes late') take();
    if (mood === 'takes') response.writeHead(random.pick([200, 202, 204])).end();
    if (mood === 'takes and cuts' || mood === 'cuts') socket?.destroy();
    if (mood === 'takes and fails' || mood === 'fails') fails();
    if (mood === 'takes late')
      inThisLife(() => {
        take();
        response.writeHead(200).end();
      });
    if (mood === 'answers twice') {
      take();
      const one = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
      socket?.end(`${one}${one}`);
    }
    if (mood === 'speaks no HTTP') socket?.end('olá\r\n\r\n');
  };
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const mine = life;
    const corpo = await text(request);
    if (mine !== life) return;
    vindos += 1;
    const id = String(request.headers['webhook-id']);
    if (!verifies(request, corpo)) {
      queixas.push(`${id} has no valid signature`);
      response.writeHead(401).end();
      return;
    }
    act(moodOf(), () => store(id, corpo), response);
  };
  const listen = async (): Promise<void> => {
    const next = createServer((request, response) => {
      // A sender that died leaves half a request.
      hear(request, response).catch(() => response.destroy());
    });
    server = next;
    await new Promise<void>((done) => next.listen(port, '127.0.0.1', done));
    port = (next.address() as AddressInfo).port;
  };
  const stop = async (): Promise<void> => {
    life += 1;
    const last = server;
    server = undefined;
    last?.closeAllConnections();
    await new Promise((done) => (last === undefined ? done(undefined) : last.close(done)));
  };

  await listen();
  return {
    endereco: `http://127.0.0.1:${port}/maleta`,
    guardados,
    queixas,
    segredos,
    get vindos() {
      return vindos;
    },
    async restart(ms) {
      await stop();
      await new Promise((resolve) => setTimeout(resolve, ms));
      await listen();
    },
    calm: () => {
      isCalm = true;
    },
    close: stop,
  };
}
