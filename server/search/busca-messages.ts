import type { CashbackItem } from '#contract/catalogue/cashback.ts';
import type { Selo } from '#contract/catalogue/selo.ts';
import type { ComboBusca } from '#domain/combo/combo-busca.ts';
import type { ComboQuem, ComboRestricao } from '#domain/combo/combo-restricao.ts';
import type { Facetas } from '#engine/facet.ts';
import type { Choice, Page } from '#engine/search.ts';

/** By id: the order of whoever reads the whole catalogue page by page. */
export const ORDEM_ID = 0;

/** What is asked of the index: whose prices (null: nobody's), the text, the page, and what narrows and orders it. */
export type BuscaPedida = {
  readonly idContexto: string | null;
  readonly texto: string;
  readonly page: Page;
  readonly filtros: NonNullable<Choice['filtros']>;
  readonly ordem: typeof ORDEM_ID | NonNullable<Choice['ordem']>;
  /** How many members of a list are counted at most, those with the most products; null: no lists. */
  readonly membros: number | null;
};

/** What the index knows of a product that its row does not say. */
export type Atributos = { readonly selos: Selo[]; readonly cashback: CashbackItem | null };

/** Products in an order, by id, with the attributes of each. */
export type Encontrados = { readonly ids: readonly number[]; readonly atributos: readonly Atributos[] };

/** The products of the page; `total` on all pages; lists in the order of names, `icones` those of badges by id. */
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

/** What the feed says now; `corpo` as the feed stores it. `idContexto` '' is the catalogue itself. */
export type Transmissao = { readonly idContexto: string; readonly corpo: Uint8Array };

/** How far the stream is held now, and its rows. */
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

/** A combo as the index holds it; one that lacks a product is not among them. */
export type ComboNoIndice = {
  readonly idPromocaoCombo: number;
  readonly descricao: string;
  /** The name and those of its members, unfolded. */
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

/** Combos in place of those of `ids`; with `inteiro` in place of all, once the `last` part has come. */
export type CombosLidos = {
  readonly inteiro: boolean;
  readonly last: boolean;
  readonly ids: readonly number[];
  readonly combos: readonly ComboNoIndice[];
};

/** What is asked of combos: who asks on which day, with which prices and branches (null: a visitor), and for what. */
export type CombosPedidos = {
  readonly quem: ComboQuem;
  readonly hoje: string;
  readonly contexto: { readonly idContexto: string; readonly filiais: readonly number[] } | null;
  readonly busca: ComboBusca;
  readonly page: Page;
};

/** The ids of the page's combos in their order; `total` on all pages. */
export type CombosAchados = { readonly ids: readonly number[]; readonly total: number };

/** What the thread does, by name: what goes, what comes back. */
export type BuscaCalls = {
  /** Takes a whole stream or a delta to it; null when the delta does not fit, and then the whole is wanted. */
  take: [input: Transmissao, reply: Taken | null];
  drop: [input: { idContexto: string }, reply: null];
  takeCombos: [input: CombosLidos, reply: null];
  combos: [input: CombosPedidos, reply: CombosAchados];
  search: [input: BuscaPedida, reply: BuscaFeita];
  related: [input: RelacionadosPedidos, reply: Encontrados];
  /** In the order asked for; a product that the index does not know has none. */
  atributos: [input: AtributosPedidos, reply: readonly Atributos[]];
};

export type BuscaCall = keyof BuscaCalls;

export type BuscaRequest = {
  [C in BuscaCall]: { readonly id: number; readonly call: C; readonly input: BuscaCalls[C][0] };
}[BuscaCall];

export type BuscaReply =
  | { readonly id: number; readonly value: BuscaCalls[BuscaCall][1] }
  | { readonly id: number; readonly failure: string };
