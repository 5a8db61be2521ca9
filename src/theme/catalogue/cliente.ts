import type { ColorParameter } from './parameter.ts';

/** The band of the current customer. */
export const cliente = [
  { id: 481, name: 'cliente.background', use: 'ground of the band', derivation: { same: 'surface' } },
  { id: 482, name: 'cliente.border', use: 'line under the band', derivation: { same: 'line' } },
  {
    id: 483,
    name: 'cliente.name',
    use: 'name of the customer',
    derivation: { same: 'ink' },
    on: ['cliente.background', 'cliente.hover.background'],
  },
  {
    id: 484,
    name: 'cliente.label',
    use: 'word before the name',
    derivation: { same: 'inkSoft' },
    on: ['cliente.background', 'cliente.hover.background'],
  },
  {
    id: 485,
    name: 'cliente.detail',
    use: 'condition and term',
    derivation: { same: 'inkSoft' },
    on: ['cliente.background', 'cliente.hover.background'],
  },
  { id: 486, name: 'cliente.sign', use: 'arrow of the band', derivation: { same: 'inkSoft' } },
  {
    id: 487,
    name: 'cliente.hover.background',
    use: 'band under the pointer',
    derivation: { same: 'brandSoft' },
  },
] as const satisfies readonly ColorParameter[];
