import { proxy } from 'valtio';

/** The product whose details are open over the screen; `idCondicao` null means the customer's own sale condition. */
export type ProdutoAberto = { idProduto: number; idCondicao: number | null };

export const produtoAberto = proxy<{ atual: ProdutoAberto | null }>({ atual: null });

/** Opens 'Detalhes do Produto' from anywhere. Replaces an open product. */
export function openProduto(produto: ProdutoAberto): void {
  produtoAberto.atual = produto;
}

export function closeProduto(): void {
  produtoAberto.atual = null;
}
