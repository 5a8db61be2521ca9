import type { Combo } from '#contract/catalogue/combo.ts';
import { foldText, foldWords } from '#lib/fold-text.ts';

/**
 * A filter of combos. Ids in one list are alternatives; all lists must match; an absent or empty list filters
 * nothing.
 */
export type ComboBusca = {
  texto: string;
  fabricantes?: readonly number[] | undefined;
  marcas?: readonly number[] | undefined;
  linhas?: readonly number[] | undefined;
  categorias?: readonly number[] | undefined;
  subCategorias?: readonly number[] | undefined;
  selos?: readonly number[] | undefined;
  /** True if a filter is set that only products can match: a list, best sellers, cashback or volume tiers. */
  soProdutos?: boolean | undefined;
  /** The sort mode: 2 by name from Z, 4 and 5 by price, any other by name from A. */
  ordem?: number | undefined;
};

/** The members of a combo that a search reads. Costly ones are read only if needed. */
export type ComboAchavel = {
  readonly idItem: number;
  /** The folded name. */
  readonly nome: () => string;
  /** The folded words that a search can match. */
  readonly words: () => readonly string[];
  /** The ids of one kind, of the combo and its members. */
  readonly ids: (kind: ComboFiltro) => readonly number[];
  /** The price of one combo for the customer; undefined for a visitor. */
  readonly valorTotal: number | undefined;
};

/** The kinds of ids that can filter combos. */
const FILTROS = ['fabricantes', 'marcas', 'linhas', 'categorias', 'subCategorias', 'selos'] as const;
export type ComboFiltro = (typeof FILTROS)[number];

/**
 * Returns the folded words that a search can match: those of the combo's name and of its members' names and
 * packs.
 */
export const wordsOfCombo = (texts: readonly string[]): string[] => foldWords(texts.join(' '));

function idsOf({ itens, selos }: Combo, kind: ComboFiltro): number[] {
  switch (kind) {
    case 'fabricantes':
      return itens.map((i) => i.produtoFabricante.idProdutoFabricante);
    case 'marcas':
      return itens.map((i) => i.idProdutoMarca);
    case 'linhas':
      return itens.map((i) => i.idProdutoLinha);
    case 'categorias':
      return itens.map((i) => i.idCategoria);
    case 'subCategorias':
      return itens.map((i) => i.idSubCategoria);
    case 'selos':
      return selos.map((selo) => selo.idSelo);
  }
}

const toAchavel = (combo: Combo): ComboAchavel & { readonly combo: Combo } => ({
  combo,
  idItem: combo.idItem,
  nome: () => foldText(combo.descricao),
  words: () =>
    wordsOfCombo([
      combo.descricao,
      ...combo.itens.flatMap((i) => [i.descricao, i.produtoDescricaoTamanhoEmbalagem]),
    ]),
  ids: (kind) => idsOf(combo, kind),
  valorTotal: combo.promocaoCombo.valorTotal,
});

function hasWords(combo: ComboAchavel, wanted: readonly string[]): boolean {
  const words = wanted.length === 0 ? [] : combo.words();
  return wanted.every((word) => words.some((other) => other.startsWith(word)));
}

/**
 * True when a search means the combo itself: each of its words begins a word of the combo's name. Another combo only has
 * a member that was searched for.
 */
export function isNamedBy({ descricao }: Pick<Combo, 'descricao'>, texto: string): boolean {
  const words = wordsOfCombo([descricao]);
  return foldWords(texto).every((word) => words.some((other) => other.startsWith(word)));
}

function hasFilters(combo: ComboAchavel, busca: ComboBusca): boolean {
  return FILTROS.every((kind) => {
    const wanted = busca[kind];
    return wanted === undefined || wanted.length === 0 || combo.ids(kind).some((id) => wanted.includes(id));
  });
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const byNomeGoing =
  (direction: 1 | -1) =>
  (a: ComboAchavel, b: ComboAchavel): number =>
    compareText(a.nome(), b.nome()) * direction || a.idItem - b.idItem;

const byNome = byNomeGoing(1);

/**
 * Compares by the price of one combo for the customer; combos without a price come last in both directions.
 */
const byPreco =
  (direction: 1 | -1) =>
  (a: ComboAchavel, b: ComboAchavel): number => {
    const [left, right] = [a.valorTotal, b.valorTotal];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined) || byNome(a, b);
    }
    return (left - right) * direction || byNome(a, b);
  };

function orderOf(ordem: number | undefined): (a: ComboAchavel, b: ComboAchavel) => number {
  if (ordem === 2) return byNomeGoing(-1);
  if (ordem === 4) return byPreco(1);
  return ordem === 5 ? byPreco(-1) : byNome;
}

/**
 * Returns the combos that a search finds, sorted; lists show them before the products. Every search word must
 * begin a word of the combo's name or of a member's; any member can match a filter. Device and server both
 * call this, so that they find the same. A text of signs alone finds none, as for products.
 */
export function findCombos<C extends ComboAchavel>(combos: readonly C[], busca: ComboBusca): C[] {
  const wanted = foldWords(busca.texto);
  if (busca.soProdutos === true || (wanted.length === 0 && busca.texto.trim() !== '')) return [];
  return combos
    .filter((combo) => hasWords(combo, wanted) && hasFilters(combo, busca))
    .sort(orderOf(busca.ordem));
}

/** Like `findCombos`, for combos as a response contains them. */
export const matchCombos = (combos: readonly Combo[], busca: ComboBusca): Combo[] =>
  findCombos(combos.map(toAchavel), busca).map(({ combo }) => combo);
