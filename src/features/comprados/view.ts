import type { Comprado } from '#domain/orders/comprados.ts';
import { type Recompra, recompraOf } from '#domain/orders/recompra.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { daysBetween } from '#lib/business-day.ts';
import { foldText } from '#lib/fold-text.ts';
import { formatCount } from '#lib/format-number.ts';
import type { Produtos } from '#parts/product/use-produtos.ts';

/** A product that the customer bought, with its place in the catalogue and its rhythm. */
export type CompradoLinha = {
  readonly comprado: Comprado;
  /** Undefined when the catalogue no longer has it. */
  readonly produto: ProdutoResumo | undefined;
  /** Null when it was bought on one day only. */
  readonly recompra: Recompra | null;
  /** Why it is suggested, or when it was bought. */
  readonly motivo: string;
};

const dias = (count: number): string => (count === 1 ? '1 dia' : `${formatCount(count)} dias`);
const ha = (count: number): string => (count === 0 ? 'hoje' : count === 1 ? 'ontem' : `há ${dias(count)}`);

/** The purchases in a sentence: 'Leva 12 un. a cada 15 dias; a última foi há 20 dias.' */
function motivoOf({ compras }: Comprado, recompra: Recompra | null, hoje: string): string {
  const [{ dia, quantidade }] = compras;
  if (recompra === null) return `Levou ${formatCount(quantidade)} un. ${ha(daysBetween(dia, hoje))}.`;
  const { intervalo, quantidade: usual, dias: since } = recompra;
  return `Leva ${formatCount(usual)} un. a cada ${dias(intervalo)}; a última foi ${ha(since)}.`;
}

/** How many intervals have passed since the last purchase. */
const atrasoOf = ({ recompra }: CompradoLinha): number =>
  recompra === null ? 0 : recompra.dias / recompra.intervalo;

/** The lines of the list, the most overdue first; products that are as late by their last purchase. */
export function toLinhas(comprados: Iterable<Comprado>, produtos: Produtos, hoje: string): CompradoLinha[] {
  const linhas = [...comprados].map((comprado) => {
    const recompra = recompraOf(comprado.compras, hoje);
    const produto = produtos.get(comprado.idProduto);
    return { comprado, produto, recompra, motivo: motivoOf(comprado, recompra, hoje) };
  });
  return linhas.toSorted(
    (a, b) => atrasoOf(b) - atrasoOf(a) || b.comprado.compras[0].dia.localeCompare(a.comprado.compras[0].dia),
  );
}

/** A product to put into the cart, with the units that are missing to the usual quantity. */
export type Sugestao = { readonly produto: ProdutoResumo; readonly quantidade: number };

/** The products that are due and can be delivered, in the usual quantity less the cart; never more than the stock. */
export function sugestoesOf(
  linhas: readonly CompradoLinha[],
  inCartOf: (idProduto: number) => number,
): Sugestao[] {
  return linhas.flatMap(({ produto, recompra }) => {
    if (produto === undefined || recompra?.situacao !== 'na-hora' || !produto.comercializado) return [];
    const quantidade =
      Math.min(recompra.quantidade, produto.preco?.estoque ?? 0) - inCartOf(produto.idProduto);
    return quantidade > 0 ? [{ produto, quantidade }] : [];
  });
}

/** When nothing is due: the product that is due next, and in how many days; without a rhythm only the first sentence. */
export function nadaAReporText(linhas: readonly CompradoLinha[]): string {
  const [proxima] = linhas
    .flatMap(({ comprado, recompra }) =>
      recompra?.situacao === 'em-dia'
        ? [{ nome: comprado.descProduto, emDias: recompra.intervalo - recompra.dias }]
        : [],
    )
    .toSorted((a, b) => a.emDias - b.emDias);
  const nada = 'Nada está na hora de repor.';
  return proxima ? `${nada} O próximo, em ${dias(proxima.emDias)}: ${proxima.nome}.` : nada;
}

/** The units that the customer usually takes of a product, or took last; never more than the stock. */
export const unidadesUsuais = ({ comprado, produto, recompra }: CompradoLinha): number =>
  Math.min(recompra?.quantidade ?? comprado.compras[0].quantidade, produto?.preco?.estoque ?? 0);

/** The lines with every word of a text in the product's names, maker or codes, ignoring accents and case. */
export function filterLinhas(linhas: readonly CompradoLinha[], text: string): readonly CompradoLinha[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return linhas.filter(({ comprado: { descProduto }, produto }) => {
    const catalogued = produto
      ? [produto.nome, produto.apresentacao, produto.substancia, produto.fabricante]
      : [];
    const codes = produto ? [produto.codigo, produto.codBarras] : [];
    const where = foldText([descProduto, ...catalogued, ...codes].join(' '));
    return words.every((word) => where.includes(word));
  });
}
