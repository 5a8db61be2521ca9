import { mulDiv } from '#domain/price/money.ts';

/** ICMS of a line; amounts in cents. */
export type Icms = {
  readonly base: number;
  readonly valor: number;
  readonly baseSt: number;
  readonly st: number;
};

/** The amounts from which ICMS is computed, in cents; `valor` is the price before the discount. */
export type LinhaTributada = { readonly valor: number; readonly desconto: number; readonly st: number };

/** The rate within a state, in hundredths of 1 %. */
export const ICMS_INTERNO = 1800;
/** From one south-eastern state to another. */
const ICMS_INTERESTADUAL = 1200;
const INTEIRO = 10_000;

/** Returns the rate of the operation itself in hundredths of 1 %. */
export const aliquotaIcms = (isInterna: boolean): number => (isInterna ? ICMS_INTERNO : ICMS_INTERESTADUAL);

/**
 * Returns the ICMS of a line from its net value. ST is the price's own; its base is derived from it: base x internal
 * rate, less the ICMS of the operation itself.
 */
export function icmsOf({ valor, desconto, st }: LinhaTributada, isInterna: boolean): Icms {
  const base = valor - desconto;
  const proprio = mulDiv(base, aliquotaIcms(isInterna), INTEIRO);
  return { base, valor: proprio, st, baseSt: st === 0 ? 0 : mulDiv(st + proprio, INTEIRO, ICMS_INTERNO) };
}
