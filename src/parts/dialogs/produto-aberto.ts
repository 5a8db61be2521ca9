import { proxy } from 'valtio';

/** The product whose details are shown over the screen; `idCondicao` null takes the customer's own condition. */
export type ProdutoAberto = { idProduto: number; idCondicao: number | null };

export const produtoAberto = proxy<{ atual: ProdutoAberto | null }>({ atual: null });

/** Opens 'Detalhes do Produto', from anywhere. Another product takes the place of the one that is open. */
export function openProduto(produto: ProdutoAberto): void {
  produtoAberto.atual = produto;
}

export function closeProduto(): void {
  produtoAberto.atual = null;
}
