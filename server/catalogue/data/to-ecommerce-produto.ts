import type { EcommerceProduto } from '#contract/catalogue/ecommerce-produto.ts';
import type { ItemProduto } from '#contract/catalogue/item-busca.ts';

/** An item of the search in the wire form of showcases. */
export const toEcommerceProduto = ({
  idItem,
  imagem,
  descricao,
  produto,
}: ItemProduto): EcommerceProduto => ({
  idEcommerceProduto: idItem,
  imagem,
  ecommerceProdutoDescricao: descricao,
  produtoFabricante: { descProdutoFabricante: produto.produtoFabricante.descProdutoFabricante },
  produtoDescricaoTamanhoEmbalagem: produto.produtoDescricaoTamanhoEmbalagem,
  valorProduto: produto.valorProduto,
  valorProdutoDesconto: produto.valorProdutoDesconto,
  percentualDesconto: produto.percentualDesconto,
  idCondicao: produto.idCondicao,
  produto: {
    marca: { descricaoMarca: produto.marca?.descricaoMarca ?? '' },
    ecommerceSubCategoria: {
      descSubCategoria: produto.ecommerceSubCategoria?.descSubCategoria ?? '',
      ecommerceCategoria: {
        descCategoria: produto.ecommerceSubCategoria?.ecommerceCategoria.descCategoria ?? '',
      },
    },
    substancia: produto.substancia,
    tarja: produto.tarja,
    sinais: produto.sinais,
    codigoErp: produto.codigoErp,
  },
});
