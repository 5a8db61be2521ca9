import { vi } from 'vitest';
import { type AppOptions, createApp } from '#server/app.ts';
import type { Fault } from '#server/http/faults.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

/** What the network or the server does to the next requests that match: asked before and after the handling. */
export type Levers = {
  /** No network at all: fetch rejects. */
  offline: boolean;
  /** Answers in the server's place, as a captive portal does; undefined lets the request through. */
  portal: ((url: string) => Response | undefined) | null;
  beforeReply: ((method: string, url: string) => Fault) | null;
};

export type HttpServer = {
  database: TestDatabase;
  levers: Levers;
  seen: string[];
  close: () => Promise<void>;
};

/** The real server on a port of its own, and `fetch('/api/...')` led to it through levers. */
export async function startHttpServer(options: Partial<AppOptions> = {}): Promise<HttpServer> {
  const database = await openTestDatabase();
  const levers: Levers = { offline: false, portal: null, beforeReply: null };
  const app = await createApp({
    store: database.store,
    jwtKey: Buffer.alloc(32, 7),
    loginLimits: 'off',
    ...options,
    faults: { beforeReply: (request) => levers.beforeReply?.(request.method, request.url) },
  });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const seen: string[] = [];
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    seen.push(`${init.method ?? 'GET'} ${url.replace(/\?.*/, '')}`);
    if (levers.offline) throw new TypeError('Failed to fetch');
    return levers.portal?.(url) ?? realFetch(new URL(url, base), init);
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
