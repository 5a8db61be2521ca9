import {
  OBSERVACAO_ORCAMENTO_MAXIMA,
  VALIDADE_DIAS_MAXIMA,
  VALIDADE_DIAS_PADRAO,
} from '#contract/orders/orcamento.ts';

/** The fields about a quotation, as typed. */
export type Digitado = { observacao: string; dias: string };

export const DIGITADO: Digitado = { observacao: '', dias: String(VALIDADE_DIAS_PADRAO) };

export const OBSERVACAO_HINT = `Até ${OBSERVACAO_ORCAMENTO_MAXIMA} caracteres.`;

/** The days of validity, or the error of the field. */
export function lerDias(text: string): { dias: number } | { erro: string } {
  const dias = /^\d{1,2}$/.test(text.trim()) ? Number(text.trim()) : 0;
  return dias >= 1 && dias <= VALIDADE_DIAS_MAXIMA
    ? { dias }
    : { erro: `Informe de 1 a ${VALIDADE_DIAS_MAXIMA} dias.` };
}
