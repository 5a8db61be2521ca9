import type { ColorParameter } from './parameter.ts';

/** Chips: chosen values, with a button to remove them. */
export const chip = [
  { id: 329, name: 'chip.background', use: 'ground of a chip', derivation: { same: 'brandSoft' } },
  { id: 330, name: 'chip.border', use: 'edge of a chip', derivation: { same: 'lineStrong' } },
  {
    id: 331,
    name: 'chip.text',
    use: 'words of a chip',
    derivation: { same: 'brandText' },
    on: ['chip.background'],
  },
  {
    id: 332,
    name: 'chip.hover.border',
    use: 'edge of a chip under the pointer',
    derivation: { same: 'brand' },
  },
  {
    id: 333,
    name: 'chip.strong.background',
    use: 'ground of a chip that stands for more',
    derivation: { same: 'accent' },
  },
  {
    id: 334,
    name: 'chip.strong.text',
    use: 'words of a chip that stands for more',
    derivation: { readable: ['ink', 'surface'], on: 'chip.strong.background' },
    on: ['chip.strong.background'],
  },
] as const satisfies readonly ColorParameter[];
