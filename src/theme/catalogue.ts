/**
 * Every colour of the portal. A store's theme may set any of these by id; what it leaves out comes from the
 * built-in value, or is derived from what it did set, so that one new brand colour recolours the whole portal.
 * Ids are part of the stored themes: never renumber, only append.
 */
export type Derivation =
  /** `percent` of the way from the first colour to the second. */
  | { readonly mix: readonly [from: ColorName, to: ColorName, percent: number] }
  /** Whichever of the two is easier to read on `on`. */
  | { readonly readable: readonly [ColorName, ColorName]; readonly on: ColorName };

export interface ColorParameter {
  readonly id: number;
  readonly name: ColorName;
  /** What it colours, for whoever edits a theme. */
  readonly use: string;
  readonly value?: string;
  readonly derivation?: Derivation;
}

export const colorNames = [
  'brand',
  'brandStrong',
  'brandSoft',
  'onBrand',
  'accent',
  'accentSoft',
  'onAccent',
  'page',
  'surface',
  'sunken',
  'line',
  'lineStrong',
  'ink',
  'inkSoft',
  'inkDisabled',
  'focus',
  'positive',
  'positiveSoft',
  'caution',
  'cautionSoft',
  'negative',
  'negativeSoft',
  'pending',
  'pendingSoft',
  'sync',
  'syncSoft',
  'scrim',
  'shadow',
] as const;

export type ColorName = (typeof colorNames)[number];

/** In order of derivation: a parameter is derived only from ones above it. */
export const catalogue: readonly ColorParameter[] = [
  { id: 1, name: 'surface', use: 'cards, fields, dialogs, table rows', value: '#ffffff' },
  { id: 2, name: 'ink', use: 'text', value: '#1a1c2a' },
  { id: 3, name: 'brand', use: 'main buttons, links, selection', value: '#32307b' },
  { id: 4, name: 'accent', use: 'the one highlight of a screen', value: '#d99424' },
  { id: 5, name: 'brandStrong', use: 'hover and press of brand', derivation: { mix: ['brand', 'ink', 45] } },
  {
    id: 6,
    name: 'brandSoft',
    use: 'tinted backgrounds of selection',
    derivation: { mix: ['brand', 'surface', 92] },
  },
  { id: 7, name: 'onBrand', use: 'text on brand', derivation: { readable: ['surface', 'ink'], on: 'brand' } },
  {
    id: 8,
    name: 'accentSoft',
    use: 'tinted backgrounds of accent',
    derivation: { mix: ['accent', 'surface', 86] },
  },
  {
    id: 9,
    name: 'onAccent',
    use: 'text on accent',
    derivation: { readable: ['ink', 'surface'], on: 'accent' },
  },
  { id: 10, name: 'page', use: 'the page behind the cards', value: '#f4f5f8' },
  { id: 11, name: 'sunken', use: 'wells, skeletons, table headers', value: '#eaecf1' },
  { id: 12, name: 'line', use: 'hairlines', value: '#dcdfe7' },
  { id: 13, name: 'lineStrong', use: 'borders of controls', value: '#858b9b' },
  { id: 14, name: 'inkSoft', use: 'secondary text, hints, icons', value: '#535a6c' },
  { id: 15, name: 'inkDisabled', use: 'text of what cannot be used now', value: '#8e94a3' },
  { id: 16, name: 'focus', use: 'focus ring', value: '#5a56e0' },
  { id: 17, name: 'positive', use: 'in stock, done', value: '#1b7444' },
  {
    id: 18,
    name: 'positiveSoft',
    use: 'background of positive',
    derivation: { mix: ['positive', 'surface', 90] },
  },
  { id: 19, name: 'caution', use: 'few left, warnings', value: '#a3500a' },
  {
    id: 20,
    name: 'cautionSoft',
    use: 'background of caution',
    derivation: { mix: ['caution', 'surface', 90] },
  },
  { id: 21, name: 'negative', use: 'out of stock, refused, errors, deletion', value: '#b3261e' },
  {
    id: 22,
    name: 'negativeSoft',
    use: 'background of negative',
    derivation: { mix: ['negative', 'surface', 92] },
  },
  { id: 23, name: 'pending', use: 'queued, waiting for a signal', value: '#4a5570' },
  {
    id: 24,
    name: 'pendingSoft',
    use: 'background of pending',
    derivation: { mix: ['pending', 'surface', 89] },
  },
  { id: 25, name: 'sync', use: 'sending, refreshing', value: '#0f6a7d' },
  { id: 26, name: 'syncSoft', use: 'background of sync', derivation: { mix: ['sync', 'surface', 90] } },
  { id: 27, name: 'scrim', use: 'veil behind dialogs', value: '#14162a80' },
  { id: 28, name: 'shadow', use: 'shadow of floating things', value: '#1a1c2a29' },
];

/** Text pairs (4.5:1) that the portal prints, checked by a test. */
export const textPairs: readonly (readonly [text: ColorName, background: ColorName])[] = [
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink', 'brandSoft'],
  ['ink', 'accentSoft'],
  ['ink', 'cautionSoft'],
  ['ink', 'syncSoft'],
  ['inkSoft', 'page'],
  ['inkSoft', 'surface'],
  ['inkSoft', 'sunken'],
  ['inkSoft', 'brandSoft'],
  ['brand', 'surface'],
  ['brand', 'page'],
  ['brand', 'sunken'],
  ['brand', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onAccent', 'accent'],
  ['surface', 'negative'],
  ['surface', 'ink'],
  ['positive', 'surface'],
  ['positive', 'positiveSoft'],
  ['positive', 'page'],
  ['caution', 'surface'],
  ['caution', 'cautionSoft'],
  ['caution', 'page'],
  ['negative', 'surface'],
  ['negative', 'negativeSoft'],
  ['negative', 'page'],
  ['pending', 'surface'],
  ['pending', 'pendingSoft'],
  ['pending', 'page'],
  ['sync', 'surface'],
  ['sync', 'syncSoft'],
  ['sync', 'page'],
];

/** Borders and rings that must be seen (3:1), checked by a test. */
export const edgePairs: readonly (readonly [edge: ColorName, background: ColorName])[] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'page'],
  ['focus', 'surface'],
  ['focus', 'page'],
  ['focus', 'sunken'],
  ['accent', 'brand'],
];
