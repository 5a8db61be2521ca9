import { vi } from 'vitest';
import { type AppOptions, createApp } from '#server/app.ts';
import type { Fault } from '#server/http/faults.ts';
import { standIns } from '#tests/support/demonstracao.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

/** The effect of the network or the server on the next matching requests, applied before and after the handling. */
export type Levers = {
  /** No network at all: fetch rejects. */
  offline: boolean;
  /** Lead of the server's clock over the real one, as responses show it, in milliseconds. */
  ahead: number;
  /** Responds in the server's place, as a captive portal does; undefined lets the request through. */
  portal: ((url: string, headers: Headers) => Response | undefined) | null;
  beforeReply: ((method: string, url: string) => Fault) | null;
};

export type HttpServer = {
  database: TestDatabase;
  levers: Levers;
  seen: string[];
  close: () => Promise<void>;
};

/** The same response, from a server whose clock shows another time. */
function tellTime(answer: Response, ahead: number): Response {
  if (ahead === 0) return answer;
  const headers = new Headers(answer.headers);
  headers.set('date', new Date(Date.now() + ahead).toUTCString());
  return new Response(answer.body, { status: answer.status, headers });
}

/** The real server on its own port, and `fetch('/api/...')` led to it through levers. */
export async function startHttpServer(options: Partial<AppOptions> = {}): Promise<HttpServer> {
  const database = await openTestDatabase();
  const levers: Levers = { offline: false, ahead: 0, portal: null, beforeReply: null };
  const app = await createApp({
    store: database.store,
    jwtKey: Buffer.alloc(32, 7),
    loginLimits: 'off',
    ...standIns(options.clock ?? (() => new Date())),
    ...options,
    faults: { beforeReply: (request) => levers.beforeReply?.(request.method, request.url) },
  });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const seen: string[] = [];
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    seen.push(`${init.method ?? 'GET'} ${url.replace(/\?.*/, '')}`);
    if (levers.offline) throw new TypeError('Failed to fetch');
    const portal = levers.portal?.(url, new Headers(init.headers));
    return portal ?? tellTime(await realFetch(new URL(url, base), init), levers.ahead);
  });
  return {
    database,
    levers,
    seen,
    close: async () => {
      vi.unstubAllGlobals();
      await app.close();
      await database.close();
    },
  };
}
