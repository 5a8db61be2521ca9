import { expect, type Locator, type Page } from '@playwright/test';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import type { JourneyServer } from './server.ts';

/** Gives every customer of the demonstration orders, invoices and instalments of the last 90 days. */
export const giveHistorico = (server: JourneyServer): Promise<void> =>
  server.db.transaction().execute((trx) => seedHistorico(trx, new Date()));

type Lista = 'Pedidos' | 'Notas fiscais' | 'Contas pendentes' | 'Lançamentos' | 'Cashback';

/** The rows of a list of orders, invoices, instalments or entries. */
export const linhas = (page: Page, name: Lista): Locator =>
  page.getByRole('grid', { name }).locator('[role="rowgroup"]').getByRole('row');

type NoMenu =
  | 'Meus Pedidos'
  | 'Comprados'
  | 'Notas Fiscais'
  | 'Contas Pendentes'
  | 'Extrato de Conta Corrente'
  | 'Meu Cashback';

/** From anywhere to a screen of the user's own menu. */
export async function goByMenu(page: Page, name: NoMenu): Promise<void> {
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Has the list of orders show the 90 days that the device keeps. */
export async function showAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtrar' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Filtrar Pedido' });
  await drawer.getByRole('button', { name: '90 dias' }).click();
  await drawer.getByRole('button', { name: /^Ver / }).click();
  await expect(drawer).toBeHidden();
}

/** Waits until the device keeps orders with their lines: the screen may show the server's alone. */
const awaitItens = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { id } = JSON.parse(localStorage.getItem('GSUsuario') ?? '{}') as { id: number };
        return new Promise<number>((resolve, reject) => {
          const fail = () => reject(new Error('the vault cannot be read'));
          const opening = indexedDB.open(`vault:maleta:${id}`);
          opening.onerror = fail;
          opening.onsuccess = () => {
            const database = opening.result;
            const counting = database.transaction('pedidoItens').objectStore('pedidoItens').count();
            counting.onerror = fail;
            counting.onsuccess = () => {
              database.close();
              resolve(counting.result);
            };
          };
        });
      }),
    )
    .toBeGreaterThan(0);

/** A representative at the orders that the device keeps of a customer, all of them. */
export async function openPedidos(page: Page, server: JourneyServer): Promise<Locator> {
  await giveHistorico(server);
  await page.goto('/pedidos');
  await showAll(page);
  await awaitItens(page);
  return linhas(page, 'Pedidos');
}
