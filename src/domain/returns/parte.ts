import { mulDiv } from '#domain/price/money.ts';

/** Units of an invoice's line that go back after `antes` units of it. */
export type Unidades = { readonly antes: number; readonly unidades: number };

/**
 * Returns the share of returned units in an amount of their line, in cents: the share of all units until now less that
 * of the earlier ones. However a line is split, its shares add up to the amount.
 */
export function parteDe(amount: number, quantidade: number, { antes, unidades }: Unidades): number {
  const ate = (quantas: number) => mulDiv(amount, Math.min(quantas, quantidade), quantidade);
  return ate(antes + unidades) - ate(antes);
}
