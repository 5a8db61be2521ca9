import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type Launch, withGround } from './browser.ts';
import type { Row } from './row.ts';

const DIST = path.join(import.meta.dirname, '..', '..', 'dist');
const GOAL_KB = 140;
const SHOWN = 12;

/** The JavaScript that a browser which was never here loads until it shows the first result of a search. */
export async function rows(launch: Launch): Promise<Row[]> {
  const paths = await withGround(launch, DIST, ({ url, withBrowser }) =>
    withBrowser((context) => visit(context, url), { serviceWorkers: 'block' }),
  );
  const sizes = paths.map((file) => ({ file, bytes: brotliBytes(file) })).sort((a, b) => b.bytes - a.bytes);
  for (const { file, bytes } of sizes.slice(0, SHOWN)) {
    console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  }
  const value = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return [
    {
      name: `JavaScript before the first result, ${sizes.length} files, brotli`,
      value,
      unit: 'kB',
      against: 'none',
      ratio: null,
      goal: `${GOAL_KB} kB at most`,
      holds: value <= GOAL_KB,
    },
  ];
}

/** Comes as a stranger to a search, logs in, sees a result; the scripts asked for until then, each once. */
async function visit(context: BrowserContext, url: string): Promise<string[]> {
  const scripts = new Set<string>();
  // The context hears of the worker's requests as well. What comes after the result no longer matters.
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const page = await context.newPage();
  await page.goto(`${url}/busca?pes=dipirona`);
  await page.getByLabel('Usuário').fill('representante');
  await page.getByLabel('Senha', { exact: true }).fill('maleta123');
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await page
    .getByRole('main')
    .getByText(/dipirona/i)
    .first()
    .waitFor();
  return [...scripts];
}

/** What the server sends to a browser that takes brotli, which is every one over HTTPS. */
function brotliBytes(pathname: string): number {
  const { buildId } = JSON.parse(readFileSync(path.join(DIST, 'current.json'), 'utf8')) as {
    buildId: string;
  };
  const file = path.join(DIST, buildId, pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
