import type { Page } from '@playwright/test';
import type { Act, Bare } from './timed-act.ts';

/** An act of a day: its name, how the page comes to where it begins, and the act. `turn` counts its repeats from 0. */
export type ScreenAct = {
  name: string;
  /** Its comparison: a word, or a bare dialog where the answer is a dialog. */
  bare: Bare;
  begin: (page: Page, turn: number) => Promise<void>;
  act: (page: Page, turn: number) => Act;
};

const NAMES = [
  'losartana',
  'dipirona',
  'amoxicilina',
  'metformina',
  'omeprazol',
  'sinvastatina',
  'ibuprofeno',
];
const nameOf = (turn: number) => NAMES[turn % NAMES.length] ?? 'losartana';

const banner = (page: Page) => page.getByRole('banner');
const field = (page: Page) => page.getByRole('searchbox', { name: /^Buscar por nome/ });
const ROW = '[role="grid"] [role="rowgroup"] [role="row"]';

async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  while ((await open.count()) > 0) await page.keyboard.press('Escape');
}

const rowOf = (page: Page, name: string) => page.locator(ROW, { hasText: name.toUpperCase() }).first();

async function search(page: Page, text: string): Promise<void> {
  if (!(await field(page).isVisible())) {
    const combo = banner(page).getByRole('combobox', { name: 'Buscar produtos' });
    await combo.fill('');
    await combo.press('Enter');
  }
  await field(page).fill(text);
  await page.locator(ROW, { hasText: text.toUpperCase() }).first().getByText(/R\$/).first().waitFor();
}

/** The acts that are measured, in the order of a day. */
export const ACTS: readonly ScreenAct[] = [
  {
    name: 'the home with the day across customers',
    bare: 'word',
    begin: (page) => search(page, 'dipirona'),
    act: (page) => ({
      press: page.getByRole('link', { name: 'Maleta, início' }),
      selector: 'section[aria-labelledby="hoje"]',
      text: 'Hoje',
    }),
  },
  {
    name: 'a name typed until its first row',
    bare: 'word',
    begin: (page, turn) => search(page, nameOf(turn + 1)),
    act: (page, turn) => ({
      press: field(page),
      fill: nameOf(turn),
      selector: ROW,
      text: nameOf(turn).toUpperCase(),
    }),
  },
  {
    name: 'a product opened',
    bare: 'dialog',
    begin: async (page, turn) => {
      await closeDialogs(page);
      await search(page, nameOf(turn));
    },
    act: (page, turn) => ({
      press: rowOf(page, nameOf(turn)).getByRole('link').first(),
      selector: 'dialog[open]',
      text: nameOf(turn).toUpperCase(),
    }),
  },
  {
    name: 'why this price',
    bare: 'dialog',
    begin: async (page) => {
      await closeDialogs(page);
      await search(page, nameOf(0));
      await rowOf(page, nameOf(0)).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Por que este preço' }).waitFor();
    },
    act: (page) => ({
      press: page.getByRole('button', { name: 'Por que este preço' }),
      selector: 'dialog[open] h2',
      text: 'Por que este preço',
    }),
  },
];
