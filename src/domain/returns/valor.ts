import { mulDiv } from '#domain/price/money.ts';

/** An invoice's line and its earlier returns. Amounts in cents. */
export type LinhaDevolvivel = {
  readonly quantidade: number;
  readonly valor: number;
  readonly unidadesDevolvidas: number;
  readonly valorDevolvido: number;
};

/**
 * Returns the value of units of a line in cents: their share, rounded once. The units that complete the line take what
 * is left of it, so that all returns of a line add up to it.
 */
export function valorDasUnidades(linha: LinhaDevolvivel, unidades: number): number {
  const { quantidade, valor, unidadesDevolvidas, valorDevolvido } = linha;
  return unidadesDevolvidas + unidades >= quantidade
    ? Math.max(0, valor - valorDevolvido)
    : mulDiv(valor, unidades, quantidade);
}
