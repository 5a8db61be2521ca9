import type { ColorParameter } from './parameter.ts';

/** The quantity stepper: minus, number, plus. */
export const stepper = [
  { id: 181, name: 'stepper.background', use: 'ground of the stepper', derivation: { same: 'surface' } },
  {
    id: 182,
    name: 'stepper.border',
    use: 'edge while the quantity is zero',
    derivation: { same: 'lineStrong' },
  },
  {
    id: 183,
    name: 'stepper.text',
    use: 'the quantity',
    derivation: { same: 'ink' },
    on: ['stepper.background'],
  },
  { id: 184, name: 'stepper.focus.border', use: 'edge while it is typed in', derivation: { same: 'focus' } },
  {
    id: 185,
    name: 'stepper.filled.border',
    use: 'edge when there is a quantity',
    derivation: { same: 'brand' },
  },
  {
    id: 186,
    name: 'stepper.button.icon',
    use: 'minus and plus',
    derivation: { same: 'brandText' },
    on: ['stepper.background', 'stepper.button.hover.background'],
  },
  {
    id: 187,
    name: 'stepper.button.hover.background',
    use: 'minus and plus under the pointer or thumb',
    derivation: { same: 'brandSoft' },
  },
  {
    id: 188,
    name: 'stepper.button.disabled.icon',
    use: 'minus or plus at its end',
    derivation: { same: 'inkDisabled' },
  },
  {
    id: 189,
    name: 'stepper.disabled.background',
    use: 'ground of a stepper out of use',
    derivation: { same: 'sunken' },
  },
  {
    id: 190,
    name: 'stepper.disabled.border',
    use: 'edge of a stepper out of use',
    derivation: { same: 'line' },
  },
  {
    id: 191,
    name: 'stepper.disabled.text',
    use: 'quantity of a stepper out of use',
    derivation: { same: 'inkDisabled' },
  },
] as const satisfies readonly ColorParameter[];
