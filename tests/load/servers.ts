import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Child } from '#tests/support/child.ts';
import { openServerHome } from '#tests/support/server-home.ts';
import type { Ground } from './ground.ts';

/** A server process. */
export type LoadServer = { readonly port: number; readonly child: Child };

export type Servers = {
  /** Starts a server on `port`, a free one unless given, and waits until it responds. */
  start(port?: number, more?: Readonly<Record<string, string>>): Promise<LoadServer>;
  close(): Promise<void>;
};

/** Server processes on the ground's database, which trust this process's address headers. */
export function openServers({ databaseUrl, jwtKey }: Ground): Servers {
  const home = openServerHome();
  const env = {
    DATABASE_URL: databaseUrl,
    MALETA_JWT_KEY: jwtKey,
    MALETA_DEMO: '0',
    MALETA_LOG: 'error',
    MALETA_STOP_WAIT_MS: '0',
    MALETA_TRUST_PROXY: '127.0.0.1',
  };
  return {
    async start(port = 0, more = {}) {
      const child = home.run({ ...env, ...more, PORT: String(port) });
      const line = await child.waitFor('Maleta em ');
      return { child, port: Number(new URL(line.slice('Maleta em '.length)).port) };
    },
    close: () => home.close(),
  };
}

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A server's own measurements. */
export type Vitals = {
  readonly rssMb: number;
  /** Delay of the event loop since the last reading. */
  readonly lagP99Ms: number;
  readonly lagMaxMs: number;
  readonly handles: number;
  readonly connections: number;
};

const MEGA = 1024 * 1024;

/** Reads `/metricas`. */
export async function readVitals({ port }: LoadServer): Promise<Vitals> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metricas`)).text();
  const sumOf = (pattern: string) =>
    [...text.matchAll(new RegExp(`^${pattern} ([\\d.e+-]+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    );
  return {
    rssMb: sumOf('process_resident_memory_bytes') / MEGA,
    lagP99Ms: sumOf(String.raw`nodejs_eventloop_lag_seconds\{quantile="0\.99"\}`) * 1000,
    lagMaxMs: sumOf(String.raw`nodejs_eventloop_lag_seconds\{quantile="1"\}`) * 1000,
    handles: sumOf(String.raw`nodejs_active_resources\{type="\w+"\}`),
    connections: sumOf(String.raw`maleta_database_connections\{state="(?:used|idle)"\}`),
  };
}

/** The number of files and sockets that a process has open; NaN where the system does not tell. */
export function countDescriptors({ child }: LoadServer): { files: number; sockets: number } {
  const folder = `/proc/${child.pid}/fd`;
  try {
    const targets = readdirSync(folder).map((fd) => {
      try {
        return readlinkSync(`${folder}/${fd}`);
      } catch {
        // It was closed meanwhile.
        return '';
      }
    });
    return { files: targets.length, sockets: targets.filter((to) => to.startsWith('socket:')).length };
  } catch {
    // Not Linux.
    return { files: Number.NaN, sockets: Number.NaN };
  }
}
