import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { TEMAS } from '#server/demo/seed/temas.ts';
import { look } from './support/look.ts';

const configFile = path.join(import.meta.dirname, '..', '..', 'gallery.config.ts');

let folder = '';
let server: PreviewServer;
let address = '';

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'maleta-gallery-'));
  await build({ configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const { idTemaPersonalizado, nome } of TEMAS) {
  test(`every piece can be read and named in the colours of ${nome}`, async ({ page }) => {
    await page.goto(`${address}?tema=${idTemaPersonalizado}`);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await look(page, `galeria-${idTemaPersonalizado}`);
  });
}

test('every box, drawer and menu over the page can be read and closed by the keyboard', async ({ page }) => {
  for (const [group, name, role] of [
    ['Fields', 'Abrir a escolha', 'dialog'],
    ['Filters', 'Abrir a gaveta', 'dialog'],
    ['Buttons', 'Mais ações', 'menu'],
  ] as const) {
    await page.goto(`${address}?tema=2&grupo=${group}`);
    await openLookClose(page, name, () => page.getByRole(role));
  }
  await page.goto(`${address}?tema=2&grupo=Buttons`);
  // Thumbs press the counter's buttons: they are as high as the counter.
  const heights = await page
    .getByRole('button', { name: /^(Aumentar|Diminuir) a quantidade de / })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([36, 44]));
  await page.goto(`${address}?tema=2&grupo=Over%20the%20page`);
  const openers = ['Abrir sm', 'Abrir md', 'Abrir lg', 'Abrir side'];
  for (const name of openers) await openLookClose(page, name, () => page.getByRole('dialog'));
  for (const kind of ['error', 'alert', 'information', 'success', 'question', 'grave']) {
    await openLookClose(page, `Mensagem: ${kind}`, () => page.locator('dialog[open]'));
  }
  for (const tone of ['neutral', 'positive', 'caution', 'negative', 'ação']) {
    await page.getByRole('button', { name: `Aviso: ${tone}`, exact: true }).click();
  }
  await expect(page.getByLabel('Avisos')).toBeVisible();
  await look(page, 'galeria-avisos');
});

async function openLookClose(page: Page, button: string, opened: () => ReturnType<Page['locator']>) {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(opened()).toBeVisible();
  await look(page, `galeria-${button.replaceAll(/\W+/g, '-')}`);
  await page.keyboard.press('Escape');
  await expect(opened()).toBeHidden();
}
