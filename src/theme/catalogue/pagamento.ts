import type { ColorParameter } from './parameter.ts';

/** Paying. */
export const pagamento = [
  {
    id: 701,
    name: 'pagamento.qr.background',
    use: 'ground of a QR code: light, or it is not read',
    value: '#ffffff',
  },
  {
    id: 702,
    name: 'pagamento.qr.module',
    use: 'squares of a QR code: dark, or it is not read',
    value: '#000000',
  },
] as const satisfies readonly ColorParameter[];
