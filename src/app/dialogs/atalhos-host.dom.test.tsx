import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { AtalhosHost } from './atalhos-host.tsx';
import { atalhosState } from './atalhos-state.ts';

const user = person();

afterEach(() => {
  setViewport({ width: 1280, height: 900, pointer: 'fine' });
  atalhosState.isOpen = false;
});

test('the question mark opens the sheet of shortcuts, and Escape closes it', async () => {
  renderPage(<AtalhosHost />);
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Atalhos de teclado' });
  expect(sheet.textContent).toContain('Adicionar os marcados ao carrinho');
  await user.keyboard('{Escape}');
  await soon(() => expect(sheet.isConnected).toBe(false));
});

test('the sheet tells a user who may only read no key that buys', async () => {
  const device = await openPageDevice();
  renderPage(<AtalhosHost />, { ...device, usuario: { ...device.usuario, papel: 'escritorio' } });
  await user.keyboard('?');
  const { textContent } = await screen.findByRole('dialog', { name: 'Atalhos de teclado' });
  expect(textContent).toContain('Abrir ou fechar os filtros');
  expect(textContent).not.toMatch(/carrinho|uantidade|Marcar o produto|Marcar vários(?! notas)/);
});

test('where a finger is the pointer the sheet begins with gestures, and the keys are folded', async () => {
  setViewport({ width: 800, height: 1280, pointer: 'coarse' });
  renderPage(<AtalhosHost />);
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Gestos e atalhos' });
  const [first] = within(sheet).getAllByRole('heading', { level: 3 });
  expect(first?.textContent).toBe('Com o dedo');
  expect(sheet.querySelector('kbd')).toBeNull();
});

test('a question mark that is typed into a field stays a character', async () => {
  renderPage(
    <>
      <input aria-label="Buscar" />
      <AtalhosHost />
    </>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Buscar');
  await user.click(field);
  await user.keyboard('?');
  expect(field.value).toBe('?');
  expect(atalhosState.isOpen).toBe(false);
});

test('the question mark opens the sheet only without a modifier and without an open dialog', () => {
  renderPage(
    <>
      <dialog open aria-label="Outro" />
      <AtalhosHost />
    </>,
  );
  fireEvent.keyDown(document.body, { key: '?' });
  expect(atalhosState.isOpen).toBe(false);
  screen.getByRole<HTMLDialogElement>('dialog', { name: 'Outro' }).close();
  fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
  expect(atalhosState.isOpen).toBe(false);
  fireEvent.keyDown(document.body, { key: '?' });
  expect(atalhosState.isOpen).toBe(true);
});

test('the slash leads to the search of a screen without a field for it', async () => {
  const { unmount } = renderPage(<AtalhosHost />);
  await user.keyboard('/');
  expect(location.pathname).toBe('/busca');
  unmount();
  history.replaceState(null, '', '/carrinho');
  renderPage(
    <>
      <AtalhosHost />
      <SearchField label="Buscar" value="" onChange={() => undefined} takesSlash />
    </>,
  );
  await user.keyboard('/');
  expect(location.pathname).toBe('/carrinho');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar' }));
});

test('Shift and C lead a user who may buy to the cart, and the letter alone nowhere', async () => {
  const device = await openPageDevice();
  const { unmount } = renderPage(<AtalhosHost />, device);
  await user.keyboard('cC');
  expect(location.pathname).toBe('/');
  await user.keyboard('{Shift>}C{/Shift}');
  expect(location.pathname).toBe('/carrinho');
  unmount();
  history.replaceState(null, '', '/');
  renderPage(<AtalhosHost />, { ...device, usuario: { ...device.usuario, papel: 'escritorio' } });
  await user.keyboard('{Shift>}C{/Shift}');
  expect(location.pathname).toBe('/');
});
