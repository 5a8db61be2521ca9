import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { type Api, openApi } from './api.ts';
import type { TestDatabase } from './database.ts';

/** A server over its own database, with a stopped clock and a readable log. */
export type Bench = {
  readonly database: TestDatabase;
  readonly api: Api;
  readonly now: Date;
  /** Moves the clock forward. */
  later(ms: number): void;
  /** The server's log since the test began, at the lowest level. */
  log(): string;
  /** Starts the server again with other options over the same data. */
  reopen(options: Partial<AppOptions>): Promise<Api>;
};

const BEGIN = new Date('2026-11-20T15:00:00Z');

/**
 * For a block of `describe.each(bothDatabases)`: before each test the data are those of the seed, it is noon of a
 * Friday in São Paulo, and a server is ready. `options` is called before each test.
 */
export function useBench(
  open: () => Promise<TestDatabase>,
  options: (bench: Bench) => Partial<AppOptions> = () => ({}),
): Bench {
  let database: TestDatabase;
  let api: Api;
  let now = BEGIN;
  let lines: string[] = [];
  const bench: Bench = {
    get database() {
      return database;
    },
    get api() {
      return api;
    },
    get now() {
      return now;
    },
    later: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    log: () => lines.join(''),
    reopen: async (others) => {
      await api.close();
      return start(others);
    },
  };
  const start = async (given: Partial<AppOptions>): Promise<Api> => {
    const log = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } } as const;
    api = await openApi(database, { clock: () => now, log, ...given });
    return api;
  };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.reset();
    now = BEGIN;
    lines = [];
    await start(options(bench));
    return () => api.close();
  });
  return bench;
}
