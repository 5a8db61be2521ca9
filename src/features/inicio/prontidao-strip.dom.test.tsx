import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { must } from '#lib/must.ts';
import { screenFilesState, setScreenFiles } from '#parts/device/screen-files.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { ProntidaoStrip } from './prontidao-strip.tsx';

const READY = 'Pronto para trabalhar sem sinal';
const MISSING = 'Nem todas as telas estão neste aparelho';

/** The strip of a device that has everything but, perhaps, the screens. */
async function openStrip() {
  const device = await openPageDevice();
  const cliente = must(await device.vault.clientes.get(CLIENTE), 'customer');
  renderPage(<ProntidaoStrip cliente={cliente} now={0} />, device);
  return device;
}

test('the home says ready only when the worker has told that every screen is kept', async () => {
  setScreenFiles('coming', 12, 80);
  await openStrip();
  await screen.findByText(MISSING);
  screen.getByText('Estão chegando.');
  expect(screen.queryByText(READY)).toBeNull();
  act(() => setScreenFiles('kept', 80, 80));
  await screen.findByText(READY);
});

test('the home says nothing before the worker has answered', async () => {
  await openStrip();
  act(() => setScreenFiles('coming', 12, 80));
  await screen.findByText(MISSING);
  act(() => setScreenFiles('asking'));
  await soon(() => expect(screen.queryByText(MISSING)).toBeNull());
  expect(screen.queryByText(READY)).toBeNull();
});

test('screens that did not come can be asked for again, and come by themselves without a signal', async () => {
  let asked = 0;
  screenFilesState.again = () => {
    asked += 1;
  };
  onTestFinished(() => {
    screenFilesState.again = null;
  });
  setScreenFiles('stopped', 12, 80);
  const { vault } = await openStrip();
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(asked).toBe(1);
  await vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 0 });
  await screen.findByText('Chegam sozinhas quando houver sinal.');
});

test('a browser that keeps no screens is never said to be ready', async () => {
  setScreenFiles('none');
  await openStrip();
  await screen.findByText(MISSING);
  screen.getByText(/^Este navegador não as guardou/);
  expect(screen.queryByText(READY)).toBeNull();
});
