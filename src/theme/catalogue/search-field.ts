import type { ColorParameter } from './parameter.ts';

/** Search boxes. */
export const searchField = [
  { id: 201, name: 'searchField.background', use: 'ground of a search box', derivation: { same: 'surface' } },
  { id: 202, name: 'searchField.border', use: 'edge of a search box', derivation: { same: 'lineStrong' } },
  {
    id: 203,
    name: 'searchField.text',
    use: 'what is searched',
    derivation: { same: 'ink' },
    on: ['searchField.background'],
  },
  { id: 204, name: 'searchField.icon', use: 'magnifying glass', derivation: { same: 'inkSoft' } },
  {
    id: 205,
    name: 'searchField.focus.border',
    use: 'edge of the search box being typed in',
    derivation: { same: 'focus' },
  },
  {
    id: 206,
    name: 'searchField.focus.ring',
    use: 'ring of the search box being typed in',
    derivation: { same: 'focus' },
  },
  {
    id: 207,
    name: 'searchField.key.background',
    use: 'ground of the key that leads here',
    derivation: { same: 'page' },
  },
  {
    id: 208,
    name: 'searchField.key.border',
    use: 'edge of the key that leads here',
    derivation: { same: 'line' },
  },
  {
    id: 209,
    name: 'searchField.key.text',
    use: 'the key that leads here',
    derivation: { same: 'inkSoft' },
    on: ['searchField.key.background'],
  },
] as const satisfies readonly ColorParameter[];
