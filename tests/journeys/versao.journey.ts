import type { Page } from '@playwright/test';
import { expect, updateTest as test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, LOSARTANA } from './support/produtos.ts';
import type { JourneyServer } from './support/server.ts';
import { NEXT_VERSION } from './support/site.ts';
import {
  awaitSent,
  confirmedNumbers,
  enterBusca,
  finalise,
  openCarrinho,
  order,
  search,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const NOTA = 'A lista de pedidos pode ser filtrada por situação.';

const demand = (page: Page) => page.getByRole('status').filter({ hasText: 'Atualize o Maleta' });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Há uma nova versão do Maleta.' });

/** The person comes back to the page: it looks for a newer build. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')));

async function demandVersion({ db }: JourneyServer, valor: string): Promise<void> {
  await db
    .insertInto('parametro')
    .values({ nome: 'versaoMinima', valor })
    .onConflict((conflict) => conflict.column('nome').doUpdateSet({ valor }))
    .execute();
}

async function shownVersion(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('menuitem', { name: 'Sobre o Maleta' }).click();
  const about = page.getByRole('dialog', { name: 'Sobre o Maleta' });
  const shown = await about.getByRole('definition').nth(2).textContent();
  await about.getByRole('button', { name: 'Fechar' }).click();
  return shown ?? '';
}

test('a release shows its news before it is taken, and without a signal too', async ({
  page,
  context,
  served,
  watch,
}) => {
  await enterBusca(page);
  // A list of one is cheap to draw at each width: the dialog lies over it.
  await search(page, DIPIRONA.ean);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await served.publishNext();
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  await setSignal(context, watch, false);
  await page.reload();

  await offer(page).getByRole('button', { name: 'Novidades' }).click();
  const novidades = page.getByRole('dialog', { name: 'Novidades' });
  await expect(novidades.getByRole('heading', { name: 'Versão 0.2.0, de 23/11/2026' })).toBeVisible();
  await expect(novidades.getByRole('listitem')).toHaveText([NOTA]);
  await look(page, 'novidades');
  await page.keyboard.press('Escape');
  await expect(novidades).toHaveCount(0);
  await expect(offer(page).getByRole('button', { name: 'Novidades' })).toBeFocused();
  await setSignal(context, watch, true);
  const reloaded = page.waitForEvent('load');
  await offer(page).getByRole('button', { name: 'Atualizar' }).click();
  await reloaded;
  expect(await shownVersion(page)).toBe(NEXT_VERSION);
  await expect(offer(page)).toHaveCount(0);
});

test('a version that the server no longer takes work from says so, keeps all that is done, and sends it after the update', async ({
  page,
  context,
  server,
  served,
  watch,
}) => {
  await enterBusca(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await demandVersion(server, NEXT_VERSION);
  await page.reload();
  await expect(demand(page)).toBeVisible();
  await expect(demand(page).getByRole('button', { name: 'Agora não' })).toHaveCount(0);

  // There is none to take yet: the app says so, and nothing is lost.
  await demand(page).getByRole('button', { name: 'Atualizar' }).click();
  const said = page.getByRole('alertdialog').filter({ hasText: 'A nova versão ainda não está disponível.' });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'OK' }).click();

  const before = server.seen.length;
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  await expect(demand(page)).toBeVisible();
  await look(page, 'atualizacao-exigida');
  const code = await finalise(page);
  await order(page, LOSARTANA, 7);
  await page.getByRole('button', { name: /Abrir sincronização/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Sincronização' });
  await expect(sheet.getByText('é enviado depois de atualizar')).toBeVisible();
  await sheet.getByRole('button', { name: 'Enviar agora' }).click();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  // Without a signal it works as ever, and asks for nothing that cannot be had.
  await setSignal(context, watch, false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sem sinal/ })).toBeVisible();
  await expect(demand(page)).toHaveCount(0);
  await setSignal(context, watch, true);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(demand(page)).toBeVisible();
  const changes = server.seen.slice(before).filter(({ method, key }) => method !== 'GET' && key !== null);
  expect(changes.filter(({ path: asked }) => /Carrinho/i.test(asked))).toEqual([]);
  expect(await server.orders()).toEqual([]);

  await served.publishNext();
  const reloaded = page.waitForEvent('load');
  await demand(page).getByRole('button', { name: 'Atualizar' }).click();
  await reloaded;
  await awaitSent(page);
  await expect(demand(page)).toHaveCount(0);
  await expect.poll(() => server.orders()).toHaveLength(1);
  await openCarrinho(page);
  await expect(page.getByRole('spinbutton', { name: `Quantidade de ${LOSARTANA.nome}` })).toHaveValue('7');
  await page.goto('/confirmacao');
  expect(await confirmedNumbers(page)).toEqual(await server.orders());
  await expect(page.getByText(code).first()).toBeVisible();
});
