import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { ListaGrid } from './lista-grid.tsx';
import { ListaPapel } from './lista-papel.tsx';

const rows = Array.from({ length: 60 }, (_, index) => `linha ${index + 1}`);
const all = () => within(screen.getByRole('grid', { name: 'Linhas' })).getAllByRole('row');
const tell = (event: string) =>
  act(() => {
    window.dispatchEvent(new Event(event));
  });

test('a list of cards is printed whole, as a table', () => {
  setViewport({ width: 360 });
  renderPage(
    <ListaGrid
      label="Linhas"
      rows={rows}
      rowKey={String}
      columns={[{ id: 'nome', header: 'Nome', width: '1fr', cell: String }]}
      card={(row) => `cartão de ${row}`}
      height={{ table: 60, card: 120 }}
      tableFrom="icons"
      question="linhas"
      onLeaveTop={() => undefined}
    />,
  );
  expect(screen.queryByRole('columnheader')).toBeNull();
  expect(screen.getByText('cartão de linha 1')).toBeTruthy();
  tell('beforeprint');
  expect(screen.getByRole('columnheader', { name: 'Nome' })).toBeTruthy();
  expect(all().map(({ textContent }) => textContent)).toEqual(['Nome', ...rows]);
  tell('afterprint');
  expect(screen.queryByRole('columnheader')).toBeNull();
});

test('the printed head tells when the list was brought', () => {
  renderPage(<ListaPapel linhas={1} at={Date.parse('2026-11-28T09:14:00Z')} recorte={[]} />);
  expect(screen.getByText(/Lista atualizada em 28\/11\/2026/)).toBeTruthy();
});
