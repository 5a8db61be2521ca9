import { CAN, CANCELAMENTOS } from './cancellations.ts';
import { PEDIDOS } from './house-orders.ts';
import { RECEBIMENTOS } from './house-receipts.ts';
import type { Layout } from './layout.ts';
import { PED, RET } from './ped-ret.ts';

/** The layouts that come with Maleta, by name. */
export const LAYOUTS = {
  pedidos: PEDIDOS,
  recebimentos: RECEBIMENTOS,
  ped: PED,
  ret: RET,
  cancelamentos: CANCELAMENTOS,
  can: CAN,
} as const satisfies Record<string, Layout>;
