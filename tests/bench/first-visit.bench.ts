import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type Launch, withGround } from './browser.ts';
import type { Row } from './row.ts';

const DIST = path.join(import.meta.dirname, '..', '..', 'dist');
const GOAL_KB = 140;
const SHOWN = 12;

/** The JavaScript that `/busca` loads until its first result: for a visitor, and for a signed-in user. */
export async function rows(launch: Launch): Promise<Row[]> {
  const visits = await withGround(launch, DIST, ({ url, withBrowser }) =>
    withBrowser((context) => visit(context, url), { serviceWorkers: 'block' }),
  );
  return [
    toRow('for a visitor', visits.visitor),
    toRow('logged in, with the search of the device', visits.loggedIn),
  ];
}

function toRow(who: string, paths: readonly string[]): Row {
  const sizes = paths.map((file) => ({ file, bytes: brotliBytes(file) })).sort((a, b) => b.bytes - a.bytes);
  console.log(who);
  for (const { file, bytes } of sizes.slice(0, SHOWN)) {
    console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  }
  const value = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    name: `JavaScript before the first result ${who}, ${sizes.length} files, brotli`,
    value,
    unit: 'kB',
    against: 'none',
    ratio: null,
    goal: `${GOAL_KB} kB at most`,
    holds: value <= GOAL_KB,
  };
}

/** Sees a result as a visitor, signs in, and comes again; returns the scripts loaded until each result, each once. */
async function visit(
  context: BrowserContext,
  url: string,
): Promise<{ visitor: string[]; loggedIn: string[] }> {
  let scripts = new Set<string>();
  // The context hears of the worker's requests as well. Requests after the result no longer matter.
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const take = () => {
    const taken = [...scripts];
    scripts = new Set();
    return taken;
  };
  const page = await context.newPage();
  const result = page
    .getByRole('main')
    .getByText(/dipirona .*mg/i)
    .first();
  await page.goto(`${url}/busca?pes=dipirona`);
  await result.waitFor();
  const visitor = take();
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await page.getByLabel('Usuário').fill('representante');
  await page.getByLabel('Senha', { exact: true }).fill('maleta123');
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  const price = page.getByRole('main').getByText(/R\$/).first();
  await price.waitFor();
  take();
  await page.goto(`${url}/busca?pes=dipirona+500`);
  await price.waitFor();
  return { visitor, loggedIn: take() };
}

/** The server's bytes to a browser that accepts brotli, as every one over HTTPS does. */
function brotliBytes(pathname: string): number {
  const { buildId } = JSON.parse(readFileSync(path.join(DIST, 'current.json'), 'utf8')) as {
    buildId: string;
  };
  const file = path.join(DIST, buildId, pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
