import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { desk } from '#tests/support/desk.ts';
import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, HUMALOG, idOf, LOSARTANA } from './support/produtos.ts';
import {
  awaitSent,
  confirmedNumbers,
  enter,
  enterBusca,
  finalise,
  openBusca,
  openCarrinho,
  order,
  SCREENS_COMING,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Sincronização' });

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Abrir sincronização/ }).click();
  await expect(sheetOf(page).getByRole('heading', { name: 'Dados neste aparelho' })).toBeVisible();
  return sheetOf(page);
}

const openCard = async (page: Page, title: string): Promise<void> => {
  await sheetOf(page).getByRole('heading', { name: title }).click();
};

/** Saves the unsent work and returns the file's text. */
async function saveCopy(page: Page): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await sheetOf(page).getByRole('button', { name: 'Guardar cópia do que não foi enviado' }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

const restore = (page: Page, text: string): Promise<void> =>
  sheetOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'copia.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** The quantities of the lines in open carts on the server. */
async function openLines(db: Database): Promise<number[]> {
  const lines = await db
    .selectFrom('carrinhoItem')
    .innerJoin('carrinho', 'carrinho.idCarrinho', 'carrinhoItem.idCarrinho')
    .where('carrinho.idCarrinhoSituacao', '=', CARRINHO_ABERTO)
    .select('carrinhoItem.quantidade')
    .execute();
  return lines.map((line) => line.quantidade);
}

const fila = (page: Page): Locator => sheetOf(page).getByRole('region', { name: 'Na fila' });

test('unsent work is undone, saved to a file, and sent once from another browser without persistent storage, whatever the first one does later', async ({
  page,
  context,
  browser,
  baseURL,
  server,
  watch,
}) => {
  test.setTimeout(240_000);
  await enterBusca(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setSignal(context, watch, false);
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  const code = await finalise(page);
  await order(page, LOSARTANA, 7);
  await order(page, HUMALOG, 5);

  await openSheet(page);
  await expect(sheetOf(page).getByText(/^Sem sinal desde \d\d:\d\d$/)).toBeVisible();
  await expect(fila(page).getByRole('listitem')).toHaveCount(4);
  await expect(fila(page).getByRole('link', { name: new RegExp(`Ver Pedido ${code}`) })).toBeVisible();
  await look(page, 'sincronizacao-fila');
  await fila(page)
    .getByRole('button', { name: `Desfazer: 5 × ${HUMALOG.nome}` })
    .click();
  await expect(fila(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(`Desfeito: 5 × ${HUMALOG.nome} · `).first()).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'Enviar agora' }).click();
  await expect(sheetOf(page).getByText(/3 ainda esperam\. Sem rede; tenta de novo sozinho\.$/)).toBeVisible();

  await openCard(page, 'Armazenamento');
  const { name, text } = await saveCopy(page);
  expect(name).toMatch(/^maleta-nao-enviado-\d{4}-\d\d-\d\d\.json$/);
  expect(text).toContain(code);
  await restore(page, text);
  await expect(sheetOf(page).getByText('Nada novo: 3 já estavam aqui.')).toBeVisible();
  await look(page, 'sincronizacao-armazenamento');
  expect(await server.orders()).toEqual([]);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await watch.follow(elsewhere);
  const second = await elsewhere.newPage();
  // The code of the import comes last. At the home page's word that the device is ready, it is there.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await elsewhere.route(/import-dialog.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await enter(second, 'representante', '/', SCREENS_COMING);
  release();
  await expect(second.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
  await setSignal(elsewhere, watch, false);
  await openBusca(second);
  await second.getByRole('button', { name: 'Importar', exact: true }).click();
  const importar = second.getByRole('dialog', { name: 'Importar produtos' });
  await expect(importar.getByRole('textbox', { name: 'Produtos' })).toBeFocused();
  await second.keyboard.press('Escape');
  await expect(importar).toHaveCount(0);
  await setSignal(elsewhere, watch, true);
  await openSheet(second);
  await openCard(second, 'Armazenamento');
  // The browser denies persistence to a page that is neither installed nor bookmarked.
  expect(await second.evaluate(() => navigator.storage.persist())).toBe(false);
  await expect(sheetOf(second)).toContainText('O navegador pode apagar os dados do Maleta se faltar espaço.');
  await restore(second, text.replace('"quantidade": 7', '"quantidade": 9'));
  await expect(sheetOf(second)).toContainText('Este arquivo está incompleto ou foi alterado.');
  await restore(second, '{"isto": "não é"}');
  await expect(sheetOf(second)).toContainText('Este arquivo não é uma cópia feita pelo Maleta.');
  await restore(second, text);
  await expect(sheetOf(second)).toContainText('3 recuperadas.');
  await expect.poll(() => server.orders()).toHaveLength(1);
  await expect(sheetOf(second).getByText('Tudo enviado.').first()).toBeVisible();
  await sheetOf(second).getByRole('button', { name: 'Fechar' }).click();
  await openCarrinho(second);
  await expect(second.getByRole('spinbutton', { name: `Quantidade de ${LOSARTANA.nome}` })).toHaveValue('7');
  await elsewhere.close();

  await setSignal(context, watch, true);
  await expect(sheetOf(page).getByText('Tudo enviado.').first()).toBeVisible();
  expect(await server.orders()).toHaveLength(1);
  expect(await openLines(server.db)).toEqual([7]);
});

test('a copied order that was decided on meanwhile says with which number, and leaves nothing to decide', async ({
  page,
  context,
  browser,
  baseURL,
  server,
  watch,
}) => {
  watch.expect(/status of 409/);
  await enterCarrinho(page, server, [[DIPIRONA, 40]]);
  await setSignal(context, watch, false);
  const code = await finalise(page);
  await openSheet(page);
  await openCard(page, 'Armazenamento');
  const { text } = await saveCopy(page);
  await sheetOf(page).getByRole('button', { name: 'Fechar' }).click();
  // Others buy all but these.
  await desk.stock(server.db, await idOf(server.db, DIPIRONA), 30);
  await setSignal(context, watch, true);
  await page.getByRole('button', { name: /^Aceitar tudo e enviar/ }).click();
  const [number] = await confirmedNumbers(page);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await watch.follow(elsewhere);
  const second = await elsewhere.newPage();
  await enter(second);
  await awaitSent(second);
  await openSheet(second);
  await openCard(second, 'Armazenamento');
  await restore(second, text);
  await sheetOf(second).getByRole('link', { name: 'Ver e decidir' }).click();
  const asked = second.getByRole('region', { name: 'Precisa de você' });
  await expect(asked.getByText('Este pedido já foi confirmado por outro aparelho.')).toBeVisible();
  await expect(asked.getByRole('listitem')).toContainText(`Nº ${number}`);
  await look(second, 'revisao-decidida-fora');
  await asked.getByRole('button', { name: 'Encerrar este aviso' }).click();
  await expect(second).toHaveURL((url) => url.pathname === '/');
  await awaitSent(second);
  await second.goBack();
  await expect(second.getByRole('heading', { level: 1, name: `Pedido ${code}` })).toBeVisible();
  await expect(second.getByText(`Confirmado por outro aparelho: nº ${number}.`)).toBeVisible();
  expect(await server.orders()).toEqual([number]);
  await elsewhere.close();
});

/** The office stops selling a product to everybody. */
async function withdraw(db: Database, produto: { ean: string }): Promise<void> {
  const idProduto = await idOf(db, produto);
  await db.deleteFrom('produtoPreco').where('idProduto', '=', idProduto).execute();
}

test('the sheet leads through a refused line by the keyboard, tells ages, prepares a customer, makes a package', async ({
  page,
  context,
  server,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterBusca(page);
  await order(page, DIPIRONA, 10);
  await awaitSent(page);

  await test.step('a line that was refused is changed and then removed', async () => {
    await setSignal(context, watch, false);
    await order(page, LOSARTANA, 7);
    await withdraw(server.db, LOSARTANA);
    await setSignal(context, watch, true);
    watch.expect(/status of 4\d\d/);
    await expect(
      page.getByRole('button', { name: '1 precisa de atenção. Abrir sincronização' }),
    ).toBeVisible();
    await openSheet(page);
    const decisions = sheetOf(page).getByRole('region', { name: 'Precisa de você' });
    await expect(decisions).toContainText(`7 × ${LOSARTANA.nome}`);
    await look(page, 'sincronizacao-recusada');
    await decisions.getByRole('button', { name: `Alterar: ${LOSARTANA.nome}` }).press('Enter');
    const counter = decisions.getByRole('spinbutton', { name: `Quantidade de ${LOSARTANA.nome}` });
    await expect(counter).toBeFocused();
    await counter.fill('3');
    await look(page, 'sincronizacao-alterar');
    await counter.press('Enter');
    await expect(decisions).toContainText(`3 × ${LOSARTANA.nome}`);
    await decisions.getByRole('button', { name: `Remover: ${LOSARTANA.nome}` }).press('Enter');
    await expect(decisions).toHaveCount(0);
    expect(await openLines(server.db)).toEqual([10]);
  });

  await test.step('all data have their ages, and are asked for again', async () => {
    await expect(sheetOf(page).getByText('Tudo enviado.').first()).toBeVisible();
    const dados = sheetOf(page).getByRole('group').filter({ hasText: 'Dados neste aparelho' });
    // It opens by itself only if something was missing when the sheet opened.
    if ((await dados.getAttribute('open')) === null) await openCard(page, 'Dados neste aparelho');
    await expect(dados).toContainText('2.000 produtos');
    await expect(dados).not.toContainText('ainda não');
    await sheetOf(page).getByRole('button', { name: 'Atualizar agora' }).click();
    await expect(sheetOf(page).getByText('Dados atualizados.')).toBeVisible();
    await look(page, 'sincronizacao-dados');
    await openCard(page, 'Dados neste aparelho');
  });

  await test.step('a customer is prepared to be taken along', async () => {
    await openCard(page, 'Clientes neste aparelho');
    await sheetOf(page).getByRole('searchbox', { name: 'Nome, código ou CNPJ' }).fill('107');
    const cliente = sheetOf(page).getByRole('listitem').filter({ hasText: '107 ·' });
    await expect(cliente).toContainText('Sem preços neste aparelho');
    await cliente.getByRole('checkbox').press('Space');
    await expect(cliente.getByRole('checkbox')).toBeChecked();
    await expect(cliente).toContainText('Pronto');
    await sheetOf(page).getByRole('searchbox').fill('');
    await look(page, 'sincronizacao-clientes');
    await openCard(page, 'Clientes neste aparelho');
  });

  await test.step('a package for the support has no names', async () => {
    await openCard(page, 'Pacote de suporte');
    await sheetOf(page).getByRole('button', { name: 'Copiar' }).click();
    await expect(sheetOf(page).getByText('Pacote copiado.')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('maleta-suporte');
    expect(text).not.toMatch(/drogaria|farm[aá]cia|R\$|eyJ|\d{2}\.\d{3}\.\d{3}/i);
    await look(page, 'sincronizacao-suporte');
  });
});
