import type { ItemProduto } from '#contract/catalogue/item-busca.ts';
import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';
import { codigoDe } from '#domain/catalogue/codigo.ts';
import { type ProdutoTabela, tabelaHead, tabelaRows } from '#domain/price/tabela-preco.ts';

/** An item of the search as a row of the price list. */
function toProdutoTabela({ idItem, descricao, produto }: ItemProduto): ProdutoTabela {
  const { valorProduto, valorProdutoDesconto, codBarrasPrincipal = '' } = produto;
  return {
    codigo: codigoDe(produto.codigoErp, idItem),
    codigosBarras: codBarrasPrincipal === '' ? [] : [codBarrasPrincipal],
    nome: descricao,
    apresentacao: produto.produtoDescricaoTamanhoEmbalagem,
    substancia: produto.substancia ?? '',
    fabricante: produto.produtoFabricante.descProdutoFabricante,
    marca: produto.marca?.descricaoMarca ?? '',
    linha: produto.produtoLinha?.descricao ?? '',
    categoria: produto.ecommerceSubCategoria?.ecommerceCategoria.descCategoria ?? '',
    subCategoria: produto.ecommerceSubCategoria?.descSubCategoria ?? '',
    comercializado: ((produto.sinais ?? 0) & SINAL_COMERCIALIZADO) !== 0,
    pmc: produto.pmc,
    estoque: produto.estoque ?? 0,
    preco:
      valorProduto === undefined || valorProdutoDesconto === undefined
        ? null
        : {
            valorUnitario: valorProduto,
            descontoComercial: produto.percentualDesconto ?? 0,
            descontoFinanceiro: produto.percentualDescontoFinanceiro ?? 0,
            liquidoUnit: valorProdutoDesconto,
            stUnit: produto.stValor ?? 0,
          },
  };
}

/**
 * A price list, read one page of products at a time, so that no request holds all of it. `readPage` returns the items
 * from an offset on; an empty page ends the list.
 */
export async function* tabelaPreco(
  readPage: (offset: number) => Promise<{ itens: readonly ItemProduto[]; read: number }>,
  todosCodigos: boolean,
): AsyncGenerator<string> {
  let offset = 0;
  let text = tabelaHead();
  for (;;) {
    const { itens, read } = await readPage(offset);
    yield text + itens.map((item) => tabelaRows(toProdutoTabela(item), todosCodigos)).join('');
    if (read === 0) return;
    offset += read;
    text = '';
  }
}
