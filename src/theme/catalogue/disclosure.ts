import type { ColorParameter } from './parameter.ts';

/** Cards that open. */
export const disclosure = [
  { id: 411, name: 'disclosure.background', use: 'ground of the card', derivation: { same: 'surface' } },
  { id: 412, name: 'disclosure.border', use: 'edge of the card', derivation: { same: 'line' } },
  {
    id: 413,
    name: 'disclosure.title',
    use: 'title of the card',
    derivation: { same: 'ink' },
    on: ['disclosure.background', 'disclosure.hover.background'],
  },
  {
    id: 414,
    name: 'disclosure.summary',
    use: 'line under the title',
    derivation: { same: 'inkSoft' },
    on: ['disclosure.background', 'disclosure.hover.background'],
  },
  { id: 415, name: 'disclosure.icon', use: 'sign before the title', derivation: { same: 'brandText' } },
  { id: 416, name: 'disclosure.chevron', use: 'arrow that turns', derivation: { same: 'inkSoft' } },
  {
    id: 417,
    name: 'disclosure.hover.background',
    use: 'head under the pointer',
    derivation: { same: 'page' },
  },
] as const satisfies readonly ColorParameter[];
