import { conteudoOf, isSimilar } from '#domain/catalogue/similar.ts';
import { computePreco } from '#domain/price/preco.ts';
import type { ProdutoResumo } from '#engine/read.ts';

/** Related items in stock, without the product itself. */
export const comEstoque = (produtos: readonly ProdutoResumo[], idProduto: number): ProdutoResumo[] =>
  produtos.filter((p) => p.idProduto !== idProduto && p.comercializado && (p.preco?.estoque ?? 0) > 0);

/** Price with ST of one unit of the contents, in ten-thousandths of a real; infinite without a price. */
function precoDaUnidade({ preco, apresentacao }: ProdutoResumo, calcularSt: boolean): number {
  if (!preco) return Number.POSITIVE_INFINITY;
  return computePreco(preco, 1, calcularSt).valorLiquido / conteudoOf(apresentacao);
}

/** Related products by use: those that replace the product, the cheapest contents first, and the others in their order. */
export function partedBySimilar(
  produto: ProdutoResumo,
  relacionados: readonly ProdutoResumo[],
  calcularSt: boolean,
): { similares: ProdutoResumo[]; outros: ProdutoResumo[] } {
  const similares = relacionados
    .filter((other) => isSimilar(produto, other))
    .toSorted((a, b) => precoDaUnidade(a, calcularSt) - precoDaUnidade(b, calcularSt));
  return { similares, outros: relacionados.filter((other) => !similares.includes(other)) };
}
