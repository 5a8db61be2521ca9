import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { HeaderBusca } from './header-busca.tsx';

fakeServer();
const user = person();

function openHeader(width: number) {
  history.replaceState(null, '', '/');
  setViewport({ width });
  renderPage(<HeaderBusca />);
}

test('the search of the header takes 120 characters, and Enter leads to the results', async () => {
  openHeader(648);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar produtos' });
  expect(field.maxLength).toBe(120);
  await user.type(field, 'dipirona 500{Enter}');
  expect(`${location.pathname}${location.search}`).toBe('/busca?pes=dipirona+500');
});

test('a press that enters the search of the header, and the slash, let the next word replace its text', async () => {
  openHeader(1280);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar produtos' });
  await user.type(field, 'dipirona');
  await user.click(document.body);
  await user.click(field);
  await user.keyboard('losartana');
  expect(field.value).toBe('losartana');
  // A second press puts the caret.
  await user.click(field);
  await user.keyboard(' 50');
  expect(field.value).toBe('losartana 50');
  act(() => field.blur());
  await user.keyboard('/humalog');
  expect(field.value).toBe('humalog');
});

test('under 648 px the search of the header is a link', () => {
  openHeader(647);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Buscar' }).getAttribute('href')).toBe('/busca');
});
