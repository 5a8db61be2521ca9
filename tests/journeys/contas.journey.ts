import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { giveHistorico, goByMenu, linhas } from './support/historico.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { enter, goBackFromScreen } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

test('open instalments, current account and cashback are listed with their totals, also without a signal', async ({
  page,
  context,
  server,
  watch,
}) => {
  await giveHistorico(server);
  await enter(page);
  await goByMenu(page, 'Contas Pendentes');
  const rows = linhas(page, 'Contas pendentes');
  const acoes = page.getByRole('group', { name: 'Ações das contas' });
  const count = page.getByText(/^\d+ contas?$/).first();
  const saveBy = async (name: string) => {
    const saving = page.waitForEvent('download');
    await acoes.getByRole('button', { name }).click();
    const file = await saving;
    return { nome: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };

  await test.step('open instalments are listed by due date, and their details lead on', async () => {
    await expect(rows.first()).toBeVisible();
    await expect(page.getByText('Total das parcelas')).toBeVisible();
    await look(page, 'contas');
    const own = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 320 });
    // A row that scrolls into view is drawn again, so it is looked up again.
    await expect(() => rows.last().scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
    await expect(page.getByRole('columnheader', { name: 'Vencimento' })).toBeInViewport();
    if (own) await page.setViewportSize(own);
    const boleto = rows.filter({ hasText: 'Boleto' }).first();
    await boleto.getByRole('checkbox').check();
    await acoes.getByRole('button', { name: 'Detalhes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Detalhes da Conta' });
    await expect(dialog.getByText('Valor esperado')).toBeVisible();
    await expect(dialog.getByText('Linha digitável', { exact: true })).toBeVisible();
    await look(page, 'contas-detalhes');
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the boletos of marked instalments are a ZIP of PDFs', async () => {
    const boletos = rows.filter({ hasText: 'Boleto' });
    await boletos.nth(0).getByRole('checkbox').check();
    await boletos.nth(1).getByRole('checkbox').check();
    const { nome, bytes } = await saveBy('Baixar boleto');
    expect(nome).toMatch(/^Boletos-\d{14}\.zip$/);
    const files = Object.values(unzipSync(bytes));
    expect(files.map((file) => Buffer.from(file.subarray(0, 5)).toString())).toEqual(['%PDF-', '%PDF-']);
    await acoes.getByRole('button', { name: 'Guardar no aparelho' }).click();
    await expect(acoes.getByRole('button', { name: 'Tirar do aparelho' })).toBeVisible();
  });

  await test.step('the filter narrows the list and stands in the address', async () => {
    await acoes.getByRole('button', { name: 'Filtrar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filtrar Contas Pendentes' });
    await drawer.getByLabel('Situação').selectOption('Liquidada');
    await look(page, 'contas-filtro');
    await drawer.getByRole('button', { name: /^Ver / }).click();
    await expect(page).toHaveURL(/\?sit=liquidadas$/);
    await expect(rows.first()).toContainText('Liquidada');
    await goBackFromScreen(page);
    await expect(rows.first()).not.toContainText('Liquidada');
  });

  await test.step('without a signal the reloaded list has every row, its totals and its CSV', async () => {
    const before = await count.textContent();
    // Before it the list is the server's own, and the device has none to show.
    await expect(page.getByText(/^Lista atualizada/)).toBeVisible();
    await setSignal(context, watch, false);
    await page.reload();
    await expect(count).toHaveText(before ?? '');
    const boletos = rows.filter({ hasText: 'Boleto' });
    await boletos.nth(0).getByRole('checkbox').check();
    await boletos.nth(1).getByRole('checkbox').check();
    const kept = await saveBy('Baixar boleto');
    expect(Object.keys(unzipSync(kept.bytes))).toHaveLength(2);
    const { nome, bytes } = await saveBy('Exportar');
    expect(nome).toMatch(/^ContasPendentes-\d{14}\.csv$/);
    const { data } = Papa.parse<string[]>(bytes.toString('utf8').slice(1), { skipEmptyLines: true });
    expect(`${data.length - 1} contas`).toBe(before);
    await look(page, 'contas-sem-sinal');
    await boletos.nth(2).getByRole('checkbox').check();
    const some = await saveBy('Baixar boleto');
    expect(Object.keys(unzipSync(some.bytes))).toHaveLength(2);
    await expect(page.getByRole('alertdialog')).toContainText('não está neste aparelho');
  });

  await test.step('the current account is shown from the device as well', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await goByMenu(page, 'Extrato de Conta Corrente');
    await expect(linhas(page, 'Lançamentos')).toHaveCount(3);
    await expect(page.getByText(/^Saldo atual /)).toBeVisible();
    await look(page, 'extrato');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await look(page, 'extrato-filtro');
  });

  await test.step('cashback is shown from the device as well', async () => {
    await page
      .getByRole('dialog', { name: 'Filtrar Extrato' })
      .getByRole('button', { name: /^Ver / })
      .click();
    await goByMenu(page, 'Meu Cashback');
    await expect(linhas(page, 'Cashback').first()).toBeVisible();
    await look(page, 'cashback');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await look(page, 'cashback-filtro');
  });
});
