import { SINAL_CONTROLADO, SINAL_REFRIGERADO } from '#contract/catalogue/sinais.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { marcaNaLinha } from '#domain/catalogue/marca.ts';
import { descricaoProduto, grupoTipoOf } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';

/**
 * A mirrored product in the form that the cart's rules use; undefined without a price in the
 * current context. One that is no longer sold has no stock.
 */
export function toItemVendavel(produto: ProdutoResumo): ItemVendavel | undefined {
  const { preco } = produto;
  if (!preco) return undefined;
  const sinais = (produto.controlado ? SINAL_CONTROLADO : 0) | (produto.refrigerado ? SINAL_REFRIGERADO : 0);
  return {
    valorUnitario: preco.valorUnitario,
    descontoComercial: preco.descontoComercial,
    descontoFinanceiro: preco.descontoFinanceiro,
    st: preco.st,
    faixas: preco.faixas,
    descricao: descricaoProduto(produto.nome, produto.apresentacao),
    descricaoMarca: marcaNaLinha(produto),
    categoria: produto.categoria,
    idPessoaFilial: preco.idPessoaFilial,
    idCarrinhoGrupoTipo: grupoTipoOf(sinais),
    estoque: produto.comercializado ? preco.estoque : 0,
    ...(produto.codBarras === '' ? {} : { codBarra: produto.codBarras }),
  };
}
