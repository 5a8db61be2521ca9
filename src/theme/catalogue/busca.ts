import type { ColorParameter } from './parameter.ts';

/** The search page. */
export const busca = [
  {
    id: 541,
    name: 'busca.title',
    use: 'title of the search',
    derivation: { same: 'ink' },
    on: ['page.background'],
  },
  {
    id: 542,
    name: 'busca.count',
    use: 'counter and age of the data',
    derivation: { same: 'inkSoft' },
    on: ['page.background'],
  },
  {
    id: 543,
    name: 'busca.loading.background',
    use: 'ground of what is still being read',
    derivation: { same: 'surface' },
  },
  {
    id: 544,
    name: 'busca.loading.border',
    use: 'edge of what is still being read',
    derivation: { same: 'line' },
  },
  {
    id: 545,
    name: 'busca.top.shadow',
    use: 'shadow of the way back to the top',
    derivation: { same: 'shadow' },
  },
] as const satisfies readonly ColorParameter[];
