import * as z from 'zod/mini';

/** The cart and its group that a Pix of the payment page has paid. */
const pixPago = z.object({ idCarrinho: z.number(), idCarrinhoGrupo: z.number() });

export type PixPago = z.output<typeof pixPago>;

const visita = z.object({ pixPago });

/** The state of the visit that shows the paid order. */
export const visitaDoPixPago = (paid: PixPago): z.input<typeof visita> => ({ pixPago: paid });

/** Reads that state; null for any other visit. */
export function readPixPago(state: unknown): PixPago | null {
  const { success, data } = visita.safeParse(state);
  return success ? data.pixPago : null;
}
