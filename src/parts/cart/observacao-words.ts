import type { LinhaDetalhe } from '#domain/cart/linha.ts';

/** A line's remark in words; '' without one. */
export const observacaoWords = ({ observacao }: LinhaDetalhe): string =>
  observacao ? `Obs.: ${observacao}` : '';

/** The line's product and its remark, for documents. */
export const descricaoComObservacao = (descricao: string, linha: LinhaDetalhe): string =>
  [descricao, observacaoWords(linha)].filter(Boolean).join(' · ');
