import type { consultarItens } from '#contract/catalogue/ecommerce-item.ts';
import type { QueryOf, ReplyOf } from '#contract/wire/call.ts';
import type { Opcoes } from '#features/busca/filter/filtros.ts';
import { PAGE_SIZE, type QuestionName, type ResultPages } from '#features/busca/list/result-pages.ts';
import { toComboDaBusca } from '#mirror/to-combo-da-busca.ts';
import { toProdutoResumo } from '#mirror/to-produto-resumo.ts';
import type { Busca } from '#routes.ts';

/** A page of the server's search. */
export type PaginaItens = ReplyOf<typeof consultarItens>;

const ORDEM_RELEVANCIA = 6;

/** A visitor's request for a page of the search, counted from 1. */
export function toQuery(busca: Busca, numeroPagina: number): QueryOf<typeof consultarItens> {
  const { pes, fab, lin, mar, cat, subcat, lis, ord } = busca;
  return {
    textoBusca: pes,
    ...(fab.length > 0 && { idProdutoFabricante: [...fab] }),
    ...(lin.length > 0 && { idProdutoLinha: [...lin] }),
    ...(mar.length > 0 && { idProdutoMarca: [...mar] }),
    ...(cat.length > 0 && { idCategoria: [...cat] }),
    ...(subcat.length > 0 && { idSubCategoria: [...subcat] }),
    ...(lis !== null && { idEcommerceProdutoLista: [lis] }),
    idModoOrdenacao: ord ?? ORDEM_RELEVANCIA,
    quantidadeRegistrosPagina: PAGE_SIZE,
    numeroPagina,
    exibirSelo: true,
  };
}

/** The members of the groups, from the lists that come with a page. */
export function toOpcoes(pagina: PaginaItens): Opcoes {
  return {
    fabricantes: pagina.fabricanteCollection.map((f) => ({
      id: f.idProdutoFabricante,
      nome: f.descProdutoFabricante,
      quantidade: f.quantidade,
    })),
    marcas: pagina.marcasCollection.map((m) => ({
      id: m.idProdutoMarca,
      nome: m.descProdutoMarca,
      quantidade: m.quantidade,
    })),
    linhas: pagina.produtoLinhaCollection.map((l) => ({
      id: l.idProdutoLinha,
      nome: l.descProdutoLinha,
      quantidade: l.quantidade,
    })),
    categorias: pagina.categoriaCollection.map((c) => ({
      id: c.idCategoria,
      nome: c.descCategoria,
      quantidade: c.quantidade,
    })),
    subCategorias: pagina.subCategoriaCollection.map((s) => ({
      id: s.idSubCategoria,
      nome: s.descSubCategoria,
      quantidade: s.quantidade,
    })),
  };
}

/** The read pages as the list draws them, with `ahead` rows that are still coming. */
export function toResultPages(
  name: QuestionName,
  paginas: readonly PaginaItens[],
  ahead: number,
): ResultPages | null {
  const [first] = paginas;
  if (first === undefined) return null;
  const itens = paginas.flatMap(({ colecao }) => colecao);
  const combos = itens.flatMap((item) => toComboDaBusca(item) ?? []);
  const produtos = itens.flatMap((item) => toProdutoResumo(item) ?? []);
  const pages = Array.from({ length: Math.ceil(produtos.length / PAGE_SIZE) }, (_, page) => {
    return [page, produtos.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)] as const;
  });
  const total = first.totalRegistros;
  return {
    ...name,
    total,
    count: Math.min(total, combos.length + produtos.length + ahead),
    mistyped: first.aproximado ?? false,
    idContexto: null,
    pages: new Map(pages),
    combos,
    depois: [],
  };
}
