import { consultarItens } from '#contract/catalogue/ecommerce-item.ts';
import type { ItemBusca } from '#contract/catalogue/item-busca.ts';
import { replied } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';

/** For tests: a product of the search at R$ 10. The server does not name its branch. */
export const sampleProduto = (idItem: number): ItemBusca => ({
  ...sampleCombo,
  idItem,
  produto: {
    produtoFabricante: { idProdutoFabricante: 1, descProdutoFabricante: 'F' },
    produtoDescricaoTamanhoEmbalagem: '20 CP',
    pmc: 0,
    valorProduto: 100_000,
  },
});

/** For tests: an item of the search that is not a product. */
export const sampleCombo: ItemBusca = {
  idItem: 90,
  itemTipo: { idItemTipo: 1 },
  descricao: 'ITEM',
  itemPossuiEstoque: true,
  descEstoque: '',
};

/** For tests: a page of the search, and the number of items in the whole list. */
export const page = (colecao: ItemBusca[], totalRegistros: number): Answer =>
  replied(consultarItens, {
    colecao,
    totalRegistros,
    fabricanteCollection: [],
    marcasCollection: [],
    produtoLinhaCollection: [],
    categoriaCollection: [],
    subCategoriaCollection: [],
  });
