import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import type { Selo } from '#contract/catalogue/selo.ts';
import type { ComboBusca } from '#domain/combo/combo-busca.ts';
import type { ComboQuem, ComboRestricao } from '#domain/combo/combo-restricao.ts';
import type { Facetas } from '#engine/facet.ts';
import type { Choice, Page } from '#engine/search.ts';

/** By id: for reading the whole catalogue page by page. */
export const ORDEM_ID = 0;

/** A search in the index: the prices' context (null: no prices), the text, the page, filters and order. */
export type BuscaPedida = {
  readonly idContexto: string | null;
  readonly texto: string;
  readonly page: Page;
  readonly filtros: NonNullable<Choice['filtros']>;
  readonly ordem: typeof ORDEM_ID | NonNullable<Choice['ordem']>;
  /** How many members of a list are counted at most, those with the most products; null: no lists. */
  readonly membros: number | null;
};

/** A product's data that only the index holds, not its row. */
export type Atributos = { readonly selos: Selo[]; readonly cashback: CashbackItem | null };

/** The ids of products in order, with the attributes of each. */
export type Encontrados = { readonly ids: readonly number[]; readonly atributos: readonly Atributos[] };

/** The products of the page; `total` on all pages; lists ordered by name, `icones` those of badges by id. */
export type BuscaFeita = Encontrados & {
  readonly total: number;
  readonly mistyped: boolean;
  readonly facetas: Facetas | undefined;
  readonly icones: Readonly<Record<number, string>>;
};

export type RelacionadosPedidos = {
  readonly idContexto: string | null;
  readonly idProduto: number;
  readonly limit: number;
  readonly linhas: readonly number[];
};

export type AtributosPedidos = { readonly idContexto: string | null; readonly ids: readonly number[] };

/** The feed's current content; `corpo` as the feed stores it. `idContexto` '' is the catalogue itself. */
export type Transmissao = { readonly idContexto: string; readonly corpo: Uint8Array };

/** The cursor of the held stream, and its number of rows. */
export type Taken = { readonly cursor: string; readonly rows: number };

/** A member of a combo as the index holds it. */
export type MembroNoIndice = {
  readonly idProduto: number;
  readonly quantidadeNoCombo: number;
  readonly bonificacao: boolean;
  readonly idFabricante: number;
  readonly idMarca: number;
  readonly idLinha: number;
  readonly idCategoria: number;
  readonly idSubCategoria: number;
};

/** A combo as the index holds it; incomplete combos are left out. */
export type ComboNoIndice = {
  readonly idPromocaoCombo: number;
  readonly descricao: string;
  /** Its name and those of its members, unfolded. */
  readonly textos: readonly string[];
  /** Days, as 2026-11-20. */
  readonly dataInicial: string;
  readonly dataFinal: string;
  readonly idPessoaFilial: number;
  readonly descontoComercial: number;
  readonly descontoFinanceiro: number;
  readonly selos: readonly number[];
  readonly restricoes: readonly ComboRestricao[];
  readonly itens: readonly MembroNoIndice[];
};

/** Replacements for the combos of `ids`; with `inteiro` for all combos, once the `last` part has come. */
export type CombosLidos = {
  readonly inteiro: boolean;
  readonly last: boolean;
  readonly ids: readonly number[];
  readonly combos: readonly ComboNoIndice[];
};

/** A search for combos: the buyer, the day, the prices and branches (null: a visitor), and the search itself. */
export type CombosPedidos = {
  readonly quem: ComboQuem;
  readonly hoje: string;
  readonly contexto: { readonly idContexto: string; readonly filiais: readonly number[] } | null;
  readonly busca: ComboBusca;
  readonly page: Page;
};

/** The ids of the page's combos in their order; `total` on all pages. */
export type CombosAchados = { readonly ids: readonly number[]; readonly total: number };

/** The thread's calls by name: input and reply. */
export type BuscaCalls = {
  /** Takes a whole stream or its delta; null when the delta does not fit, and then the whole stream is needed. */
  take: [input: Transmissao, reply: Taken | null];
  drop: [input: { idContexto: string }, reply: null];
  takeCombos: [input: CombosLidos, reply: null];
  combos: [input: CombosPedidos, reply: CombosAchados];
  search: [input: BuscaPedida, reply: BuscaFeita];
  related: [input: RelacionadosPedidos, reply: Encontrados];
  /** In the requested order; a product unknown to the index has none. */
  atributos: [input: AtributosPedidos, reply: readonly Atributos[]];
};

export type BuscaCall = keyof BuscaCalls;

export type BuscaRequest = {
  [C in BuscaCall]: { readonly id: number; readonly call: C; readonly input: BuscaCalls[C][0] };
}[BuscaCall];

export type BuscaReply =
  | { readonly id: number; readonly value: BuscaCalls[BuscaCall][1] }
  | { readonly id: number; readonly failure: string };
