import { nomeInformado } from '#domain/catalogue/marca.ts';
import type { ComboBusca } from '#domain/combo/combo-busca.ts';
import { ORDEM_RELEVANCIA } from '#engine/ordem.ts';
import type { Choice } from '#engine/search.ts';
import { BUSCA_VAZIA, type Busca } from '#routes.ts';

/** The parameters of the address that hold ids of a group. */
export type Param = 'fab' | 'mar' | 'lin' | 'cat' | 'subcat' | 'sel';

/** A group of the drawer: its parameter, its name in responses, the type of its chips. */
export type GrupoFiltro = {
  param: Param;
  grupo: 'fabricantes' | 'marcas' | 'linhas' | 'categorias' | 'subCategorias' | 'selos';
  tipo: 1 | 2 | 3 | 4 | 5 | 6;
  titulo: string;
  /** The name of the member for products that the company's files give none. */
  sem: string;
};

const SELOS: GrupoFiltro = { param: 'sel', grupo: 'selos', tipo: 6, titulo: 'Selos', sem: 'Sem selo' };

const GRUPOS_FILTRO: readonly GrupoFiltro[] = [
  { param: 'fab', grupo: 'fabricantes', tipo: 1, titulo: 'Fabricante', sem: 'Sem fabricante' },
  { param: 'mar', grupo: 'marcas', tipo: 2, titulo: 'Marca', sem: 'Sem marca' },
  { param: 'lin', grupo: 'linhas', tipo: 3, titulo: 'Linha de Produto', sem: 'Sem linha' },
  { param: 'cat', grupo: 'categorias', tipo: 4, titulo: 'Categoria', sem: 'Sem categoria' },
  { param: 'subcat', grupo: 'subCategorias', tipo: 5, titulo: 'SubCategoria', sem: 'Sem subcategoria' },
  SELOS,
];

/** The groups that a user may filter by, in the drawer's order: badges only for signed-in users. */
export const gruposFor = (isLoggedIn: boolean): readonly GrupoFiltro[] =>
  GRUPOS_FILTRO.filter((grupo) => isLoggedIn || grupo !== SELOS);

/** A member of a group; `quantidade` is the number of items that choosing it would show, if known. */
export type Opcao = {
  id: number;
  nome: string;
  quantidade?: number | undefined;
  /** The member for products that the company's files give none. */
  isSem?: true;
};

/** The members of the groups, in the order of names; absent before the first response. */
export type Opcoes = { readonly [G in GrupoFiltro['grupo']]?: readonly Opcao[] };

/** The members with 'Sem marca' and its like as the names of those that the company's files do not give. */
export function withSem(opcoes: Opcoes): Opcoes {
  const named = GRUPOS_FILTRO.map(({ grupo, sem }) => {
    const members = opcoes[grupo]?.map(
      (opcao): Opcao => (nomeInformado(opcao.nome) === '' ? { ...opcao, nome: sem, isSem: true } : opcao),
    );
    return [grupo, members] as const;
  });
  return Object.fromEntries(named.filter(([, members]) => members !== undefined));
}

/** A promotion of the customer: its sale condition. */
export type Promocao = { id: number; nome: string };

/** The part of the address that counts for a visitor: no badges, no promotion, no flags, no order by price. */
export function buscaFor(busca: Busca, isLoggedIn: boolean): Busca {
  if (isLoggedIn) return busca;
  const isByPrice = busca.ord === 4 || busca.ord === 5;
  return {
    ...busca,
    sel: [],
    con: null,
    est: false,
    mven: false,
    cas: false,
    dvl: false,
    ord: isByPrice ? null : busca.ord,
  };
}

/** The ids of a group with `id` added, or removed if it was there. */
export function toggled(busca: Busca, param: Param, id: number): Partial<Busca> {
  const ids = busca[param];
  return { [param]: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] };
}

