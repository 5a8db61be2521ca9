import type { ProdutoResumo } from '#engine/read.ts';

/** Related items in stock, without the product itself. */
export const comEstoque = (produtos: readonly ProdutoResumo[], idProduto: number): ProdutoResumo[] =>
  produtos.filter((p) => p.idProduto !== idProduto && p.comercializado && (p.preco?.estoque ?? 0) > 0);
