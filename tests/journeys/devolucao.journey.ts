import type { BrowserContext, Locator, Page } from '@playwright/test';
import { DEVOLUCAO_EM_DIGITACAO } from '#contract/returns/devolucao.ts';
import { deliver, findNota } from '#tests/support/devolucoes.ts';
import { giveHistorico } from './support/historico.ts';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { createProfile } from './support/profile.ts';
import type { JourneyServer } from './support/server.ts';
import { awaitSent } from './support/steps.ts';
import { unsent } from './support/vault.ts';
import { setSignal } from './support/watch.ts';

const firstPage = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? (await context.newPage());

const box = (page: Page): Locator => page.getByRole('alertdialog');

/** The passing sentences. */
const told = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' });

async function sayYes(page: Page, text: string): Promise<void> {
  await expect(box(page)).toContainText(text);
  await box(page).getByRole('button', { name: 'Sim' }).click();
}

/** Waits until the device keeps the lots of an invoice. */
const awaitNota = (page: Page, idTitulo: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { id } = JSON.parse(localStorage.getItem('GSUsuario') ?? '{}') as { id: number };
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(`vault:maleta:${id}`);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(new Error('no vault'));
        });
        const rows = await new Promise<{ key: string }[]>((resolve, reject) => {
          const reading = database.transaction('documentos').objectStore('documentos').getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(new Error('the documents cannot be read'));
        });
        database.close();
        // Other documents of the device name invoices, too.
        return JSON.stringify(rows.filter(({ key }) => key.startsWith('itensNotas@')));
      }),
    )
    .toContain(`"idTitulo":${idTitulo},`);

/** Every return on the server, with its lines. */
async function devolucoes({ db }: JourneyServer) {
  const rows = await db.selectFrom('devolucao').selectAll().orderBy('idDevolucaoEletronica').execute();
  const itens = await db.selectFrom('devolucaoItem').selectAll().orderBy('nItem').orderBy('lote').execute();
  return rows.map((row) => ({
    ...row,
    itens: itens.filter((item) => item.idDevolucaoEletronica === row.idDevolucaoEletronica),
  }));
}

/** A PNG of 3200 by 1200 pixels. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3200, height: 1200 });
    canvas.getContext('2d')?.fillRect(100, 100, 900, 900);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Puts so many units of a lot of the list into the return. */
async function inserir(page: Page, at: number, unidades: number): Promise<void> {
  const row = page.getByRole('grid', { name: 'Itens da nota' }).locator('[role=rowgroup] [role=row]').nth(at);
  await row.getByRole('button', { name: /^Inserir/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Inserir item' });
  await dialog.getByLabel('Motivo').selectOption({ index: 1 });
  await dialog.getByRole('spinbutton').fill(String(unidades));
  if (at === 0) await look(page, 'devolucao-item');
  await dialog.getByRole('button', { name: 'Inserir' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(`Nesta devolução: ${unidades}`);
}

test('a return that is made and finalised without a signal is on the server once, though the browser was closed', async ({
  server,
  device,
  watch,
}, testInfo) => {
  watch.expect(/net::ERR/);
  await giveHistorico(server);
  const nota = await findNota(server.db);
  await deliver(server.db, nota, new Date(), 2);
  const before = await devolucoes(server);
  const profile = createProfile(testInfo, server.url, watch, device.copy());
  let browser = await profile.start(true);
  let page = await firstPage(browser);

  await test.step('the invoice is chosen from those of the device', async () => {
    await page.goto('/devolucao/cadastrar');
    await expect(page.getByRole('heading', { level: 1, name: 'Nova Devolução' })).toBeVisible();
    await awaitNota(page, nota.idTitulo);
    await setSignal(browser, watch, false);
    await page.getByRole('button', { name: 'Selecionar nota fiscal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Selecionar nota fiscal' });
    await expect(dialog).toContainText('Sem sinal: notas dos últimos 60 dias que estão neste aparelho');
    await look(page, 'devolucao-nota');
    await dialog.getByRole('button', { name: String(nota.numDocumento), exact: true }).click();
    await expect(page.getByText(/^Prazo até/)).toBeVisible();
  });

  await test.step('a partial return leads to its entry, where two lots go back', async () => {
    await page.getByRole('radio', { name: 'Parcial' }).check();
    await page.getByLabel('Observações').fill('Duas caixas amassadas');
    await look(page, 'devolucao-nova');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(told(page)).toContainText('guardada neste aparelho');
    await expect(page.getByRole('heading', { level: 1, name: 'Digitação da Devolução' })).toBeVisible();
    await inserir(page, 0, 1);
    await inserir(page, 1, 2);
    await look(page, 'devolucao-digitacao');
    await page.reload();
    await page.getByRole('tab', { name: 'Itens da devolução' }).click();
    const itens = page.getByRole('grid', { name: 'Itens da devolução' });
    await expect(itens.locator('[role=rowgroup] [role=row]')).toHaveCount(2);
    await look(page, 'devolucao-itens');
  });

  await test.step('a photograph is made smaller and waits; a file of another kind is refused', async () => {
    const arquivo = page.getByLabel('Arquivo da fotografia');
    await arquivo.setInputFiles({
      name: 'nota.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    });
    await expect(box(page)).toContainText('Envie uma fotografia jpg ou png.');
    await box(page).getByRole('button', { name: 'OK' }).click();
    await arquivo.setInputFiles({ name: 'caixa.png', mimeType: 'image/png', buffer: await drawPhoto(page) });
    const fotos = page.getByRole('region', { name: 'Fotografias (1 de 4)' });
    await expect(fotos).toContainText('Na fila');
    await fotos.getByRole('button', { name: 'Abrir fotografia 1 de 1' }).click();
    await expect(page.getByRole('dialog', { name: 'Fotografia 1 de 1' }).getByRole('img')).toHaveJSProperty(
      'naturalWidth',
      1600,
    );
    await look(page, 'devolucao-fotografia');
    await page.keyboard.press('Escape');
  });

  await test.step('it is finalised, and waits on the device of a closed browser', async () => {
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await sayYes(page, 'Realmente deseja finalizar a devolução?');
    await expect(told(page)).toContainText('finalizada neste aparelho');
    await expect(page).toHaveURL(/\/devolucao$/);
    await browser.close();
    browser = await profile.start(false);
    page = await firstPage(browser);
    await page.goto('/devolucao');
    await expect(page.getByRole('heading', { level: 1, name: /^Devoluções/ })).toBeVisible();
    expect(await unsent(page)).toBe(5);
    expect(await devolucoes(server)).toEqual(before);
  });

  await test.step('the signal brings one finalised return to the server', async () => {
    await setSignal(browser, watch, true);
    await awaitSent(page);
    const made = (await devolucoes(server)).filter(({ idTitulo }) => idTitulo === nota.idTitulo);
    expect(made).toHaveLength(1);
    expect(made[0]?.idSituacao).not.toBe(DEVOLUCAO_EM_DIGITACAO);
    expect(made[0]?.observacoes).toBe('Duas caixas amassadas');
    expect(made[0]?.itens.map(({ quantidade }) => quantidade).toSorted()).toEqual([1, 2]);
    const [foto, ...more] = await server.db.selectFrom('devolucaoAnexo').selectAll().execute();
    expect([foto?.idDevolucaoEletronica, foto?.formato, more]).toEqual([
      made[0]?.idDevolucaoEletronica,
      'jpg',
      [],
    ]);
  });

  await browser.close();
  profile.remove();
});
