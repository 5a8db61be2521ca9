import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leitorAberto, closeLeitor } from '#parts/buy/codigos.tsx';
import { closeProduto, produtoAberto } from '#parts/dialogs/produto-aberto.ts';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { provideCamera } from '#tests/support/dom/fake-camera.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { HeaderBusca } from './header-busca.tsx';

fakeServer();
const user = person();

afterEach(() => {
  closeProduto();
  closeLeitor();
});

function openHeader(width: number, device: PageDevice | null = null) {
  history.replaceState(null, '', '/');
  setViewport({ width });
  renderPage(<HeaderBusca />, device);
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar produtos' });

test('the search of the header takes 120 characters, and Enter leads to the results', async () => {
  openHeader(648);
  expect(field().maxLength).toBe(120);
  await user.type(field(), 'dipirona 500{Enter}');
  expect(`${location.pathname}${location.search}`).toBe('/busca?pes=dipirona+500');
});

test('a press that enters the search of the header, and the slash, let the next word replace its text', async () => {
  openHeader(1280);
  await user.type(field(), 'dipirona');
  await user.click(document.body);
  await user.click(field());
  await user.keyboard('losartana');
  expect(field().value).toBe('losartana');
  // A second press puts the caret.
  await user.click(field());
  await user.keyboard(' 50');
  expect(field().value).toBe('losartana 50');
  act(() => field().blur());
  await user.keyboard('/humalog');
  expect(field().value).toBe('humalog');
});

test('under 648 px the search of the header is a link', () => {
  openHeader(647);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Buscar' }).getAttribute('href')).toBe('/busca');
});

const EAN = '7896422507059';
const openDevice = () =>
  openPageDevice({
    produtos: [
      { idProduto: 1, nome: 'DIPIRONA', codBarras: EAN },
      { idProduto: 2, nome: 'LOSARTANA', codBarras: '7891317427542' },
      { idProduto: 3, nome: 'LOSARTANA', codBarras: '7891317427542' },
    ],
  });

test.each([EAN, `0${EAN}`, `]d2010${EAN}172704301012`, `(01)0${EAN}(10)AB12`])(
  'Enter after the scanned code %s opens its product, and the next one replaces it',
  async (code) => {
    openHeader(1280, await openDevice());
    await user.click(field());
    await user.paste(code);
    await user.keyboard('{Enter}');
    await soon(() => expect(produtoAberto.atual).toEqual({ idProduto: 1, idCondicao: null }));
    expect([field().value, location.pathname]).toEqual(['', '/']);
  },
);

test.each([
  ['7891317427542', '7891317427542'],
  ['7890000000017', '7890000000017'],
  ['(01)07891317427542(10)AB12', '7891317427542'],
])('Enter after %s, which several products have or none, leads to the results of %s', async (code, pes) => {
  openHeader(1280, await openDevice());
  await user.click(field());
  await user.paste(code);
  await user.keyboard('{Enter}');
  await soon(() => expect(`${location.pathname}${location.search}`).toBe(`/busca?pes=${pes}`));
  expect(produtoAberto.atual).toBeNull();
});

test('a visitor’s bar code leads to its results at once', async () => {
  openHeader(1280);
  await user.click(field());
  await user.paste(EAN);
  await user.keyboard('{Enter}');
  expect(location.search).toBe(`?pes=${EAN}`);
});

test('the field has the reader of bar codes where the browser has a camera, and not for a visitor', async () => {
  const name = 'Ler código';
  const device = await openDevice();
  openHeader(1280, device);
  expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  provideCamera();
  openHeader(1280);
  expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  openHeader(1280, device);
  await user.click(await screen.findByRole('button', { name }));
  expect(leitorAberto.isOpen).toBe(true);
});
