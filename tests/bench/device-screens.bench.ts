import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type Launch, withGround } from './browser.ts';
import { type Pair, pairRow, type Row } from './row.ts';
import { ACTS } from './screen-acts.ts';
import { type Bare, bareAct, timed, withoutBare } from './timed-act.ts';

const DIST = path.join(import.meta.dirname, '..', '..', 'dist');
const SLOWDOWN = 4;
const TIMES = 7;
const GOAL_MS = 100;
/** The share that responsiveness on the web is judged by. */
const SHARE = 0.75;

const BARE: Readonly<Record<Bare, string>> = {
  word: 'a press that draws one word',
  dialog: 'a press that opens a dialog of one word there',
};

/** The time of each act of a day without a signal on the built app, from the press until its answer is drawn. */
export async function rows(launch: Launch): Promise<Row[]> {
  const measured = await withGround(launch, DIST, ({ url, withBrowser }) =>
    withBrowser((context) => measureAll(context, url)),
  );
  return ACTS.map(({ name, bare }) =>
    pairRow(
      `${name}, without a signal, page's thread ${SLOWDOWN} times slower, p${SHARE * 100}, Chromium`,
      measured.get(name) ?? [],
      { against: BARE[bare], atMost: GOAL_MS, in: 'ms' },
      SHARE,
    ),
  );
}

async function measureAll(context: BrowserContext, url: string): Promise<Map<string, Pair[]>> {
  const page = await context.newPage();
  await logIn(page, url);
  await context.setOffline(true);
  const session = await context.newCDPSession(page);
  const atRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const measured = new Map<string, Pair[]>();
  for (const { name, bare, begin, act } of ACTS) {
    const pairs: Pair[] = [];
    for (let turn = 0; turn < TIMES; turn++) {
      await begin(page, turn);
      await atRate(SLOWDOWN);
      const least = await timed(page, await bareAct(page, bare));
      await withoutBare(page);
      const ours = await timed(page, act(page, turn));
      await atRate(1);
      pairs.push({ ours, bare: least });
    }
    measured.set(name, pairs);
  }
  return measured;
}

/** Signs in and waits until the device has everything to work without a signal. */
async function logIn(page: Page, url: string): Promise<void> {
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Entre' });
  await dialog.getByLabel('Usuário').fill('representante');
  await dialog.getByLabel('Senha', { exact: true }).fill('maleta123');
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText('Pronto para trabalhar sem sinal').waitFor({ timeout: 300_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
