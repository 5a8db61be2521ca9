/** The cart and its group that a Pix of the payment page has paid. */
export type PixPago = { idCarrinho: number; idCarrinhoGrupo: number };

type Visita = { pixPago: PixPago };

/** The state of the visit that shows the paid order. */
export const visitaDoPixPago = (pixPago: PixPago): Visita => ({ pixPago });

const isVisita = (state: unknown): state is Visita =>
  typeof state === 'object' && state !== null && 'pixPago' in state;

/** Reads that state; null for any other visit. */
export const readPixPago = (state: unknown): PixPago | null => (isVisita(state) ? state.pixPago : null);
