import { LOTE_MAXIMO } from '#contract/letters/carta.ts';

/** Letters, digits, '-', '/', '.', and blanks inside. */
const LOTE = /^[A-Z0-9./-](?:[A-Z0-9./ -]*[A-Z0-9./-])?$/;

export const LOTE_OBRIGATORIO = 'Campo obrigatório.';
const LOTE_INVALIDO = `O lote tem até ${LOTE_MAXIMO} caracteres: letras, números, espaço, "-", "/" e ".".`;
const LOTE_IGUAL = 'O novo lote é igual ao lote original.';
const LOTE_REPETIDO = 'Este lote já foi informado.';

/** A lot as it is kept: upper case, without blanks at either end. */
export const normalLote = (text: string): string => text.trim().toUpperCase();

/** The lots that a new one is compared with. */
type LotesDaLinha = {
  readonly loteOrigem: string;
  /** Other corrected lots of the same original lot in the letter. */
  readonly corrigidos: readonly string[];
};

/** The error of a corrected lot in its normal form; null for a valid one. */
export function loteErro(lote: string, { loteOrigem, corrigidos }: LotesDaLinha): string | null {
  if (lote === '') return LOTE_OBRIGATORIO;
  if (lote.length > LOTE_MAXIMO || !LOTE.test(lote)) return LOTE_INVALIDO;
  if (lote === normalLote(loteOrigem)) return LOTE_IGUAL;
  return corrigidos.includes(lote) ? LOTE_REPETIDO : null;
}
