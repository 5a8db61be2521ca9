import { mulDiv } from '#domain/price/money.ts';

/** An invoice's line and its earlier returns. Amounts in cents. */
export type LinhaDevolvivel = {
  readonly quantidade: number;
  readonly valor: number;
  readonly unidadesDevolvidas: number;
  readonly valorDevolvido: number;
};

/**
 * Returns the value of units of a line in cents: the share of all returned units less the value of the earlier ones, so
 * that all returns of a line add up to it and none exceeds it.
 */
export function valorDasUnidades(linha: LinhaDevolvivel, unidades: number): number {
  const { quantidade, valor, unidadesDevolvidas, valorDevolvido } = linha;
  const ateAqui = Math.min(quantidade, unidadesDevolvidas + unidades);
  return Math.max(0, mulDiv(valor, ateAqui, quantidade) - valorDevolvido);
}
