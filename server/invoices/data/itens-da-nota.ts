import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import { centsOf } from '#domain/price/money.ts';
import { itensComNome, nomeDoItem } from '#server/catalogue/data/itens-com-nome.ts';
import type { Scope } from '#server/db/scope.ts';
import type { ItemDaNota } from '#server/nfe/port.ts';

const selectItens = (scope: Scope, idPrePedido: number) =>
  itensComNome(scope)
    .select(['produto.registro', 'produto.pmc', 'produto.tipo'])
    .select(['produto.codBarras', 'produto.codBarrasValido'])
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .where('prePedidoItem.quantidadeAtendida', '>', 0)
    .orderBy('prePedidoItem.posicao')
    .execute();

type ItemRow = Awaited<ReturnType<typeof selectItens>>[number];

/** The served lines of an order, as its invoice lists them: a combo is one line, at its own price. */
export const itensDaNota = async (scope: Scope, idPrePedido: number): Promise<ItemDaNota[]> =>
  (await selectItens(scope, idPrePedido)).map(toItem);

function toItem(row: ItemRow): ItemDaNota {
  const { quantidadeAtendida, valorUnitario, valorLiquido, stValor, valorTotal, registro } = row;
  const valor = centsOf(quantidadeAtendida, valorUnitario);
  // Each rounds once, so that value less discount with ST is the line's total to the cent.
  const liquido = centsOf(quantidadeAtendida, valorLiquido - stValor);
  const isCombo = row.idItemTipo === ITEM_COMBO;
  return {
    codigo: isCombo ? `K${row.idItem}` : String(row.idItem),
    descricao: nomeDoItem(row),
    ean: row.codBarrasValido ? (row.codBarras ?? '') : '',
    quantidade: quantidadeAtendida,
    valorUnitario,
    valor,
    desconto: valor - liquido,
    st: valorTotal - liquido,
    medicamento: isCombo || registro === null ? null : { registro, pmc: row.pmc ?? 0, tipo: row.tipo ?? 0 },
  };
}
