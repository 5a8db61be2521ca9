import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { type Launch, withGround } from './browser.ts';
import { ensureLighthouse } from './ensure-lighthouse.ts';
import { type Lighthouse, type Loaded, loadOnce } from './lighthouse.ts';
import { percentile, type Row } from './row.ts';

const DIST = path.join(import.meta.dirname, '..', '..', 'dist');
const RUNS = 5;

/** The first load of the search page on the mobile profile, next to a blank React page, one after the other. */
export async function rows(launch: Launch): Promise<Row[]> {
  const lighthouse = await ensureLighthouse();
  const blankDist = await buildBlank();
  try {
    return await withGround(launch, blankDist, (blank) =>
      withGround(launch, DIST, async (app) => {
        const ours: Loaded[] = [];
        const bare: Loaded[] = [];
        for (let run = 0; run < RUNS; run++) {
          bare.push(await load(launch, lighthouse, `${blank.url}/`));
          ours.push(await load(launch, lighthouse, `${app.url}/busca?pes=dipirona`));
        }
        return toRows(ours, bare);
      }),
    );
  } finally {
    rmSync(blankDist, { recursive: true, force: true });
  }
}

const middle = (runs: readonly Loaded[], of: keyof Loaded): number =>
  percentile(
    runs.map((run) => run[of]),
    0.5,
  );

function toRows(ours: readonly Loaded[], bare: readonly Loaded[]): Row[] {
  const row = (name: string, of: keyof Loaded, unit: string, goal: string, holds: boolean): Row => ({
    name: `first load of /busca, Lighthouse's mobile profile: ${name}`,
    value: middle(ours, of),
    unit,
    against: `a blank page of React (${middle(bare, of).toFixed(2)})`,
    ratio: middle(ours, of) / middle(bare, of),
    goal,
    holds,
  });
  const at = (of: keyof Loaded) => middle(ours, of);
  return [
    row(
      'performance',
      'performance',
      'points',
      'within 5 points',
      middle(bare, 'performance') - at('performance') <= 5,
    ),
    row('accessibility', 'accessibility', 'points', '100', at('accessibility') === 100),
    row('best practices', 'bestPractices', 'points', '100', at('bestPractices') === 100),
    row('largest contentful paint', 'lcp', 'ms', '1.3 times at most', at('lcp') <= 1.3 * middle(bare, 'lcp')),
    row('layout shift', 'cls', 'CLS', 'under 0.02', at('cls') < 0.02),
  ];
}

async function buildBlank(): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'maleta-bench-blank-'));
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'blank'),
    logLevel: 'error',
    build: { outDir: path.join(dist, 'blank'), modulePreload: { polyfill: false } },
  });
  writeFileSync(path.join(dist, 'current.json'), JSON.stringify({ buildId: 'blank' }));
  return dist;
}

/** A separate browser for each load: it keeps nothing of the last one. */
async function load(launch: Launch, lighthouse: Lighthouse, url: string): Promise<Loaded> {
  const port = await freePort();
  const args = [...launch.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launch, args });
  try {
    return await loadOnce(lighthouse, url, port);
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
