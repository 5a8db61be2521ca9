import type { Socket } from 'node:net';
import type pg from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

/** A connection in use that received no byte for this long makes the watch test whether the database is alive. */
const QUIET_MS = 1000;
const LOOK_MS = 250;

/** Fails waiting work as soon as the database falls silent, and new work until it responds again. */
export type SilenceWatch = {
  /** Resolves or rejects with `work`, or rejects once the database is silent. */
  orSilence<T>(work: Promise<T>): Promise<T>;
  isSilent(): boolean;
  stop(): void;
};

const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Distinguishes a slow query from a silent database: when a connection is quiet, `isAlive` asks over another one.
 * Without a response the quiet connections are cut, so that their queries fail; while the database responds, a query of
 * any length continues.
 */
export function watchSilence(pool: pg.Pool, isAlive: () => Promise<boolean>): SilenceWatch {
  const heard = new Map<pg.PoolClient, number>();
  const waiting = new Map<object, { since: number; fail: (error: Error) => void }>();
  let silent = false;
  let asking = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  pool.on('connect', (client) => {
    socketOf(client).on('data', () => {
      if (heard.has(client)) heard.set(client, performance.now());
    });
  });
  pool.on('acquire', (client) => void heard.set(client, performance.now()));
  pool.on('release', (_error, client) => void heard.delete(client));
  pool.on('remove', (client) => void heard.delete(client));

  const isQuiet = (since: number) => performance.now() - since > QUIET_MS;
  const quietClients = () => [...heard].filter(([, since]) => isQuiet(since)).map(([client]) => client);
  const isDue = () =>
    silent || quietClients().length > 0 || [...waiting.values()].some((w) => isQuiet(w.since));

  function fallSilent(): void {
    silent = true;
    for (const client of quietClients()) socketOf(client).destroy();
    for (const { fail } of waiting.values()) fail(new DatabaseUnavailable('the database is silent'));
    waiting.clear();
  }
  async function look(): Promise<void> {
    if (asking || !isQuiet(askedAt) || !isDue()) return;
    asking = true;
    askedAt = performance.now();
    if (await isAlive()) silent = false;
    else fallSilent();
    asking = false;
  }
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();

  return {
    isSilent: () => silent,
    stop: () => clearInterval(timer),
    async orSilence(work) {
      const name = {};
      const silence = new Promise<never>((_resolve, reject) => {
        waiting.set(name, { since: performance.now(), fail: reject });
      });
      try {
        return await Promise.race([work, silence]);
      } finally {
        waiting.delete(name);
      }
    },
  };
}
