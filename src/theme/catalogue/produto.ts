import type { ColorParameter } from './parameter.ts';

/** A product in a list, as row and as card. */
export const produto = [
  { id: 501, name: 'produto.background', use: 'ground of a product', derivation: { same: 'surface' } },
  {
    id: 502,
    name: 'produto.border',
    use: 'line between products, edge of a card',
    derivation: { same: 'line' },
  },
  {
    id: 503,
    name: 'produto.hover.background',
    use: 'product under the pointer',
    derivation: { same: 'page' },
  },
  {
    id: 504,
    name: 'produto.selected.background',
    use: 'selected product',
    derivation: { same: 'brandSoft' },
  },
  {
    id: 505,
    name: 'produto.focus.ring',
    use: 'ring of the product that has the focus',
    derivation: { same: 'focus' },
  },
  {
    id: 506,
    name: 'produto.name',
    use: 'name of a product',
    derivation: { same: 'ink' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 507,
    name: 'produto.detail',
    use: 'substance, maker and code',
    derivation: { same: 'inkSoft' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 508,
    name: 'produto.served.stripe',
    use: 'stripe of a line that is wholly served',
    derivation: { same: 'positive' },
  },
  {
    id: 509,
    name: 'produto.part.stripe',
    use: 'stripe of a line that is served in part',
    derivation: { same: 'caution' },
  },
  {
    id: 510,
    name: 'produto.missing.stripe',
    use: 'stripe of a line that is missing',
    derivation: { same: 'negative' },
  },
  {
    id: 511,
    name: 'produto.missing.text',
    use: 'how many units are missing',
    derivation: { same: 'caution' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 512,
    name: 'produto.queued.background',
    use: 'ground of a quantity that waits to be sent',
    derivation: { same: 'pendingSoft' },
  },
  {
    id: 513,
    name: 'produto.queued.text',
    use: 'a quantity that waits to be sent',
    derivation: { same: 'pending' },
    on: ['produto.queued.background'],
  },
  { id: 514, name: 'produto.header.background', use: 'headings of the list', derivation: { same: 'sunken' } },
  {
    id: 515,
    name: 'produto.header.text',
    use: 'headings of the list',
    derivation: { same: 'inkSoft' },
    on: ['produto.header.background'],
  },
  { id: 516, name: 'produto.frame', use: 'frame of the list', derivation: { same: 'line' } },
] as const satisfies readonly ColorParameter[];
