import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { Aparelho } from './aparelho.tsx';

const user = person();
const ROOMY = { usage: 12_000_000, quota: 64_000_000_000 };
const MAY_GO =
  /^O navegador pode apagar os dados do Maleta se faltar espaço\. O que não foi enviado iria junto\./;
const PROMISED = /prometeu manter/;
const NO_PROMISE = /O navegador não prometeu agora\./;

/** The screen's storage card, open, in a browser with this storage. */
async function openStorage(storage: Partial<StorageManager>) {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  renderPage(<Aparelho buildId="test" parametrosAt={null} pedeLocalizacao={false} />, await openPageDevice());
  const title = await screen.findByRole('heading', { name: 'Armazenamento' });
  const card = must(title.closest('details'), 'card');
  await user.click(title);
  return {
    card,
    inside: within(card),
    summary: () => must(card.querySelector('summary'), 'summary').textContent,
  };
}

test('denied persistence is told with its risk, and asking again promises nothing until the browser does', async () => {
  const answers = [false, true];
  const { inside, summary } = await openStorage({
    estimate: async () => ROOMY,
    persisted: async () => false,
    persist: async () => must(answers.shift(), 'answer'),
  });
  expect(await inside.findByText(MAY_GO)).toBeTruthy();
  expect(summary()).toContain('pode ser apagado');
  expect([inside.queryByText(PROMISED), inside.queryByText(/janela anônima/)]).toEqual([null, null]);
  await user.click(inside.getByRole('button', { name: 'Pedir para manter' }));
  const told = await inside.findByText(NO_PROMISE);
  expect(told.textContent).toMatch(MAY_GO);
  await user.click(inside.getByRole('button', { name: 'Pedir para manter' }));
  expect(await inside.findByText('O navegador prometeu manter os dados do Maleta.')).toBeTruthy();
  expect([inside.queryByText(MAY_GO), inside.queryByText(NO_PROMISE)]).toEqual([null, null]);
});

test('a browser that fails when it is asked for persistence has promised nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const { inside } = await openStorage({
    estimate: async () => ROOMY,
    persisted: async () => false,
    persist: () => Promise.reject(new Error('private window')),
  });
  await user.click(await inside.findByRole('button', { name: 'Pedir para manter' }));
  expect((await inside.findByText(NO_PROMISE)).textContent).toMatch(MAY_GO);
});

test('a private window is named by its small quota', async () => {
  const { inside } = await openStorage({
    estimate: async () => ({ usage: 1000, quota: 120_000_000 }),
    persisted: async () => false,
  });
  expect(await inside.findByText(/^Pouco espaço: parece uma janela anônima, que apaga tudo/)).toBeTruthy();
  expect(inside.getByText(MAY_GO)).toBeTruthy();
});

test('a browser that tells no figures is still asked whether it keeps the data', async () => {
  const { inside, summary } = await openStorage({
    estimate: () => Promise.reject(new TypeError('not allowed')),
    persisted: async () => false,
  });
  expect(await inside.findByText(MAY_GO)).toBeTruthy();
  expect(summary()).toContain('pode ser apagado');
});

test('a browser that does not say whether it keeps the data is said not to', async () => {
  const { inside, summary } = await openStorage({
    estimate: async () => ROOMY,
    persisted: () => Promise.reject(new TypeError('not allowed')),
  });
  expect(await inside.findByText('Este navegador não diz se mantém os dados.')).toBeTruthy();
  expect(summary()).not.toMatch(/protegido|apagado/);
});
