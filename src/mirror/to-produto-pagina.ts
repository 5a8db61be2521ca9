import type { ItemProduto } from '#contract/catalogue/item-busca.ts';
import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';
import { mulDiv } from '#domain/price/money.ts';
import type { ProdutoPagina } from './catalogue/catalogue-pages.ts';

/** 'In stock' without a number counts for any quantity; the server cuts the part that it cannot serve. */
const HA_ESTOQUE = 99_999;

function precoOf(
  { produto, itemPossuiEstoque }: ItemProduto,
  idPessoaFilial: number,
): ProdutoPagina['preco'] {
  const { valorProduto, valorProdutoDesconto = 0, stValor = 0, percentualSt, estoque } = produto;
  if (!valorProduto) return null;
  const st = valorProdutoDesconto === 0 ? 0 : mulDiv(stValor, 10_000, valorProdutoDesconto);
  return {
    valorUnitario: valorProduto,
    descontoComercial: produto.percentualDesconto ?? 0,
    descontoFinanceiro: produto.percentualDescontoFinanceiro ?? 0,
    st: percentualSt ?? st,
    idPessoaFilial: produto.idPessoaFilial ?? idPessoaFilial,
    estoque: estoque ?? (itemPossuiEstoque ? HA_ESTOQUE : 0),
    faixas: (produto.descontoVolumeCollection ?? []).map((faixa) => ({
      quantidade: faixa.quantidade,
      descontoComercial: faixa.descComercial,
      descontoFinanceiro: faixa.descFinanceiro,
    })),
  };
}

/**
 * A product on a page of the search in the mirror's form. Missing members are empty or 0; `idPessoaFilial` is the
 * branch of items without one.
 */
export function toProdutoPagina(item: ItemProduto, idPessoaFilial: number): ProdutoPagina {
  const { produto } = item;
  const sub = produto.ecommerceSubCategoria;
  return {
    idProduto: item.idItem,
    nome: item.descricao,
    apresentacao: produto.produtoDescricaoTamanhoEmbalagem,
    substancia: produto.substancia ?? '',
    idFabricante: produto.produtoFabricante.idProdutoFabricante,
    fabricante: produto.produtoFabricante.descProdutoFabricante,
    idMarca: produto.marca?.idProdutoMarca ?? 0,
    marca: produto.marca?.descricaoMarca ?? '',
    idLinha: produto.produtoLinha?.idProdutoLinha ?? 0,
    linha: produto.produtoLinha?.descricao ?? '',
    idSubCategoria: sub?.idSubCategoria ?? 0,
    subCategoria: sub?.descSubCategoria ?? '',
    idCategoria: sub?.ecommerceCategoria.idCategoria ?? 0,
    categoria: sub?.ecommerceCategoria.descCategoria ?? '',
    codBarras: produto.codBarrasPrincipal ?? '',
    codigoErp: produto.codigoErp ?? '',
    tipo: produto.tipo ?? 0,
    tarja: produto.tarja ?? 0,
    sinais: produto.sinais ?? SINAL_COMERCIALIZADO,
    pmc: produto.pmc,
    selos: item.selos ?? [],
    cashback: item.cashback ?? null,
    preco: precoOf(item, idPessoaFilial),
  };
}
