import type { ColorParameter } from './parameter.ts';

/** A dot or stripe next to its word. */
export const status = [
  {
    id: 321,
    name: 'status.neutral',
    use: 'dot or stripe and its word without a meaning of its own',
    derivation: { same: 'inkSoft' },
    on: ['surface', 'page'],
  },
  {
    id: 322,
    name: 'status.brand',
    use: 'dot or stripe and its word in the brand colour',
    derivation: { same: 'brandText' },
    on: ['surface', 'page'],
  },
  {
    id: 323,
    name: 'status.accent',
    use: 'dot or stripe and its word in the accent colour',
    derivation: { same: 'ink' },
    on: ['surface', 'page'],
  },
  {
    id: 324,
    name: 'status.positive',
    use: 'dot or stripe and its word for what is good',
    derivation: { same: 'positive' },
    on: ['surface', 'page'],
  },
  {
    id: 325,
    name: 'status.caution',
    use: 'dot or stripe and its word for what needs care',
    derivation: { same: 'caution' },
    on: ['surface', 'page'],
  },
  {
    id: 326,
    name: 'status.negative',
    use: 'dot or stripe and its word for what failed',
    derivation: { same: 'negative' },
    on: ['surface', 'page'],
  },
  {
    id: 327,
    name: 'status.pending',
    use: 'dot or stripe and its word for what waits',
    derivation: { same: 'pending' },
    on: ['surface', 'page'],
  },
  {
    id: 328,
    name: 'status.sync',
    use: 'dot or stripe and its word for what is under way',
    derivation: { same: 'sync' },
    on: ['surface', 'page'],
  },
] as const satisfies readonly ColorParameter[];
