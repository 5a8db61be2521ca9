import type { ColorParameter } from './parameter.ts';

/** The header: logo, search, connection, cart, user; menu and information bar. */
export const header = [
  { id: 461, name: 'header.background', use: 'ground of the header', derivation: { same: 'brand' } },
  {
    id: 462,
    name: 'header.text',
    use: 'words and icons of the header',
    derivation: { readable: ['surface', 'ink'], on: 'header.background' },
    on: ['header.background', 'header.hover.background'],
  },
  {
    id: 463,
    name: 'header.hover.background',
    use: 'what is under the pointer in the header',
    derivation: { mix: ['header.background', 'ink', 45] },
  },
  {
    id: 464,
    name: 'header.button.background',
    use: 'log-in button of the header',
    derivation: { same: 'header.hover.background' },
  },
  {
    id: 465,
    name: 'header.button.text',
    use: 'log-in button of the header',
    derivation: { readable: ['surface', 'ink'], on: 'header.button.background' },
    on: ['header.button.background'],
  },
  {
    id: 466,
    name: 'header.count.background',
    use: 'number of lines in the cart',
    derivation: { same: 'accent' },
  },
  {
    id: 467,
    name: 'header.count.text',
    use: 'number of lines in the cart',
    derivation: { readable: ['ink', 'surface'], on: 'header.count.background' },
    on: ['header.count.background'],
  },
  {
    id: 468,
    name: 'header.menu.background',
    use: 'ground of the menu of the portal',
    derivation: { same: 'surface' },
  },
  {
    id: 469,
    name: 'header.menu.text',
    use: 'an entry of the menu',
    derivation: { same: 'ink' },
    on: ['header.menu.background', 'header.menu.hover.background'],
  },
  {
    id: 470,
    name: 'header.menu.hover.background',
    use: 'entry under the pointer',
    derivation: { same: 'brandSoft' },
  },
  { id: 471, name: 'header.menu.border', use: 'line under the menu', derivation: { same: 'line' } },
  {
    id: 472,
    name: 'header.info.background',
    use: 'information bar above the header',
    derivation: { same: 'header.menu.background' },
  },
  {
    id: 473,
    name: 'header.info.text',
    use: 'words of the information bar',
    derivation: { same: 'inkSoft' },
    on: ['header.info.background'],
  },
] as const satisfies readonly ColorParameter[];
