import { sql } from 'kysely';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import { codigoProprioDe } from '#server/db/erp-code.ts';
import type { Scope } from '#server/db/scope.ts';

/** Orders, of a user's scope or of the company. */
type PrePedidos = ReturnType<Scope['prePedidos']>;

/** The company's own code of a line's product; null where the id is the code, and for a combo. */
const CODIGO = sql<string | null>`case "prePedidoItem"."idItemTipo" when ${sql.lit(ITEM_PRODUTO)}
  then ${codigoProprioDe('produtos', 'prePedidoItem.idItem')} end`;

/** The lines of orders, each with its product or combo. */
export const itensComNome = (prePedidos: PrePedidos) =>
  prePedidos
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
    .select([
      'produto.nome',
      'produto.apresentacao',
      'produto.listaPisCofins',
      'promocaoCombo.descricao as descCombo',
    ])
    .select(CODIGO.as('codigoProprio'));

type ItemComNome = Pick<
  Awaited<ReturnType<ReturnType<typeof itensComNome>['executeTakeFirstOrThrow']>>,
  'idItem' | 'nome' | 'apresentacao' | 'descCombo'
>;

/** A line's name, also when its product or combo no longer exists. */
export const nomeDoItem = ({ idItem, nome, apresentacao, descCombo }: ItemComNome): string =>
  descCombo ?? descricaoProduto(nome ?? `Produto ${idItem}`, apresentacao ?? '');
