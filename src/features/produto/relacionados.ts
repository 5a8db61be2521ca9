import type { ProdutoResumo } from '#engine/read.ts';

/** Of related items only those with stock; the product itself is none of them. */
export const comEstoque = (produtos: readonly ProdutoResumo[], idProduto: number): ProdutoResumo[] =>
  produtos.filter((p) => p.idProduto !== idProduto && p.comercializado && (p.preco?.estoque ?? 0) > 0);
