import { validoAteDe } from '#domain/orders/orcamento.ts';
import { formatDate } from '#lib/format-date.ts';
import type { DocumentoPedido } from './documento-pedido.ts';

/** The facts of a kept quotation. `at`: when it was kept, in epoch milliseconds. */
type Guardado = {
  codigoLocal: string;
  observacao: string;
  validadeDias: number;
  at: number;
  grupos: readonly { readonly descricaoPagamento: string }[];
};

/** A quotation as it is kept, for sharing: with its code, its last day, the ways to pay and its remark. */
export const comValidade = (
  documento: DocumentoPedido,
  { codigoLocal, observacao, validadeDias, at, grupos }: Guardado,
): DocumentoPedido => ({
  ...documento,
  titulo: `Orçamento ${codigoLocal}`,
  fatos: [
    ...documento.fatos,
    ['Válido até', formatDate(validoAteDe(at, validadeDias))],
    ['Forma de pagamento', [...new Set(grupos.map((g) => g.descricaoPagamento))].join(', ')],
    ...(observacao === '' ? [] : ([['Observação', observacao]] as const)),
  ],
});
