import { type LinhaComparada, mudancaDe } from '#parts/cart/mudancas.ts';

export const COPIADO =
  'O pedido foi copiado com sucesso. Todos os itens do pedido selecionado foram incluídos no carrinho.';

/** Says that the lines copied on the device are sent automatically. */
export const VAI_DEPOIS = 'Eles serão enviados quando houver sinal.';

/** The sentence that this was an earlier try without a response. */
export const SO_UMA_VEZ =
  'A cópia já tinha sido pedida antes, sem resposta, e foi feita uma só vez. Confira o carrinho.';

/** Everything came, as it was, at the price that it had. */
export const isInteiro = (linhas: readonly LinhaComparada[]): boolean =>
  linhas.length > 0 && linhas.every((linha) => mudancaDe(linha) === 'igual');

/** The words for an order whose lines did not all come as they were. */
export function parcialText(linhas: readonly LinhaComparada[]): string {
  const came = linhas.filter(({ incluido }) => incluido).length;
  if (came === 0) return 'Nenhum item do pedido foi incluído no carrinho.';
  if (came === linhas.length)
    return linhas.some(({ mensagem }) => mensagem !== null)
      ? 'Todos os itens do pedido foram incluídos no carrinho, com falta em alguns.'
      : COPIADO;
  return `${came} de ${linhas.length} itens do pedido foram incluídos no carrinho.`;
}
