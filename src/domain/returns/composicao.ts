import { mulDiv } from '#domain/price/money.ts';

/** An invoice's line; amounts in cents. */
type LinhaDaNota = { readonly quantidade: number; readonly valor: number; readonly st: number };

/** The parts of a returned line's total, in cents. */
export type Composicao = { readonly valor: number; readonly desconto: number; readonly st: number };

/**
 * Splits the total of a line's returned units into price, discount and ST, which add up to it. The discount takes what
 * rounding left over; where it would fall below zero, the price takes that. ST is never more than the total.
 */
export function composicaoDe(linha: LinhaDaNota, unidades: number, total: number): Composicao {
  const st = Math.min(mulDiv(linha.st, unidades, linha.quantidade), total);
  const valor = mulDiv(linha.valor, unidades, linha.quantidade);
  const desconto = Math.max(0, valor + st - total);
  return { valor: total + desconto - st, desconto, st };
}
