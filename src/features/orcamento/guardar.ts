import {
  OBSERVACAO_ORCAMENTO_MAXIMA,
  VALIDADE_DIAS_MAXIMA,
  VALIDADE_DIAS_PADRAO,
} from '#contract/orders/orcamento.ts';
import { validoAteDe } from '#domain/orders/orcamento.ts';
import { formatDate } from '#lib/format-date.ts';
import type { DocumentoPedido } from '#parts/share/documento-pedido.ts';

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

/** The shared document of a quotation that was kept at `at`, in epoch milliseconds. */
export function comValidade(
  documento: DocumentoPedido,
  {
    codigoLocal,
    observacao,
    dias,
    at,
  }: { codigoLocal: string; observacao: string; dias: number; at: number },
): DocumentoPedido {
  return {
    ...documento,
    titulo: `Orçamento ${codigoLocal}`,
    fatos: [
      ...documento.fatos,
      ['Válido até', formatDate(validoAteDe(at, dias))],
      ...(observacao === '' ? [] : ([['Observação', observacao]] as const)),
    ],
  };
}
