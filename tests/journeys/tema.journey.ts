import type { Page } from '@playwright/test';
import { THEME_WAIT_MS } from '#app/theme/theme-wait.ts';
import type { TemaPersonalizado } from '#contract/content/tema.ts';
import { expect, newDevice, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { search } from './support/steps.ts';

const INDIGO = 'rgb(50, 48, 123)';
const WHITE = 'rgb(255, 255, 255)';
const TEAL = 'rgb(0, 96, 122)';
const YELLOW = 'rgb(255, 225, 77)';

const header = (page: Page) => page.getByRole('banner');
const groundOf = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const shows = (page: Page, ground: string) => expect.poll(() => groundOf(page)).toBe(ground);

/** Changes the server's themes on their way to the page. */
async function rewrite(
  page: Page,
  change: (temas: TemaPersonalizado[]) => TemaPersonalizado[],
): Promise<void> {
  await page.route('**/api/temapersonalizado', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as TemaPersonalizado[]) });
  });
}

/** The app's wait for its colours has an end; here it has none, so that a busy machine does not decide. */
const waitWithoutEnd = (page: Page): Promise<unknown> =>
  page.addInitScript((waitMs) => {
    const native = window.setTimeout;
    window.setTimeout = ((act: () => void, ms?: number) =>
      native(act, ms === waitMs ? 600_000 : ms)) as typeof window.setTimeout;
  }, THEME_WAIT_MS);

/** Notes every ground that the header has from the first moment it is there. */
async function noteGrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const grounds: string[] = [];
    Reflect.set(globalThis, 'grounds', grounds);
    const note = () => {
      const element = document.querySelector('header');
      const ground = element && getComputedStyle(element).backgroundColor;
      if (ground && grounds.at(-1) !== ground) grounds.push(ground);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'grounds') as string[]);
}

newDevice(
  "a page has the store's colours from the first frame, those that it kept, and a hotsite's as long as one is there",
  async ({ page }) => {
    await page.goto('/');
    await shows(page, INDIGO);
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('GSTemas') ?? '[]') as unknown[]);
    await expect.poll(async () => (await kept()).length).toBe(5);
    expect(await page.evaluate(() => document.documentElement.style.length)).toBe(0);

    await page.goto('/hotsite/verao-da-saude');
    await shows(page, TEAL);
    await header(page).getByRole('link', { name: 'Maleta, início' }).click();
    await shows(page, INDIGO);
    await page.goBack();
    await shows(page, TEAL);

    await page.goto('/?tema=2');
    await shows(page, WHITE);
    // The server is slow: the kept themes come before it.
    await page.route('**/api/temapersonalizado', () => undefined);
    const grounds = await noteGrounds(page);
    await page.reload();
    await expect(header(page).locator('img[src^="data:"]')).toBeVisible();
    expect(await grounds()).toEqual([WHITE]);
  },
);

newDevice(
  "the very first visit waits for the store's colours, and those that would make words unreadable are put right",
  async ({ page }) => {
    await waitWithoutEnd(page);
    await rewrite(page, ([loja, ...rest]) =>
      loja === undefined
        ? []
        : [
            {
              ...loja,
              parametros: [
                { parametroTipo: { idParametroTipo: 3 }, valor: '#ffe14d' },
                { parametroTipo: { idParametroTipo: 14 }, valor: '#eeeeee' },
                { parametroTipo: { idParametroTipo: 103 }, valor: '#ffffff' },
              ],
            },
            ...rest,
          ],
    );
    const grounds = await noteGrounds(page);
    await page.goto('/');
    await shows(page, YELLOW);
    expect(await grounds()).toEqual([YELLOW]);
    await look(page, 'tema-amarelo-inicio');
    await header(page).getByRole('button', { name: 'Entrar' }).click();
    await look(page, 'tema-amarelo-entrar');
  },
);

test("another store's theme colours components one by one, shows its logo, and everything can be read", async ({
  page,
}) => {
  await page.goto('/?tema=2');
  await shows(page, WHITE);
  await expect(header(page).locator('img[src^="data:image/svg+xml"]')).toBeVisible();
  await look(page, 'tema-raizes-inicio');
  await search(page, 'dipirona');
  await shows(page, WHITE);
  await expect(
    page
      .getByRole('main')
      .getByText(/dipirona/i)
      .first(),
  ).toBeVisible();
  await look(page, 'tema-raizes-busca');
  await page.goto('/?tema=');
  await shows(page, INDIGO);
});
