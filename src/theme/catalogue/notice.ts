import type { ColorParameter } from './parameter.ts';

/** Notices: a sentence in the page. */
export const notice = [
  {
    id: 341,
    name: 'notice.brand.background',
    use: 'ground of a notice in the brand colour',
    derivation: { same: 'brandSoft' },
  },
  {
    id: 342,
    name: 'notice.brand.stripe',
    use: 'stripe and sign of a notice in the brand colour',
    derivation: { same: 'brand' },
  },
  {
    id: 343,
    name: 'notice.positive.background',
    use: 'ground of a notice for what is good',
    derivation: { same: 'positiveSoft' },
  },
  {
    id: 344,
    name: 'notice.positive.stripe',
    use: 'stripe and sign of a notice for what is good',
    derivation: { same: 'positive' },
  },
  {
    id: 345,
    name: 'notice.caution.background',
    use: 'ground of a notice for what needs care',
    derivation: { same: 'cautionSoft' },
  },
  {
    id: 346,
    name: 'notice.caution.stripe',
    use: 'stripe and sign of a notice for what needs care',
    derivation: { same: 'caution' },
  },
  {
    id: 347,
    name: 'notice.negative.background',
    use: 'ground of a notice for what failed',
    derivation: { same: 'negativeSoft' },
  },
  {
    id: 348,
    name: 'notice.negative.stripe',
    use: 'stripe and sign of a notice for what failed',
    derivation: { same: 'negative' },
  },
  {
    id: 349,
    name: 'notice.pending.background',
    use: 'ground of a notice for what waits',
    derivation: { same: 'pendingSoft' },
  },
  {
    id: 350,
    name: 'notice.pending.stripe',
    use: 'stripe and sign of a notice for what waits',
    derivation: { same: 'pending' },
  },
  {
    id: 351,
    name: 'notice.sync.background',
    use: 'ground of a notice for what is under way',
    derivation: { same: 'syncSoft' },
  },
  {
    id: 352,
    name: 'notice.sync.stripe',
    use: 'stripe and sign of a notice for what is under way',
    derivation: { same: 'sync' },
  },
  {
    id: 353,
    name: 'notice.text',
    use: 'words of a notice',
    derivation: { same: 'ink' },
    on: [
      'notice.brand.background',
      'notice.positive.background',
      'notice.caution.background',
      'notice.negative.background',
      'notice.pending.background',
      'notice.sync.background',
    ],
  },
] as const satisfies readonly ColorParameter[];
