import { screen } from '@testing-library/react';
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

test('under 648 px the search of the header is a link', () => {
  openHeader(647);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Buscar' }).getAttribute('href')).toBe('/busca');
});
