import type { ColorParameter } from './parameter.ts';

/** Tables and the cards they become on a phone. */
export const table = [
  { id: 391, name: 'table.background', use: 'ground of the rows', derivation: { same: 'surface' } },
  { id: 392, name: 'table.border', use: 'frame of a table', derivation: { same: 'line' } },
  { id: 393, name: 'table.header.background', use: 'ground of the headings', derivation: { same: 'sunken' } },
  {
    id: 394,
    name: 'table.header.text',
    use: 'headings',
    derivation: { same: 'inkSoft' },
    on: ['table.header.background'],
  },
  { id: 395, name: 'table.row.border', use: 'line between rows', derivation: { same: 'line' } },
  {
    id: 396,
    name: 'table.row.text',
    use: 'text of a row',
    derivation: { same: 'ink' },
    on: ['table.background', 'table.row.hover.background', 'table.row.selected.background'],
  },
  { id: 397, name: 'table.row.hover.background', use: 'row under the pointer', derivation: { same: 'page' } },
  { id: 398, name: 'table.row.selected.background', use: 'selected row', derivation: { same: 'brandSoft' } },
  { id: 399, name: 'table.card.background', use: 'ground of a card', derivation: { same: 'surface' } },
  { id: 400, name: 'table.card.border', use: 'edge of a card', derivation: { same: 'line' } },
  {
    id: 401,
    name: 'table.card.selected.background',
    use: 'selected card',
    derivation: { same: 'brandSoft' },
  },
  {
    id: 402,
    name: 'table.card.selected.border',
    use: 'edge of a selected card',
    derivation: { same: 'brand' },
  },
  {
    id: 403,
    name: 'table.card.label',
    use: 'name of a fact',
    derivation: { same: 'inkSoft' },
    on: ['table.card.background', 'table.card.selected.background'],
  },
  {
    id: 404,
    name: 'table.empty',
    use: 'words in place of rows',
    derivation: { same: 'inkSoft' },
    on: ['table.background', 'page'],
  },
  { id: 405, name: 'table.legend.total', use: 'mark of a total return', value: '#1d5fb0' },
  {
    id: 406,
    name: 'table.legend.total.text',
    use: 'letter in the mark of a total return',
    derivation: { readable: ['surface', 'ink'], on: 'table.legend.total' },
    on: ['table.legend.total'],
  },
] as const satisfies readonly ColorParameter[];
