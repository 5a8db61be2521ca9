import type { ColorParameter } from './parameter.ts';

/** Toasts and the update prompt. */
export const toast = [
  { id: 361, name: 'toast.background', use: 'ground of a toast', derivation: { same: 'ink' } },
  {
    id: 362,
    name: 'toast.text',
    use: 'words of a toast',
    derivation: { readable: ['surface', 'ink'], on: 'toast.background' },
    on: ['toast.background'],
  },
  {
    id: 363,
    name: 'toast.action',
    use: 'act of a toast',
    derivation: { same: 'accent' },
    on: ['toast.background'],
  },
  { id: 364, name: 'toast.shadow', use: 'shadow of a toast', derivation: { same: 'shadow' } },
  { id: 365, name: 'toast.sign.background', use: 'ground behind the sign', derivation: { same: 'surface' } },
  { id: 366, name: 'toast.sign.positive', use: 'sign of what is done', derivation: { same: 'positive' } },
  { id: 367, name: 'toast.sign.caution', use: 'sign of what needs care', derivation: { same: 'caution' } },
  { id: 368, name: 'toast.sign.negative', use: 'sign of what failed', derivation: { same: 'negative' } },
] as const satisfies readonly ColorParameter[];
