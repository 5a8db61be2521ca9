import { expect, test } from '@playwright/test';
import { violations } from './support/axe.ts';

const PAGE = `<!doctype html><html lang="pt-BR"><title>Loja</title><main><h1>Loja</h1><ul>
${'<li><a href="/x">Ver</a> <button>Comprar</button> <span>R$ 1,00</span></li>'.repeat(9)}</ul></main></html>`;

test('a screen found sound is checked again once its markup, its styles or the box over it change', async ({
  page,
}) => {
  const rules = async () => (await violations(page)).map((line) => line.replace(/:.*/s, ''));
  await page.setContent(PAGE);
  expect(await rules()).toEqual([]);
  expect(await rules()).toEqual([]);

  await page.evaluate(() => document.querySelector('button')?.replaceChildren());
  expect(await rules()).toEqual(['button-name']);
  await page.setContent(PAGE);
  expect(await rules()).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('lang'));
  expect(await rules()).toEqual(['html-has-lang']);

  await page.setContent(PAGE);
  await page.evaluate(() => {
    const faint = new CSSStyleSheet();
    faint.replaceSync('h1 { color: #ddd; background: #fff }');
    document.adoptedStyleSheets = [faint];
  });
  expect(await rules()).toEqual(['color-contrast']);

  await page.setContent(PAGE);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    const box = document.createElement('dialog');
    box.append(document.createElement('input'));
    document.body.append(box);
    box.showModal();
  });
  expect(await rules()).toEqual(['label']);
});
