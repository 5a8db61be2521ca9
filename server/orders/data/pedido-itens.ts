import { ITEM_PEDIDO_COMBO_COM_PRAZO } from '#contract/catalogue/item-tipo.ts';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { detalheOf } from '#domain/cart/linha.ts';
import { centsOf } from '#domain/price/money.ts';
import { descontoUnico } from '#domain/price/preco.ts';
import { itensComNome, nomeDoItem } from '#server/catalogue/data/itens-com-nome.ts';
import type { Scope } from '#server/db/scope.ts';

/** Lines of orders of the user's customers in their position, by order number. `idPrePedidos` is not empty. */
export async function listItens(
  scope: Scope,
  idPrePedidos: readonly number[],
): Promise<Map<number, PedidoItem[]>> {
  const rows = await selectItens(scope, idPrePedidos);
  const byPedido = Map.groupBy(rows, (row) => row.idPrePedido);
  return new Map(Array.from(byPedido, ([idPrePedido, ofPedido]) => [idPrePedido, ofPedido.map(toItem)]));
}

/** The lines of one order; undefined when it is unknown or belongs to another user's customer. */
export async function readItens(scope: Scope, idPrePedido: number): Promise<PedidoItem[] | undefined> {
  return (await listItens(scope, [idPrePedido])).get(idPrePedido);
}

const selectItens = (scope: Scope, idPrePedidos: readonly number[]) =>
  itensComNome(scope.prePedidos())
    .where('prePedido.idPrePedido', 'in', idPrePedidos)
    .orderBy('prePedidoItem.idPrePedido')
    .orderBy('prePedidoItem.posicao')
    .execute();

type ItemRow = Awaited<ReturnType<typeof selectItens>>[number];

function toItem(row: ItemRow): PedidoItem {
  const { quantidade, quantidadeAtendida, valorUnitario, valorLiquido, stValor } = row;
  const quantidadeFalta = quantidade - quantidadeAtendida;
  return {
    ...detalheOf(row),
    idPrePedidoItemTipo: row.idPrePedidoItemTipo,
    produto: {
      idProduto: row.idItem,
      descProduto: nomeDoItem(row),
      ...(row.codigoProprio !== null && { codigoErp: row.codigoProprio }),
    },
    quantidade,
    quantidadeFalta,
    descMotivoFalta: quantidadeFalta > 0 ? 'Sem estoque' : null,
    charPisCofins: row.listaPisCofins ?? '',
    valorUnitario,
    valorUnitarioLiquido: valorLiquido,
    desconto: descontoUnico(row),
    valorDesconto: centsOf(quantidadeAtendida, valorUnitario - (valorLiquido - stValor)),
    stValor,
    valorTotal: row.valorTotal,
    possuiPrazoPrioritario: row.idPrePedidoItemTipo === ITEM_PEDIDO_COMBO_COM_PRAZO,
  };
}
