import type { ColorParameter } from './parameter.ts';

/** Menus that open from a button. */
export const menu = [
  { id: 291, name: 'menu.background', use: 'ground of a menu', derivation: { same: 'surface' } },
  { id: 292, name: 'menu.border', use: 'edge of a menu', derivation: { same: 'line' } },
  { id: 293, name: 'menu.shadow', use: 'shadow of a menu', derivation: { same: 'shadow' } },
  {
    id: 294,
    name: 'menu.text',
    use: 'an act',
    derivation: { same: 'ink' },
    on: ['menu.background', 'menu.hover.background'],
  },
  {
    id: 295,
    name: 'menu.negative.text',
    use: 'an act that deletes',
    derivation: { same: 'negative' },
    on: ['menu.background', 'menu.hover.background'],
  },
  {
    id: 296,
    name: 'menu.hover.background',
    use: 'the act under the pointer or focus',
    derivation: { same: 'brandSoft' },
  },
  {
    id: 297,
    name: 'menu.disabled.text',
    use: 'an act that is not possible now',
    derivation: { same: 'inkDisabled' },
  },
] as const satisfies readonly ColorParameter[];
