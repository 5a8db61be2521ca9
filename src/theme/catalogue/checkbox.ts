import type { ColorParameter } from './parameter.ts';

/** Check boxes. */
export const checkbox = [
  { id: 161, name: 'checkbox.background', use: 'ground of an empty box', derivation: { same: 'surface' } },
  { id: 162, name: 'checkbox.border', use: 'edge of an empty box', derivation: { same: 'lineStrong' } },
  {
    id: 163,
    name: 'checkbox.checked.background',
    use: 'ground of a ticked box',
    derivation: { same: 'brand' },
  },
  {
    id: 164,
    name: 'checkbox.checked.border',
    use: 'edge of a ticked box',
    derivation: { same: 'checkbox.checked.background' },
  },
  {
    id: 165,
    name: 'checkbox.checked.mark',
    use: 'tick',
    derivation: { readable: ['surface', 'ink'], on: 'checkbox.checked.background' },
  },
  {
    id: 166,
    name: 'checkbox.invalid.border',
    use: 'edge of a box that must be ticked',
    derivation: { same: 'negative' },
  },
  {
    id: 167,
    name: 'checkbox.disabled.background',
    use: 'ground of a box out of use',
    derivation: { same: 'sunken' },
  },
  {
    id: 168,
    name: 'checkbox.disabled.border',
    use: 'edge of a box out of use',
    derivation: { same: 'line' },
  },
  {
    id: 169,
    name: 'checkbox.disabled.text',
    use: 'words of a box out of use',
    derivation: { same: 'inkDisabled' },
  },
  {
    id: 170,
    name: 'checkbox.note',
    use: 'quieter line under the words',
    derivation: { same: 'inkSoft' },
    on: ['surface', 'page'],
  },
] as const satisfies readonly ColorParameter[];
