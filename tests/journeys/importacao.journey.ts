import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { pasteInto } from './support/paste.ts';
import { DIPIRONA, HUMALOG, LOSARTANA } from './support/produtos.ts';
import { awaitSent, enterBusca, headerTotal, openCarrinho, order } from './support/steps.ts';
import { setSignal } from './support/watch.ts';
import { xlsxOf } from './support/xlsx.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Importar produtos' });
const fieldOf = (page: Page): Locator => dialogOf(page).getByRole('textbox', { name: 'Produtos' });
const lineOf = (page: Page, text: string): Locator =>
  dialogOf(page)
    .getByRole('region', { name: 'Linhas da importação' })
    .getByRole('listitem')
    .filter({ hasText: text });

async function openImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(fieldOf(page)).toBeFocused();
}

async function enterWhereImported(page: Page): Promise<void> {
  // A list of one is cheap to draw at each width: the dialog lies over it.
  await page.goto(`/busca?pes=${DIPIRONA.ean}`);
  await expect(page.getByRole('button', { name: 'Importar', exact: true })).toBeVisible();
}

const next = (page: Page): Promise<void> => dialogOf(page).getByRole('button', { name: 'Próximo' }).click();
const include = (page: Page): Promise<void> =>
  dialogOf(page)
    .getByRole('button', { name: /^Importar \d/ })
    .click();

/** A product's quantity on the cart page. */
const quantityOf = (page: Page, nome: string): Locator =>
  page.getByRole('main').getByRole('spinbutton', { name: `Quantidade de ${nome}` });

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

