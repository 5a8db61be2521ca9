import { conteudoOf, isSimilar, unidadeDe } from '#domain/catalogue/similar.ts';
import { computePreco } from '#domain/price/preco.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatUnitPrice } from '#lib/format-number.ts';

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

/**
 * Returns how many packs of `produto` replace `quantidade` packs of the other product: the same contents, rounded up, at
 * least one and at most the stock. Packs with other units count one for one.
 */
export function quantidadeNoLugar(
  produto: ProdutoResumo,
  noLugarDe: ProdutoResumo,
  quantidade: number,
): number {
  const unidade = unidadeDe(produto.apresentacao);
  const isComparable = unidade !== null && unidade === unidadeDe(noLugarDe.apresentacao);
  const ratio = isComparable ? conteudoOf(noLugarDe.apresentacao) / conteudoOf(produto.apresentacao) : 1;
  return Math.max(1, Math.min(Math.ceil(quantidade * ratio), produto.preco?.estoque ?? 1));
}

/**
 * The price of one unit of the contents, compared with that of the product it replaces: 'R$ 0,19 por unidade, 12% menos'.
 * Null without a price or a unit.
 */
export function precoDaUnidadeText(
  produto: ProdutoResumo,
  noLugarDe: ProdutoResumo,
  calcularSt: boolean,
): string | null {
  const unidade = unidadeDe(produto.apresentacao);
  const preco = precoDaUnidade(produto, calcularSt);
  if (unidade === null || !Number.isFinite(preco)) return null;
  const text = `${formatUnitPrice(preco)} por ${unidade}`;
  const antes = precoDaUnidade(noLugarDe, calcularSt);
  if (unidadeDe(noLugarDe.apresentacao) !== unidade || !Number.isFinite(antes)) return text;
  const percentual = Math.round((100 * (preco - antes)) / antes);
  if (percentual === 0) return `${text}, o mesmo preço`;
  return `${text}, ${Math.abs(percentual)}% ${percentual > 0 ? 'mais' : 'menos'}`;
}
