type Visita = { numeros: readonly number[] };

/** The state of a visit of the confirmation that names the orders of the payment before it. */
export const visitaDosPedidos = (numeros: readonly number[]): Visita => ({ numeros });

/** Reads that state; no numbers for any other visit. */
export function readPedidosFeitos(state: unknown): readonly number[] {
  if (typeof state !== 'object' || state === null || !('numeros' in state)) return [];
  const { numeros } = state;
  return Array.isArray(numeros) ? numeros.filter((one) => Number.isInteger(one)) : [];
}
