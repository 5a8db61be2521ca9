import * as z from 'zod/mini';
import { instante } from './wire.ts';

/** The stages of an order's life, in their order. */
export const ETAPA_FEITO = 1;
export const ETAPA_ENVIADO = 2;
export const ETAPA_CONFIRMADO = 3;
export const ETAPA_SEPARADO = 4;
export const ETAPA_FATURADO = 5;
export const ETAPA_ENTREGUE = 6;

/**
 * A stage that an order has reached, and when: 1 made (on the device), 2 sent (received by the server), 3 confirmed
 * (released, paid where it is paid first), 4 separated, 5 invoiced, 6 delivered. A stage that is skipped, or not
 * reached, has no entry.
 */
export const pedidoEtapa = z.object({
  idPedidoEtapa: z.int().check(z.minimum(ETAPA_FEITO), z.maximum(ETAPA_ENTREGUE)),
  descPedidoEtapa: z.string(),
  dataHora: instante,
});

export type PedidoEtapa = z.output<typeof pedidoEtapa>;
