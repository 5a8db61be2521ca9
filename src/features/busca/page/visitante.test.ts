import { expect, test } from 'vitest';
import { itemAt } from '#features/busca/list/result-pages.ts';
import { BUSCA_VAZIA } from '#routes.ts';
import { type PaginaItens, toOpcoes, toQuery, toResultPages } from './visitante.ts';

const produto = (idItem: number) => ({
  idItem,
  itemTipo: { idItemTipo: 1 },
  descricao: `Produto ${idItem}`,
  itemPossuiEstoque: true,
  descEstoque: '',
  produto: {
    produtoFabricante: { idProdutoFabricante: 1, descProdutoFabricante: 'Aché' },
    produtoDescricaoTamanhoEmbalagem: '500 MG',
    pmc: 0,
  },
});

function pagina(first: number, count: number, rest: Partial<PaginaItens> = {}): PaginaItens {
  return {
    colecao: Array.from({ length: count }, (_, i) => produto(first + i)),
    totalRegistros: 130,
    fabricanteCollection: [{ idProdutoFabricante: 1, descProdutoFabricante: 'Aché', quantidade: 7 }],
    marcasCollection: [],
    produtoLinhaCollection: [],
    categoriaCollection: [{ idCategoria: 3, descCategoria: 'Dor' }],
    subCategoriaCollection: [],
    ...rest,
  };
}

const name = { key: '/busca?pes=x', busca: '/busca?pes=x', query: 'x' };

test('a visitor’s request asks for sixty items a page, by relevance unless another order is chosen', () => {
  expect(toQuery({ ...BUSCA_VAZIA, pes: 'dor', fab: [1, 2], lis: 4 }, 3)).toEqual({
    textoBusca: 'dor',
    idProdutoFabricante: [1, 2],
    idEcommerceProdutoLista: [4],
    idModoOrdenacao: 6,
    quantidadeRegistrosPagina: 60,
    numeroPagina: 3,
    exibirSelo: true,
  });
  expect(toQuery({ ...BUSCA_VAZIA, ord: 2 }, 1).idModoOrdenacao).toBe(2);
});

test('a visitor’s list has as many rows as were loaded, and some for items that are still coming', () => {
  const some = toResultPages(name, [pagina(1, 60), pagina(61, 60)], 3);
  expect(some).toMatchObject({ total: 130, count: 123, mistyped: false, idContexto: null });
  expect(some && itemAt(some, 119)).toMatchObject({ produto: { idProduto: 120, preco: null } });
  expect(some && itemAt(some, 121)).toBeUndefined();
  const all = toResultPages(name, [pagina(1, 60), pagina(61, 60), pagina(121, 10)], 3);
  expect(all?.count).toBe(130);
  expect(toResultPages(name, [], 3)).toBeNull();
});

test('a response with approximate matches marks the text as mistyped', () => {
  expect(toResultPages(name, [pagina(1, 1, { aproximado: true })], 0)?.mistyped).toBe(true);
});

test('the groups of the whole result are offered, with counts where the server gives them', () => {
  expect(toOpcoes(pagina(1, 1))).toEqual({
    fabricantes: [{ id: 1, nome: 'Aché', quantidade: 7 }],
    marcas: [],
    linhas: [],
    categorias: [{ id: 3, nome: 'Dor', quantidade: undefined }],
    subCategorias: [],
  });
});
