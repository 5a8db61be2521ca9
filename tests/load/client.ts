import { Agent, request as open } from 'node:http';
import type { LoadUser } from './ground.ts';

/** One response: its request, its time, its status; 0 without a response. */
export type Sample = { readonly name: string; readonly ms: number; readonly status: number };

export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type Ask = {
  /** The kind of call, for the table. */
  readonly name: string;
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Client = { ask(ask: Ask): Promise<Answer> };

const agent = new Agent({ keepAlive: true });
const PATIENCE_MS = 60_000;
const NONE: Answer = { status: 0, text: '', headers: {} };

function headersOf(user: LoadUser | undefined, address: string, { key, body, headers }: Ask) {
  return {
    'x-forwarded-for': address,
    ...(user === undefined ? {} : { authorization: `Bearer ${user.token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}

/** Calls the server at `port` as a user, or as a visitor from `address`; writes each response down. */
export function clientOf(
  port: number,
  who: { readonly user?: LoadUser; readonly address?: string },
  samples: Sample[],
): Client {
  const address = who.user?.address ?? who.address ?? '198.19.0.1';
  const ask = (one: Ask) =>
    new Promise<Answer>((resolve) => {
      const { method = 'GET', path, body } = one;
      const headers = headersOf(who.user, address, one);
      const options = {
        port,
        host: '127.0.0.1',
        agent,
        method,
        path: `/api${path}`,
        headers,
        timeout: PATIENCE_MS,
      };
      const sent = open(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
        answer.on('error', () => resolve(NONE));
      });
      sent.on('error', () => resolve(NONE));
      sent.on('timeout', () => sent.destroy());
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return {
    async ask(one) {
      const start = performance.now();
      const answer = await ask(one);
      samples.push({ name: one.name, ms: performance.now() - start, status: answer.status });
      return answer;
    },
  };
}

export const closeConnections = (): void => agent.destroy();
