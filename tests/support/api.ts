import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { carrinho, sobrescrito } from '#contract/cart/carrinho.ts';
import type { grupoRecusado } from '#contract/cart/confirmar-carrinho.ts';
import type { pedidoFeito } from '#contract/orders/pedido.ts';
import { type AppOptions, createApp } from '#server/app.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { TestDatabase } from './database.ts';
import { standIns } from './demonstracao.ts';

/** A response's content; `body` is parsed JSON, undefined for anything else. */
export type ApiAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: WireBody;
};

export type WireCarrinho = z.input<typeof carrinho>;
export type WirePedidoFeito = z.input<typeof pedidoFeito>;

/** The members that tests look at, for every call; in the wire's form. */
export type WireBody = WireCarrinho & {
  readonly Message: string;
  readonly Description: string;
  readonly Codigo: string;
  readonly carrinho: WireCarrinho;
  readonly sobrescrito: z.input<typeof sobrescrito> | null;
  readonly pedidos: WirePedidoFeito[];
  readonly recusados: z.input<typeof grupoRecusado>[];
  readonly situacao: string;
  readonly corpo: string | null;
  readonly token: string;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Extra = { readonly key?: string; readonly headers?: Readonly<Record<string, string>> };

/** Calls the server for one user, or without a session. */
export type ApiClient = {
  readonly token: string;
  send(method: Method, path: string, body?: unknown, extra?: Extra): Promise<ApiAnswer>;
  get(path: string, extra?: Extra): Promise<ApiAnswer>;
  post(path: string, body?: unknown, extra?: Extra): Promise<ApiAnswer>;
  put(path: string, body?: unknown, extra?: Extra): Promise<ApiAnswer>;
  delete(path: string, extra?: Extra): Promise<ApiAnswer>;
};

export type Api = {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Signs each user in once and remembers the token. */
  as(login: string): Promise<ApiClient>;
  readonly nobody: ApiClient;
  close(): Promise<void>;
};

export const TEST_KEY = Buffer.alloc(32, 7);
export const SENHA = 'maleta123';

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The real server in process over a test database. */
export async function openApi(
  database: Pick<TestDatabase, 'store' | 'db'>,
  options: Partial<AppOptions> = {},
): Promise<Api> {
  const app = await createApp({
    store: database.store,
    jwtKey: TEST_KEY,
    loginLimits: 'off',
    ...standIns(options.clock ?? (() => new Date())),
    ...options,
  });
  await app.ready();
  return {
    app,
    db: database.db,
    async as(login) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { authorization: basic(login, SENHA) },
      });
      if (answer.statusCode !== 200) throw new Error(`no log-in: ${answer.body}`);
      return clientOf(app, answer.json<{ token: string }>().token);
    },
    nobody: clientOf(app, ''),
    close: () => app.close(),
  };
}

/** True for a body that is sent as it is. */
const isBytes = (body: unknown): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body);

/** A client with its own token. */
export function clientOf(app: FastifyInstance, token: string): ApiClient {
  const send: ApiClient['send'] = async (method, path, body, { key, headers = {} } = {}) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isBytes(body) ? body : JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: parseOrUndefined(answer.body) as WireBody,
    };
  };
  return {
    token,
    send,
    get: (path, extra) => send('GET', path, undefined, extra),
    post: (path, body, extra) => send('POST', path, body, extra),
    put: (path, body, extra) => send('PUT', path, body, extra),
    delete: (path, extra) => send('DELETE', path, undefined, extra),
  };
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A stream or a page: the test looks at its text.
    return undefined;
  }
}
