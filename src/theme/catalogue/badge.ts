import type { ColorParameter } from './parameter.ts';

/** Badges: a short word on a tinted ground. */
export const badge = [
  {
    id: 301,
    name: 'badge.neutral.background',
    use: 'ground of a badge without a meaning of its own',
    derivation: { same: 'sunken' },
  },
  {
    id: 302,
    name: 'badge.neutral.text',
    use: 'word of a badge without a meaning of its own',
    derivation: { same: 'inkSoft' },
    on: ['badge.neutral.background'],
  },
  {
    id: 303,
    name: 'badge.brand.background',
    use: 'ground of a badge in the brand colour',
    derivation: { same: 'brandSoft' },
  },
  {
    id: 304,
    name: 'badge.brand.text',
    use: 'word of a badge in the brand colour',
    derivation: { same: 'brandText' },
    on: ['badge.brand.background'],
  },
  {
    id: 305,
    name: 'badge.accent.background',
    use: 'ground of a badge in the accent colour',
    derivation: { same: 'accentSoft' },
  },
  {
    id: 306,
    name: 'badge.accent.text',
    use: 'word of a badge in the accent colour',
    derivation: { same: 'ink' },
    on: ['badge.accent.background'],
  },
  {
    id: 307,
    name: 'badge.positive.background',
    use: 'ground of a badge for what is good',
    derivation: { same: 'positiveSoft' },
  },
  {
    id: 308,
    name: 'badge.positive.text',
    use: 'word of a badge for what is good',
    derivation: { same: 'positive' },
    on: ['badge.positive.background'],
  },
  {
    id: 309,
    name: 'badge.caution.background',
    use: 'ground of a badge for what needs care',
    derivation: { same: 'cautionSoft' },
  },
  {
    id: 310,
    name: 'badge.caution.text',
    use: 'word of a badge for what needs care',
    derivation: { same: 'caution' },
    on: ['badge.caution.background'],
  },
  {
    id: 311,
    name: 'badge.negative.background',
    use: 'ground of a badge for what failed',
    derivation: { same: 'negativeSoft' },
  },
  {
    id: 312,
    name: 'badge.negative.text',
    use: 'word of a badge for what failed',
    derivation: { same: 'negative' },
    on: ['badge.negative.background'],
  },
  {
    id: 313,
    name: 'badge.pending.background',
    use: 'ground of a badge for what waits',
    derivation: { same: 'pendingSoft' },
  },
  {
    id: 314,
    name: 'badge.pending.text',
    use: 'word of a badge for what waits',
    derivation: { same: 'pending' },
    on: ['badge.pending.background'],
  },
  {
    id: 315,
    name: 'badge.sync.background',
    use: 'ground of a badge for what is under way',
    derivation: { same: 'syncSoft' },
  },
  {
    id: 316,
    name: 'badge.sync.text',
    use: 'word of a badge for what is under way',
    derivation: { same: 'sync' },
    on: ['badge.sync.background'],
  },
] as const satisfies readonly ColorParameter[];
