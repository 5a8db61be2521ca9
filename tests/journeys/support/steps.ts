import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { unsent } from './vault.ts';

/** The text of a money figure on screen, in cents. */
export function toCents(text: string): number {
  const figure = /-?[\d.]+,\d{2}/.exec(text)?.[0];
  if (figure === undefined) throw new Error(`no amount in '${text}'`);
  return Number(figure.replaceAll('.', '').replace(',', ''));
}

/** Goes back once the entry of a closed dialog is left: the tool counts from the entry before a step in progress. */
export async function goBackFromScreen(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { dialogos?: number } | null)?.dialogos);
  await page.goBack();
}

/** Fills the log-in dialog and sends it. */
export async function fillLogIn(page: Page, usuario: string, senha: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entre' });
  await dialog.getByLabel('Usuário').fill(usuario);
  await dialog.getByLabel('Senha', { exact: true }).fill(senha);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/**
 * Gives the password alone, after a session that ended. A screen that was refused has opened the log-in by itself;
 * where only the queue was, a word with a button stands.
 */
export async function enterAgain(page: Page, senha = DEMO_SENHA): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entre' });
  await expect(dialog).toContainText(/Sessão (?:expirada|encerrada)/);
  await expect(dialog.getByLabel('Usuário')).not.toBeEditable();
  await dialog.getByLabel('Senha', { exact: true }).fill(senha);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The home's word on a device that has everything to work without a signal. */
const READY = 'Pronto para trabalhar sem sinal';
/** The strip while the code of later screens is still on its way. */
export const SCREENS_COMING = 'Nem todas as telas estão neste aparelho';
/** Its word where no service worker keeps the screens and everything else has come. */
export const NO_SCREENS = 'Este navegador não as guardou: sem sinal, o Maleta não abre.';

/**
 * Opens the app and signs in if needed; ends when the device can work without a signal, or shows `word`. On a
 * ready device the app opens as it was left.
 */
export async function enter(
  page: Page,
  usuario = 'representante',
  home = '/',
  word: typeof READY | typeof NO_SCREENS | typeof SCREENS_COMING = READY,
): Promise<void> {
  await page.goto(home);
  const logIn = page.getByRole('button', { name: 'Entrar' }).first();
  const own = page.getByRole('banner').getByRole('button', { name: /^Usuário / });
  await expect(logIn.or(own).first()).toBeVisible();
  if (!(await own.isVisible())) {
    await logIn.click();
    await fillLogIn(page, usuario, DEMO_SENHA);
  }
  // A first visit brings app, catalogue and prices, while two other workers may do the same.
  await expect(page.getByText(word)).toBeVisible({ timeout: 120_000 });
}

export const trocaBox = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Trocar de cliente' });

/** Serves another customer from the home screen. */
export async function serve(page: Page, nome: string): Promise<void> {
  await page.getByRole('link', { name: 'Maleta, início' }).click();
  await page.getByRole('button', { name: nome }).last().click();
  await trocaBox(page).getByRole('button', { name: 'Trocar' }).click();
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
}

export const searchField = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Buscar por nome, substância, laboratório, código ou EAN' });

/** On a ready device: opens the search page, which is three times cheaper than the home page. */
export async function enterBusca(page: Page): Promise<void> {
  await page.goto('/busca');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Usuário / })).toBeVisible();
  await expect(searchField(page)).toBeVisible();
}

/** The header's search of every screen but the search page. */
export const headerBusca = (page: Page): Locator =>
  page.getByRole('banner').getByRole('combobox', { name: 'Buscar produtos' });

/** Opens the search page: by the header's field, by its link where there is no room for one. */
export async function openBusca(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: 'Buscar' });
  await expect(headerBusca(page).or(link)).toBeVisible();
  if (await link.isVisible()) return link.click();
  await headerBusca(page).fill('');
  await headerBusca(page).press('Enter');
}

/** Types into the search screen's field, from wherever the person is. */
export async function search(page: Page, text: string): Promise<void> {
  if (!(await searchField(page).isVisible())) await openBusca(page);
  await searchField(page).fill(text);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
}

export const rows = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Produtos' }).locator('[role="rowgroup"]').getByRole('row');

export const rowOf = (page: Page, text: string): Locator => rows(page).filter({ hasText: text });

export const counterIn = (place: Locator): Locator => place.getByRole('spinbutton');

/** The cart in the header: a button for the side cart, or on a phone and in the cart a link. */
export const carrinhoTop = (page: Page, name: RegExp = /^Carrinho/): Locator => {
  const banner = page.getByRole('banner');
  return banner.getByRole('button', { name }).or(banner.getByRole('link', { name }));
};

/** The side cart. */
export const lateral = (page: Page): Locator => page.getByRole('dialog', { name: /^Carrinho/ });

/** Types a quantity and waits until the device stores it: the header shows the stored total. */
export async function want(page: Page, counter: Locator, quantidade: number): Promise<void> {
  const typed = String(quantidade);
  const isNews = (await counter.inputValue()) !== typed;
  const before = await carrinhoTop(page).textContent();
  await counter.fill(typed);
  await counter.press('Enter');
  await expect(counter).toHaveValue(typed);
  if (isNews) await expect(carrinhoTop(page)).not.toHaveText(before ?? '');
}

/** Finds a product by its EAN and wants so many of it. */
export async function order(page: Page, produto: { ean: string }, quantidade: number): Promise<void> {
  await search(page, produto.ean);
  await want(page, counterIn(rowOf(page, produto.ean)), quantidade);
}

/** The cart's total in the header, in cents. */
export const headerTotal = async (page: Page): Promise<number> =>
  toCents((await carrinhoTop(page).textContent()) ?? '');

export async function openCarrinho(page: Page): Promise<void> {
  const top = carrinhoTop(page);
  const hasLateral = (await top.getAttribute('aria-haspopup')) === 'dialog';
  await top.click();
  if (hasLateral) await lateral(page).getByRole('button', { name: 'Ir para o Carrinho' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
}

export const questionBox = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Finalizar pedido' });

/** From the cart: finalises, says yes, and ends on the confirmation. Answers the local code. */
export async function finalise(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await questionBox(page).getByRole('button', { name: 'Sim, finalizar' }).click();
  const title = page.getByRole('heading', { level: 1, name: /^Pedido / });
  await expect(title).toBeVisible();
  return ((await title.textContent()) ?? '').replace('Pedido ', '');
}

/** The numbers of the orders on the confirmation, once they are there. */
export async function confirmedNumbers(page: Page): Promise<number[]> {
  const titles = page.getByRole('heading', { level: 3, name: /Confirmado nº \d+/ });
  await expect(titles.first()).toBeVisible();
  const texts = await titles.allTextContents();
  return texts.map((text) => Number(/\d+/.exec(text)?.[0])).sort((a, b) => a - b);
}

/** Waits until no request is under way; the screen may be a moment older than the last press. */
export async function awaitSent(page: Page): Promise<void> {
  const connected = page.getByRole('button', { name: 'Conectado. Abrir sincronização' });
  await expect(connected).toBeVisible();
  await expect.poll(() => unsent(page)).toBe(0);
  await expect(connected).toBeVisible();
}