test('a list is imported by the keyboard alone: typed, reviewed, mended in place, put into the cart', async ({
  page,
}) => {
  await enterWhereImported(page);
  await tabTo(page, page.getByRole('button', { name: 'Importar', exact: true }));
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await tabTo(page, dialogOf(page).getByRole('button', { name: 'Próximo' }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('Informe ao menos um produto.');

  await dialogOf(page).getByRole('radio', { name: 'Código do produto' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialogOf(page).getByRole('radio', { name: 'Código de barras' })).toBeChecked();
  await tabTo(page, fieldOf(page));
  await page.keyboard.type(`${DIPIRONA.ean};3\n${LOSARTANA.ean}\n0${DIPIRONA.ean};2\n7890000000000;4`);
  await look(page, 'importacao-texto');
  await tabTo(page, dialogOf(page).getByRole('button', { name: 'Próximo' }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('tab', { name: 'Confirmar Importação' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(lineOf(page, DIPIRONA.nome)).toContainText('Encontrado');
  await expect(lineOf(page, DIPIRONA.nome)).toContainText('linhas 1 e 3 somadas');
  await expect(lineOf(page, '7890000000000')).toContainText('Não Encontrado');
  await look(page, 'importacao-conferencia');

  await tabTo(page, lineOf(page, '7890000000000').getByRole('button', { name: 'Buscar produto' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('humalog 100 10 ml');
  await expect(dialogOf(page).getByRole('option', { name: HUMALOG.nome })).toBeVisible();
  await look(page, 'importacao-troca');
  await page.keyboard.press('Enter');
  await expect(lineOf(page, HUMALOG.nome)).toContainText('Encontrado');
  await tabTo(page, dialogOf(page).getByRole('button', { name: /^Importar \d/ }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('3 itens incluídos no carrinho.').first()).toBeVisible();

  await openCarrinho(page);
  await expect(quantityOf(page, DIPIRONA.nome)).toHaveValue('5');
  await expect(quantityOf(page, LOSARTANA.nome)).toHaveValue('1');
  await expect(quantityOf(page, HUMALOG.nome)).toHaveValue('4');
  await awaitSent(page);
});

test('files of a spreadsheet survive a reload and are put into the cart without a signal, sent once, and so are 2,000 lines', async ({
  page,
  context,
  watch,
  server,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 4);
  const before = await headerTotal(page);
  await awaitSent(page);
  await openImport(page);
  const file = dialogOf(page).locator('input[accept=".csv,.xlsx,.txt"]');

  await test.step('files of older and newer spreadsheets are read, others are refused', async () => {
    await file.setInputFiles({
      name: 'pedido.csv',
      mimeType: 'text/csv',
      // Windows-1252, as older spreadsheets save it.
      buffer: Buffer.from(
        `C\xf3d. de barras;Descri\xe7\xe3o;Quantidade\r\n${DIPIRONA.ean};"DIPIRONA; 500";7\r\n`,
        'latin1',
      ),
    });
    await expect(fieldOf(page)).toHaveValue(`${DIPIRONA.ean};7\n`);
    await expect(dialogOf(page).getByRole('radio', { name: 'Código de barras' })).toBeChecked();
    await file.setInputFiles({
      name: 'pedido.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: xlsxOf([
        ['Produto', 'EAN', 'Qtd'],
        ['Losartana', Number(LOSARTANA.ean), 3],
        ['humalog 100 10 ml', '', 2],
      ]),
    });
    await expect(fieldOf(page)).toHaveValue(`${DIPIRONA.ean};7\n${LOSARTANA.ean};3\n`);
    await expect(dialogOf(page)).toContainText('2 linhas e 1 sem código');
    await file.setInputFiles({
      name: 'pedido.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    });
    await expect(dialogOf(page)).toContainText('Envie um arquivo .csv, .xlsx ou .txt.');
    await look(page, 'importacao-arquivo');
  });

  await test.step('a reload loses nothing, and a line without a code gets its product by hand', async () => {
    await page.reload();
    await openImport(page);
    await expect(dialogOf(page)).toContainText('Você deixou 3 linhas aqui');
    await look(page, 'importacao-retomar');
    await dialogOf(page).getByRole('button', { name: 'Retomar' }).click();
    await next(page);
    await expect(lineOf(page, 'humalog 100 10 ml')).toContainText('Será este?');
    await look(page, 'importacao-sugestao');
    await lineOf(page, 'humalog 100 10 ml').getByRole('button', { name: 'Buscar produto' }).click();
    await dialogOf(page).getByRole('option', { name: HUMALOG.nome }).click();
    await expect(lineOf(page, HUMALOG.nome)).toContainText('Encontrado');
  });

  await test.step('without a signal the lines are added to the cart and can be undone', async () => {
    await setSignal(context, watch, false);
    await include(page);
    await expect(page.getByText('3 itens incluídos no carrinho.').first()).toBeVisible();
    await expect.poll(() => headerTotal(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => headerTotal(page)).toBe(before);
    await openImport(page);
    await expect(fieldOf(page)).toHaveValue('');
    await pasteInto(
      fieldOf(page),
      `EAN\tProduto\tQtd\n${DIPIRONA.ean}\tDipirona\t6\n${LOSARTANA.ean}\tLosartana\t2`,
    );
    await expect(fieldOf(page)).toHaveValue(`${DIPIRONA.ean};6\n${LOSARTANA.ean};2\n`);
    await next(page);
    await include(page);
    await expect.poll(() => headerTotal(page)).toBeGreaterThan(before);
  });

  await test.step('with the signal back the lines are sent once', async () => {
    await setSignal(context, watch, true);
    await awaitSent(page);
    const items = await server.db
      .selectFrom('carrinhoItem')
      .select('quantidade')
      .orderBy('quantidade')
      .execute();
    expect(items.map(({ quantidade }) => quantidade)).toEqual([2, 10]);
  });

  await test.step('2,000 lines are reviewed and put into the cart while the page goes on answering', async () => {
    const both = await headerTotal(page);
    await setSignal(context, watch, false);
    await openImport(page);
    const ids = await server.db.selectFrom('produto').select('idProduto').orderBy('idProduto').execute();
    expect(ids).toHaveLength(2000);
    await pasteInto(
      fieldOf(page),
      ids.map(({ idProduto }, at) => `${idProduto}\t${(at % 3) + 1}`).join('\n'),
    );
    await expect(dialogOf(page)).toContainText('2.000 linhas');
    await next(page);
    await expect(dialogOf(page).getByText(/^Encontrado: \d/)).toBeVisible();
    await dialogOf(page)
      .getByRole('checkbox', { name: /^Ver só o que precisa de você/ })
      .check();
    await expect(lineOf(page, 'Inativo').first()).toBeVisible();
    await look(page, 'importacao-2000');
    await include(page);
    await expect(page.getByText(/\d itens incluídos no carrinho\./).first()).toBeVisible();
    await expect.poll(() => headerTotal(page)).toBeGreaterThan(both);
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await expect.poll(() => headerTotal(page)).toBe(both);
  });

  // The form of another app is answered by the service worker: only a browser has one.
  await test.step('a file that another app shares without a signal is in the import, to be checked', async () => {
    await page.evaluate(async (ean) => {
      const body = new FormData();
      body.append('arquivo', new File([`EAN;Qtd\n${ean};8`], 'março.csv', { type: 'text/csv' }));
      await fetch('/compartilhado', { method: 'POST', body, redirect: 'manual' });
    }, DIPIRONA.ean);
    await page.goto('/compartilhado');
    await expect(fieldOf(page)).toHaveValue(`${DIPIRONA.ean};8\n`);
    await expect(page).toHaveURL(/\/busca$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Importar', exact: true })).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
  });
});
