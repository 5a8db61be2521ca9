import type { ColorParameter } from './parameter.ts';

/** Lists for choosing one of a few options. */
export const select = [
  { id: 192, name: 'select.background', use: 'ground of a choice', derivation: { same: 'surface' } },
  { id: 193, name: 'select.border', use: 'edge of a choice', derivation: { same: 'lineStrong' } },
  {
    id: 194,
    name: 'select.text',
    use: 'what is chosen',
    derivation: { same: 'brandText' },
    on: ['select.background', 'select.hover.background'],
  },
  { id: 195, name: 'select.icon', use: 'sign and arrow of a choice', derivation: { same: 'inkSoft' } },
  {
    id: 196,
    name: 'select.hover.background',
    use: 'choice under the pointer',
    derivation: { same: 'brandSoft' },
  },
] as const satisfies readonly ColorParameter[];
