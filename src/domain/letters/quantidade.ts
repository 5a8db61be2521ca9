/** The sentence of the units that are left. */
const restam = (n: number): string =>
  n === 1 ? 'Resta 1 unidade do lote original.' : `Restam ${n} unidades do lote original.`;

const QUANTIDADE_INVALIDA = 'A quantidade deve ser um número inteiro maior que 0.';
export const LOTE_ESGOTADO = 'Todas as unidades deste lote já foram corrigidas.';

/** Units of an original lot that can still be corrected. */
export const restanteDoLote = (quantidade: number, corrigidas: readonly number[]): number =>
  Math.max(0, quantidade - corrigidas.reduce((sum, one) => sum + one, 0));

/** The error of a corrected quantity; null for a valid one. */
export function quantidadeErro(quantidade: number, restante: number): string | null {
  if (!Number.isSafeInteger(quantidade) || quantidade < 1) return QUANTIDADE_INVALIDA;
  if (restante === 0) return LOTE_ESGOTADO;
  return quantidade > restante ? `A quantidade é grande demais. ${restam(restante)}` : null;
}
