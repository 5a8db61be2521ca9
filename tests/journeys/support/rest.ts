import type { Page } from '@playwright/test';
import type { Database } from '#server/db/schema/schema.ts';
import { expect } from './journey.ts';
import type { JourneyServer } from './server.ts';
import { awaitSent, carrinhoTop, openCarrinho } from './steps.ts';
import { type Held, type Linhas, readVault, unsent } from './vault.ts';

const FINALIZADO = 6;

/** The lines of all open carts on the server. */
async function linhasOf(db: Database): Promise<Linhas> {
  const rows = await db
    .selectFrom('carrinhoItem')
    .innerJoin('carrinho', 'carrinho.idCarrinho', 'carrinhoItem.idCarrinho')
    .select(['carrinhoItem.idItem', 'carrinhoItem.quantidade'])
    .where('carrinho.idCarrinhoSituacao', '<>', FINALIZADO)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.idItem, row.quantidade]));
}

/** The cart on screen: quantities in the order of the lines. */
async function shownQuantities(page: Page): Promise<number[]> {
  await openCarrinho(page);
  const fields = page.getByRole('main').getByRole('spinbutton');
  return fields.evaluateAll((all) => all.map((field) => Number((field as HTMLInputElement).value)));
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/**
 * The number of all orders, the quantities in the cart, and the orders of this device if not all are its own.
 */
type Rest = { orders: number; quantities: readonly number[]; confirmedHere?: readonly number[] };

/**
 * Nothing is on its way and nothing waits for anybody: so many orders were made and the device has the number of
 * each, the server's carts hold these quantities, and so do the device and its screen (of the one cart there is).
 */
export async function expectRest(
  page: Page,
  server: JourneyServer,
  { orders, quantities, confirmedHere }: Rest,
): Promise<void> {
  await awaitSent(page);
  await expect.poll(() => unsent(page)).toBe(0);
  const made = await server.orders();
  expect(made).toHaveLength(orders);
  const linhas = await linhasOf(server.db);
  expect(sorted(Object.values(linhas))).toEqual(sorted(quantities));
  const rest: Held = { unsent: 0, undecided: 0, linhas, confirmed: confirmedHere ?? made };
  // A read from before the order may have been stored last; the screen counts the order, and the next read replaces it.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => readVault(page)).toEqual(rest);
  if (quantities.length === 0) {
    // An empty cart leads home; the header shows its content on every screen.
    await expect(carrinhoTop(page, /^Carrinho, 0 itens/)).toBeVisible();
    return;
  }
  await expect.poll(async () => sorted(await shownQuantities(page))).toEqual(sorted(quantities));
}
