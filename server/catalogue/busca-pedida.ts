import type { consultarFiltros, consultarItens } from '#contract/catalogue/ecommerce-item.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import type { Filtros } from '#engine/filter.ts';
import {
  ORDEM_A_Z,
  ORDEM_MAIOR_PRECO,
  ORDEM_MENOR_PRECO,
  ORDEM_RELEVANCIA,
  type Ordem,
} from '#engine/ordem.ts';
import { type BuscaPedida, ORDEM_ID } from '#server/search/busca-messages.ts';

type Query = QueryOf<typeof consultarFiltros> & Partial<QueryOf<typeof consultarItens>>;

/** A search without its page. */
export type Busca = Pick<BuscaPedida, 'idContexto' | 'texto' | 'filtros' | 'ordem'>;

const POR_PRECO: readonly (number | null)[] = [ORDEM_MENOR_PRECO, ORDEM_MAIOR_PRECO];

/**
 * Reads a search from its parameters. Ignores the parts that a visitor may not ask for. The default order is relevance
 * for a text, otherwise the name; the whole catalogue without either is read by id.
 */
export function toBusca(query: Query, contexto: Contexto | undefined, isVisitor: boolean): Busca {
  const filtros = { ...filtrosOf(query), ...(isVisitor ? {} : ofSession(query, contexto)) };
  const texto = (query.textoBusca ?? '').trim();
  const wished = query.idModoOrdenacao ?? null;
  const ordem = isVisitor && POR_PRECO.includes(wished) ? ORDEM_A_Z : (wished as Ordem | null);
  return { idContexto: contexto?.idContexto ?? null, texto, filtros, ordem: ordem ?? usual(texto, filtros) };
}

function usual(texto: string, filtros: Filtros): Busca['ordem'] {
  if (texto !== '') return ORDEM_RELEVANCIA;
  return Object.keys(filtros).length > 0 ? ORDEM_A_Z : ORDEM_ID;
}

const chosen = (filtros: Filtros): Filtros =>
  Object.fromEntries(
    Object.entries(filtros).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );

function filtrosOf(query: Query): Filtros {
  const [lista] = query.idEcommerceProdutoLista ?? [];
  return chosen({
    fabricantes: query.idProdutoFabricante ?? [],
    marcas: query.idProdutoMarca ?? [],
    linhas: query.idProdutoLinha ?? [],
    categorias: query.idCategoria ?? [],
    subCategorias: query.idSubCategoria ?? [],
    ...(lista === undefined ? {} : { lista }),
  });
}

function ofSession(query: Query, contexto: Contexto | undefined): Filtros {
  return chosen({
    selos: query.idEcommerceSelo ?? [],
    ...(query.consultarMaisVendidos ? { mven: true } : {}),
    ...(query.consultarCashback ? { cas: true } : {}),
    ...(query.consultarDescontoVolume ? { dvl: true } : {}),
    // A campaign holds only the products that have a price in it.
    ...(contexto?.promocao === undefined ? {} : { comPreco: true }),
  });
}
