import type { Combo } from '#contract/combo.ts';
import { foldText, foldWords } from '#lib/fold-text.ts';

/** What is asked of combos. Ids in one list are alternatives, the lists hold together; an absent one asks nothing. */
export type ComboBusca = {
  texto: string;
  fabricantes?: readonly number[] | undefined;
  marcas?: readonly number[] | undefined;
  linhas?: readonly number[] | undefined;
  categorias?: readonly number[] | undefined;
  subCategorias?: readonly number[] | undefined;
  selos?: readonly number[] | undefined;
  /** Asks for what only a product can be: of a list, a best seller, with cashback or volume tiers. */
  soProdutos?: boolean | undefined;
  /** The sort mode: 2 by name from Z, 4 and 5 by price, any other by name from A. */
  ordem?: number | undefined;
};

/** The words that a combo is found by. */
const wordsOf = (combo: Combo): string[] =>
  foldWords(
    [combo.descricao, ...combo.itens.flatMap((i) => [i.descricao, i.produtoDescricaoTamanhoEmbalagem])].join(
      ' ',
    ),
  );

function hasWords(combo: Combo, wanted: readonly string[]): boolean {
  const words = wanted.length === 0 ? [] : wordsOf(combo);
  return wanted.every((word) => words.some((other) => other.startsWith(word)));
}

const isAny = (wanted: readonly number[] | undefined, ids: readonly number[]): boolean =>
  wanted === undefined || wanted.length === 0 || ids.some((id) => wanted.includes(id));

function hasFilters({ itens, selos }: Combo, busca: ComboBusca): boolean {
  return (
    isAny(
      busca.fabricantes,
      itens.map((i) => i.produtoFabricante.idProdutoFabricante),
    ) &&
    isAny(
      busca.marcas,
      itens.map((i) => i.idProdutoMarca),
    ) &&
    isAny(
      busca.linhas,
      itens.map((i) => i.idProdutoLinha),
    ) &&
    isAny(
      busca.categorias,
      itens.map((i) => i.idCategoria),
    ) &&
    isAny(
      busca.subCategorias,
      itens.map((i) => i.idSubCategoria),
    ) &&
    isAny(
      busca.selos,
      selos.map((selo) => selo.idSelo),
    )
  );
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const byNomeGoing =
  (direction: 1 | -1) =>
  (a: Combo, b: Combo): number =>
    compareText(foldText(a.descricao), foldText(b.descricao)) * direction || a.idItem - b.idItem;

const byNome = byNomeGoing(1);

/** What one costs the customer; combos without a price stand last whichever way prices go. */
const byPreco =
  (direction: 1 | -1) =>
  (a: Combo, b: Combo): number => {
    const [left, right] = [a.promocaoCombo.valorTotal, b.promocaoCombo.valorTotal];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined) || byNome(a, b);
    }
    return (left - right) * direction || byNome(a, b);
  };

function orderOf(ordem: number | undefined): (a: Combo, b: Combo) => number {
  if (ordem === 2) return byNomeGoing(-1);
  if (ordem === 4) return byPreco(1);
  return ordem === 5 ? byPreco(-1) : byNome;
}

/**
 * The combos that a search finds, in their order; they stand before the products. Every word begins a word of
 * the combo's name or of a member's; a filter is met by any member. Device and server ask here, so that both
 * find the same. A text of signs alone finds none, as in products.
 */
export function matchCombos(combos: readonly Combo[], busca: ComboBusca): Combo[] {
  const wanted = foldWords(busca.texto);
  if (busca.soProdutos === true || (wanted.length === 0 && busca.texto.trim() !== '')) return [];
  return combos
    .filter((combo) => hasWords(combo, wanted) && hasFilters(combo, busca))
    .sort(orderOf(busca.ordem));
}
