import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { Scope } from '#server/db/scope.ts';

/** The lines of orders of the user's clients, each with the product or the combo that it is of. */
export const itensComNome = (scope: Scope) =>
  scope
    .prePedidos()
    .innerJoin('prePedidoItem', 'prePedidoItem.idPrePedido', 'prePedido.idPrePedido')
    .leftJoin('produto', (join) =>
      join
        .onRef('produto.idProduto', '=', 'prePedidoItem.idItem')
        .on('prePedidoItem.idItemTipo', '=', ITEM_PRODUTO),
    )
    .leftJoin('promocaoCombo', (join) =>
      join
        .onRef('promocaoCombo.idPromocaoCombo', '=', 'prePedidoItem.idItem')
        .on('prePedidoItem.idItemTipo', '=', ITEM_COMBO),
    )
    .selectAll('prePedidoItem')
    .select(['produto.nome', 'produto.apresentacao', 'promocaoCombo.descricao as descCombo']);

type ItemComNome = Pick<
  Awaited<ReturnType<ReturnType<typeof itensComNome>['executeTakeFirstOrThrow']>>,
  'idItem' | 'nome' | 'apresentacao' | 'descCombo'
>;

/** What a line is called, also where what it is of is gone. */
export const nomeDoItem = ({ idItem, nome, apresentacao, descCombo }: ItemComNome): string =>
  descCombo ?? descricaoProduto(nome ?? `Produto ${idItem}`, apresentacao ?? '');