const { pes: _pes, exi: _exi, ord: _ord, ...semFiltros } = BUSCA_VAZIA;

/** Clears everything that has a chip, for 'Limpar Todos'. Text, order and display mode stay. */
export const SEM_FILTROS: Partial<Busca> = semFiltros;

const TIPO_PROMOCAO = 7;

/** One filter: a member of a group (types 1 to 6), a promotion (7), or a flag of a link (no type). */
export type Chip = {
  key: string;
  tipo: GrupoFiltro['tipo'] | typeof TIPO_PROMOCAO | null;
  /** The kind of filter, for screen readers, which would read only the name. */
  titulo: string;
  nome: string;
  /** The change that removes it from the address. */
  without: Partial<Busca>;
};

/** The switches of the drawer, in its order. */
export const FLAGS = [
  { param: 'est', nome: 'Em estoque' },
  { param: 'mven', nome: 'Mais vendidos' },
  { param: 'cas', nome: 'Com cashback' },
  { param: 'dvl', nome: 'Com desconto por volume' },
] as const;

/**
 * The chips of the address's filters that count for the user (`buscaFor`). An id without a name in any response is
 * shown by its number; `promocao` names the condition of `con`; removing it returns to regular prices.
 */
export function chipsOf(busca: Busca, opcoes: Opcoes, promocao: string | null): Chip[] {
  const members = GRUPOS_FILTRO.flatMap(({ param, grupo, tipo, titulo }) =>
    busca[param].map((id): Chip => {
      const nome = opcoes[grupo]?.find((opcao) => opcao.id === id)?.nome ?? `${titulo} ${id}`;
      return { key: `${param}${id}`, tipo, titulo, nome, without: toggled(busca, param, id) };
    }),
  );
  const flags = FLAGS.filter(({ param }) => busca[param]).map(
    ({ param, nome }): Chip => ({
      key: param,
      tipo: null,
      titulo: 'Somente',
      nome,
      without: { [param]: false },
    }),
  );
  const lista: Chip[] =
    busca.lis === null
      ? []
      : [{ key: 'lis', tipo: null, titulo: 'Lista', nome: `Lista ${busca.lis}`, without: { lis: null } }];
  const con: Chip[] =
    busca.con === null
      ? []
      : [
          {
            key: 'con',
            tipo: TIPO_PROMOCAO,
            titulo: 'Promoção',
            nome: promocao ?? 'Promoção',
            without: { con: null },
          },
        ];
  return [...con, ...flags, ...lista, ...members];
}

/** The engine's filters next to the text. A promotion shows only products with a price in it. */
export function toChoice(busca: Busca, comFacetas: boolean): Choice {
  const { fab, mar, lin, cat, subcat, sel, lis, con, est, mven, cas, dvl, ord } = busca;
  return {
    filtros: {
      fabricantes: fab,
      marcas: mar,
      linhas: lin,
      categorias: cat,
      subCategorias: subcat,
      selos: sel,
      ...(lis === null ? {} : { lista: lis }),
      ...(con === null ? {} : { comPreco: true }),
      ...(est ? { comEstoque: est } : {}),
      ...(mven ? { mven } : {}),
      ...(cas ? { cas } : {}),
      ...(dvl ? { dvl } : {}),
    },
    ordem: ord ?? ORDEM_RELEVANCIA,
    comFacetas,
  };
}

/** The search of combos: by the same words, groups and order; filters that only products can meet find no combo. */
export function toComboBusca(busca: Busca): ComboBusca {
  const { pes, fab, mar, lin, cat, subcat, sel, lis, mven, cas, dvl, ord } = busca;
  return {
    texto: pes,
    fabricantes: fab,
    marcas: mar,
    linhas: lin,
    categorias: cat,
    subCategorias: subcat,
    selos: sel,
    soProdutos: lis !== null || mven || cas || dvl,
    ordem: ord ?? ORDEM_RELEVANCIA,
  };
}
