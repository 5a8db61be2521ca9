import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createApp } from '#server/app.ts';
import { openStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { standIns } from '#tests/support/demonstracao.ts';
import { readDumpOfToday } from '#tests/support/dump-cache.ts';
import type { Bench } from './page/main.ts';

/** The start of the browser to measure in: its path and its flags. */
export type Launch = { executablePath: string; args: string[] };

/** The real server over all products, with its own browser profile next to it. */
export type Ground = {
  readonly url: string;
  /** The bearer token of the representative. */
  readonly token: string;
  /** The server's data: a measurement may change it. */
  readonly db: Database;
  /** A browser just started on the profile, for as long as `work` lasts. */
  withBrowser: <T>(
    work: (context: BrowserContext) => Promise<T>,
    more?: { serviceWorkers: 'allow' | 'block' },
  ) => Promise<T>;
};

/** Serves the builds in `dist` from its own server and gives a fresh browser profile, while `work` lasts. */
export async function withGround<T>(
  launch: Launch,
  dist: string,
  work: (ground: Ground) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(path.join(tmpdir(), 'maleta-bench-profile-'));
  const store = await openStore({ dump: await readDumpOfToday('full') });
  const app = await createApp({
    store,
    jwtKey: Buffer.alloc(32, 7),
    loginLimits: 'off',
    dist,
    ...standIns(() => new Date()),
  });
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://localhost:${port}`;
    return await work({
      url,
      token: await logIn(url),
      db: store.db,
      async withBrowser(measure, more = { serviceWorkers: 'allow' }) {
        const options = {
          ...launch,
          viewport: { width: 800, height: 1280 },
          ...more,
        };
        const context = await chromium.launchPersistentContext(profile, options);
        try {
          return await measure(context);
        } finally {
          await context.close();
        }
      },
    });
  } finally {
    await app.close();
    await store.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Builds `page/` (the project's own modules, no application) and gives a browser the means to open it. */
export async function withBenchPage<T>(launch: Launch, work: (ground: Ground) => Promise<T>): Promise<T> {
  const dist = mkdtempSync(path.join(tmpdir(), 'maleta-bench-page-'));
  try {
    await build({
      configFile: false,
      root: path.join(import.meta.dirname, 'page'),
      logLevel: 'error',
      plugins: [react(), vanillaExtractPlugin()],
      define: { __BUILD__: '"bench"', __VERSION__: '"0.0.0"' },
      build: { outDir: path.join(dist, 'page'), modulePreload: { polyfill: false } },
      worker: { format: 'es' },
    });
    writeFileSync(path.join(dist, 'current.json'), JSON.stringify({ buildId: 'page' }));
    return await withGround(launch, dist, work);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

/** Runs one measurement of a freshly opened bench page, whose own thread is made `slowdown` times slower. */
export async function onFreshPage<A, T>(
  context: BrowserContext,
  url: string,
  measure: (input: A) => Promise<T>,
  input: A,
  slowdown = 1,
): Promise<T> {
  const page = await context.newPage();
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in globalThis);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await page.evaluate(measure as (input: unknown) => Promise<T>, input);
  } finally {
    await page.close();
  }
}

declare global {
  // oxlint-disable-next-line eslint/no-var -- A global is declared with var, or it does not exist.
  var bench: Bench;
}

async function logIn(url: string): Promise<string> {
  const authorization = `Basic ${Buffer.from('representante:maleta123').toString('base64')}`;
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers: { authorization } });
  if (!answer.ok) throw new Error(`no log-in: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}
