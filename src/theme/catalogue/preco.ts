import type { ColorParameter } from './parameter.ts';

/** Prices. */
export const preco = [
  {
    id: 521,
    name: 'preco.list',
    use: 'price before discounts',
    derivation: { same: 'inkSoft' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 522,
    name: 'preco.discount',
    use: 'discount',
    derivation: { same: 'positive' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 523,
    name: 'preco.net',
    use: 'price to be paid',
    derivation: { same: 'ink' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 524,
    name: 'preco.currency',
    use: 'R$ before a price',
    derivation: { same: 'inkSoft' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 525,
    name: 'preco.tax',
    use: 'tax of substitution',
    derivation: { same: 'inkSoft' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 526,
    name: 'preco.tier',
    use: 'volume tier',
    derivation: { same: 'inkSoft' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 527,
    name: 'preco.tier.net',
    use: 'price of the next volume tier',
    derivation: { same: 'brandText' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
  {
    id: 528,
    name: 'preco.none',
    use: 'what is said without a price',
    derivation: { same: 'inkSoft' },
    on: ['produto.background', 'produto.hover.background', 'produto.selected.background'],
  },
] as const satisfies readonly ColorParameter[];
