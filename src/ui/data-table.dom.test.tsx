import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
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
