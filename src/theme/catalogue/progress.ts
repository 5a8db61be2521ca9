import type { ColorParameter } from './parameter.ts';

/** Progress bars, and skeletons of content that is loading. */
export const progress = [
  { id: 381, name: 'progress.track', use: 'ground of the bar', derivation: { same: 'sunken' } },
  { id: 382, name: 'progress.bar', use: 'part that is done', derivation: { same: 'brand' } },
  {
    id: 383,
    name: 'progress.label',
    use: 'what is being done',
    derivation: { same: 'ink' },
    on: ['surface', 'page'],
  },
  {
    id: 384,
    name: 'progress.amount',
    use: 'how much is done',
    derivation: { same: 'inkSoft' },
    on: ['surface', 'page'],
  },
  { id: 385, name: 'skeleton', use: 'shape of what is still to come', derivation: { same: 'sunken' } },
] as const satisfies readonly ColorParameter[];
