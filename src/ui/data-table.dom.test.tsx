import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { DataTable } from './data-table.tsx';

const tableOf = (columns: number) =>
  render(
    <DataTable
      caption="Itens"
      columns={Array.from({ length: columns }, (_, at) => ({
        id: `${at}`,
        header: `Coluna ${at}`,
        cell: (row: number) => `${row}`,
      }))}
      rows={[1]}
      rowKey={(row) => row}
    />,
  );

test.each([
  [800, 7, 'table'],
  [800, 8, 'list'],
  [850, 8, 'table'],
  [700, 7, 'list'],
])('a window of %i px shows %i columns as a %s', (width, columns, role) => {
  setViewport({ width });
  tableOf(columns);
  expect(screen.getByRole(role, { name: 'Itens' })).toBeTruthy();
});

test('the arrow keys go on from a row that was pressed in any cell', async () => {
  const user = person();
  setViewport({ width: 1280 });
  render(
    <DataTable
      caption="Itens"
      columns={[
        { id: 'nome', header: 'Nome', cell: (row: string) => row },
        { id: 'letras', header: 'Letras', cell: (row: string) => `${row.length} letras` },
      ]}
      rows={['um', 'três', 'vinte']}
      rowKey={(row) => row}
      onRowPress={() => undefined}
    />,
  );
  await user.click(screen.getByText('4 letras'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'três' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'vinte' }));
});
