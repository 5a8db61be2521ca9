import { mulDiv } from '#domain/price/money.ts';

/** ICMS of a line; amounts in cents. */
export type Icms = {
  readonly base: number;
  readonly valor: number;
  readonly baseSt: number;
  /** ST without the share of the fund. */
  readonly st: number;
  readonly fcpSt: number;
};

/** The amounts of a line in cents: `valor` before the discount, `fcpSt` the share of `st` that goes to the fund. */
export type LinhaTributada = {
  readonly valor: number;
  readonly desconto: number;
  readonly st: number;
  readonly fcpSt: number;
};

/** The rate within a state, in hundredths of 1 %. */
export const ICMS_INTERNO = 1800;
/** The additional rate for a state's fund against poverty (FCP; Ato das Disposições Constitucionais Transitórias, art. 82). */
export const FCP = 200;
/** From one south-eastern state to another. */
const ICMS_INTERESTADUAL = 1200;
const INTEIRO = 10_000;

/** Returns the rate of the operation itself in hundredths of 1 %. */
export const aliquotaIcms = (isInterna: boolean): number => (isInterna ? ICMS_INTERNO : ICMS_INTERESTADUAL);

/** Returns the fund's share of an ST in cents, from the percentages of the line's price; `stFcp` is part of `st`. */
export const fcpDoSt = (valor: number, { st, stFcp }: { st: number; stFcp: number }): number =>
  st === 0 ? 0 : mulDiv(valor, stFcp, st);

/**
 * Returns the ICMS of a line from its net value. ST is the price's own; its base is derived from it: base x internal
 * rate, less the ICMS of the operation itself.
 */
export function icmsOf(linha: LinhaTributada, isInterna: boolean): Icms {
  const { valor, desconto, fcpSt } = linha;
  const base = valor - desconto;
  const st = linha.st - fcpSt;
  const proprio = mulDiv(base, aliquotaIcms(isInterna), INTEIRO);
  const baseSt = st === 0 ? 0 : mulDiv(st + proprio, INTEIRO, ICMS_INTERNO);
  return { base, valor: proprio, st, fcpSt, baseSt };
}
