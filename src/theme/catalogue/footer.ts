import type { ColorParameter } from './parameter.ts';

/** The footer of the portal. */
export const footer = [
  { id: 491, name: 'footer.background', use: 'ground of the footer', derivation: { same: 'sunken' } },
  { id: 492, name: 'footer.border', use: 'line above the footer', derivation: { same: 'line' } },
  {
    id: 493,
    name: 'footer.text',
    use: 'words of the footer',
    derivation: { same: 'inkSoft' },
    on: ['footer.background'],
  },
  {
    id: 494,
    name: 'footer.link',
    use: 'links of the footer',
    derivation: { same: 'brandText' },
    on: ['footer.background'],
  },
] as const satisfies readonly ColorParameter[];
