import type { ColorParameter } from './parameter.ts';

/** Fields of forms. */
export const field = [
  {
    id: 141,
    name: 'field.label',
    use: 'name above a field',
    derivation: { same: 'ink' },
    on: ['surface', 'page'],
  },
  {
    id: 142,
    name: 'field.text',
    use: 'what is typed',
    derivation: { same: 'ink' },
    on: ['field.background', 'field.readOnly.background'],
  },
  { id: 143, name: 'field.background', use: 'ground of a field', derivation: { same: 'surface' } },
  { id: 144, name: 'field.border', use: 'edge of a field', derivation: { same: 'lineStrong' } },
  {
    id: 145,
    name: 'field.focus.border',
    use: 'edge of the field being typed in',
    derivation: { same: 'focus' },
  },
  {
    id: 146,
    name: 'field.focus.ring',
    use: 'ring of the field being typed in',
    derivation: { same: 'focus' },
  },
  {
    id: 147,
    name: 'field.invalid.border',
    use: 'edge and stripe of a wrong field',
    derivation: { same: 'negative' },
  },
  {
    id: 148,
    name: 'field.disabled.background',
    use: 'ground of a field out of use',
    derivation: { same: 'sunken' },
  },
  { id: 149, name: 'field.disabled.border', use: 'edge of a field out of use', derivation: { same: 'line' } },
  {
    id: 150,
    name: 'field.disabled.text',
    use: 'text of a field out of use',
    derivation: { same: 'inkSoft' },
  },
  {
    id: 151,
    name: 'field.readOnly.background',
    use: 'ground of a field that is only read',
    derivation: { same: 'sunken' },
  },
  {
    id: 152,
    name: 'field.placeholder',
    use: 'hint inside an empty field',
    derivation: { same: 'inkSoft' },
    on: ['field.background'],
  },
  {
    id: 153,
    name: 'field.hint',
    use: 'words under a field',
    derivation: { same: 'inkSoft' },
    on: ['surface', 'page'],
  },
  {
    id: 154,
    name: 'field.error',
    use: 'what is wrong with a field',
    derivation: { same: 'negative' },
    on: ['surface', 'page'],
  },
] as const satisfies readonly ColorParameter[];
