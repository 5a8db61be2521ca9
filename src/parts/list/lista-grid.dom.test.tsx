import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { largeText } from '#ui/large-text.ts';
import { ListaGrid, type ListaGridProps } from './lista-grid.tsx';
import { ListaPapel } from './lista-papel.tsx';

const rows = Array.from({ length: 60 }, (_, index) => `linha ${index + 1}`);
const all = () => within(screen.getByRole('grid', { name: 'Linhas' })).getAllByRole('row');
const tell = (event: string) =>
  act(() => {
    window.dispatchEvent(new Event(event));
  });

const drawList = (more: Partial<ListaGridProps<string>> = {}) =>
  renderPage(
    <ListaGrid
      label="Linhas"
      rows={rows}
      rowKey={String}
      columns={[{ id: 'nome', header: 'Nome', width: '1fr', cell: String }]}
      card={(row) => `cartão de ${row}`}
      height={{ table: 60, card: 120 }}
      question="linhas"
      onLeaveTop={() => undefined}
      {...more}
    />,
  );

test('a list of cards is printed whole, as a table', () => {
  setViewport({ width: 360 });
  drawList({ tableFrom: 'icons' });
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

describe('a double press on a row', () => {
  const opened: string[] = [];
  const draw = () => {
    opened.length = 0;
    setViewport({ width: 1280 });
    drawList({ onOpen: (row) => opened.push(row) });
    return screen.getByText('linha 1');
  };

  test('opens it', async () => {
    await person().dblClick(draw());
    expect(opened).toEqual(['linha 1']);
  });

  test('whose first press closed a box over it does not open it', () => {
    const row = draw();
    // The browser counts the press that closed the box.
    fireEvent.click(row, { detail: 2 });
    fireEvent.doubleClick(row, { detail: 2 });
    expect(opened).toEqual([]);
  });
});

test('large letters make a list cards at any width', () => {
  setViewport({ width: 1280 });
  largeText.isOn = true;
  onTestFinished(() => {
    largeText.isOn = false;
  });
  drawList();
  expect(screen.queryByRole('columnheader')).toBeNull();
  expect(screen.getByText('cartão de linha 1')).toBeTruthy();
});
