import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SHARED_NAME } from '#lib/shared-in.ts';
import { takeCompartilhado } from '#parts/dialogs/compartilhado.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { CompartilhadoScreen } from './compartilhado-screen.tsx';

let entry: Response | undefined;

async function open(share: Response | undefined) {
  entry = share;
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async () => entry,
      delete: async () => {
        entry = undefined;
      },
    }),
  });
  history.replaceState(null, '', '/compartilhado');
  renderPage(<CompartilhadoScreen />, await openPageDevice());
}
afterEach(() => {
  takeCompartilhado();
  vi.unstubAllGlobals();
});

test('a shared message goes to the import of the search, and leaves the cache', async () => {
  await open(new Response('789;2'));
  await soon(() => expect(location.pathname).toBe('/busca'));
  expect(entry).toBeUndefined();
  const file = takeCompartilhado();
  expect([file?.name, await file?.text()]).toEqual(['mensagem.txt', '789;2']);
});

test('a shared file keeps its name', async () => {
  await open(new Response('789;2', { headers: { [SHARED_NAME]: encodeURIComponent('março.csv') } }));
  await soon(() => expect(location.pathname).toBe('/busca'));
  expect(takeCompartilhado()?.name).toBe('março.csv');
});

test('a file that the system opens the app with goes there too', async () => {
  const file = new File(['789;2'], 'pedido.csv');
  const setConsumer = (consumer: (params: object) => void) =>
    consumer({ files: [{ getFile: async () => file }] });
  vi.stubGlobal('launchQueue', { setConsumer });
  await open(undefined);
  await soon(() => expect(location.pathname).toBe('/busca'));
  expect(takeCompartilhado()).toBe(file);
});

test('a visit to which nothing came says so', async () => {
  await open(undefined);
  expect(await screen.findByText('Nada foi recebido')).toBeTruthy();
  expect(location.pathname).toBe('/compartilhado');
});
