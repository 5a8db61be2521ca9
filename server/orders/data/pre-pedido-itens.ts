import { DETALHES } from '#contract/cart/linha.ts';
import { ITEM_COMBO, ITEM_PEDIDO_BONIFICADO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { withoutEmptyTexts } from '#domain/cart/linha.ts';
import { marcaNaLinha } from '#domain/catalogue/marca.ts';
import { COMBO_CATEGORIA, COMBO_MARCA } from '#domain/combo/combo.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { CarrinhoRow } from '#server/cart/data/carrinho.ts';
import type { Scope } from '#server/db/scope.ts';

/** The lines of a cart's orders that stand, as priced and served, without bonus lines of combos. */
export async function readItensDosPedidos(scope: Scope, carrinho: CarrinhoRow): Promise<ItemCalculado[]> {
  const rows = await selectItens(scope, carrinho);
  return rows.map(
    ({ nome, apresentacao, marca, fabricante, descCategoria, descCombo, ...row }): ItemCalculado => ({
      ...withoutEmptyTexts(row),
      descricao: descCombo ?? descricaoProduto(nome ?? `Produto ${row.idItem}`, apresentacao ?? ''),
      descricaoMarca:
        row.idItemTipo === ITEM_COMBO
          ? COMBO_MARCA
          : marcaNaLinha({ marca: marca ?? '', fabricante: fabricante ?? '' }),
      categoria: row.idItemTipo === ITEM_COMBO ? COMBO_CATEGORIA : (descCategoria ?? ''),
      quantidadeFalta: row.quantidade - row.quantidadeAtendida,
    }),
  );
}

const selectItens = (scope: Scope, { idCarrinho }: CarrinhoRow) =>
  scope
    .prePedidosOfCarrinhos()
    .innerJoin('prePedidoItem', 'prePedidoItem.idPrePedido', 'prePedido.idPrePedido')
    .leftJoin('produto', (join) =>
      join
        .onRef('produto.idProduto', '=', 'prePedidoItem.idItem')
        .on('prePedidoItem.idItemTipo', '=', ITEM_PRODUTO),
    )
    .leftJoin('marca', 'marca.idMarca', 'produto.idMarca')
    .leftJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .leftJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria')
    .leftJoin('categoria', 'categoria.idCategoria', 'subCategoria.idCategoria')
    .leftJoin('promocaoCombo', (join) =>
      join
        .onRef('promocaoCombo.idPromocaoCombo', '=', 'prePedidoItem.idItem')
        .on('prePedidoItem.idItemTipo', '=', ITEM_COMBO),
    )
    .select([
      'prePedido.idPessoaFilial',
      'prePedido.idCondicao',
      'prePedido.idCarrinhoGrupoTipo',
      'prePedidoItem.idItem',
      'prePedidoItem.idItemTipo',
      'prePedidoItem.quantidade',
      'prePedidoItem.quantidadeAtendida',
      'prePedidoItem.valorUnitario',
      'prePedidoItem.descontoComercial',
      'prePedidoItem.descontoFinanceiro',
      'prePedidoItem.stValor',
      'prePedidoItem.valorLiquido',
      'prePedidoItem.valorTotal',
      ...DETALHES.map((name) => `prePedidoItem.${name}` as const),
      'produto.nome',
      'produto.apresentacao',
      'marca.nome as marca',
      'fabricante.nome as fabricante',
      'categoria.nome as descCategoria',
      'promocaoCombo.descricao as descCombo',
    ])
    .where('prePedido.idCarrinho', '=', idCarrinho)
    .where('prePedido.idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .where('prePedidoItem.idPrePedidoItemTipo', '<>', ITEM_PEDIDO_BONIFICADO)
    .orderBy('prePedidoItem.idPrePedido')
    .orderBy('prePedidoItem.posicao')
    .execute();
