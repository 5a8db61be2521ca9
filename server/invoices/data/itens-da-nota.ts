import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import { codigoDe } from '#domain/catalogue/codigo.ts';
import { fcpDoSt } from '#domain/invoices/icms.ts';
import { centsOf } from '#domain/price/money.ts';
import { itensComNome, nomeDoItem } from '#server/catalogue/data/itens-com-nome.ts';
import type { Scope } from '#server/db/scope.ts';
import type { ItemDaNota, LoteDaNota } from '#server/nfe/port.ts';

const selectItens = (scope: Scope, idPrePedido: number) =>
  itensComNome(scope.prePedidos())
    .select(['produto.registro', 'produto.pmc', 'produto.tipo'])
    .select(['produto.codBarras', 'produto.codBarrasValido'])
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .where('prePedidoItem.quantidadeAtendida', '>', 0)
    .orderBy('prePedidoItem.posicao')
    .execute();

type ItemRow = Awaited<ReturnType<typeof selectItens>>[number];

/** The lots of an invoice's lines with known days, by the line's number. */
async function readLotes(scope: Scope, idTitulo: number): Promise<Map<number, LoteDaNota[]>> {
  const rows = await scope
    .notasFiscais()
    .innerJoin('notaFiscalItemLote', 'notaFiscalItemLote.idTitulo', 'notaFiscal.idTitulo')
    .select(['nItem', 'lote', 'quantidade'])
    .select((eb) => [
      eb.ref('dataFabricacao').$notNull().as('dataFabricacao'),
      eb.ref('dataValidade').$notNull().as('dataValidade'),
    ])
    .where('notaFiscal.idTitulo', '=', idTitulo)
    .where('dataFabricacao', 'is not', null)
    .where('dataValidade', 'is not', null)
    .orderBy('nItem')
    .orderBy('lote')
    .execute();
  return Map.groupBy(rows, ({ nItem }) => nItem);
}

/** The served lines of an order, as its invoice lists them: a combo is one line, at its own price. */
export async function itensDaNota(
  scope: Scope,
  { idPrePedido, idTitulo }: { idPrePedido: number; idTitulo: number },
): Promise<ItemDaNota[]> {
  const lotes = await readLotes(scope, idTitulo);
  return (await selectItens(scope, idPrePedido)).map((row, at) => toItem(row, lotes.get(at + 1) ?? []));
}

function toItem(row: ItemRow, lotes: readonly LoteDaNota[]): ItemDaNota {
  const { quantidadeAtendida, valorUnitario, valorLiquido, stValor, valorTotal, registro } = row;
  const valor = centsOf(quantidadeAtendida, valorUnitario);
  // Each rounds once, so that value less discount with ST is the line's total to the cent.
  const liquido = centsOf(quantidadeAtendida, valorLiquido - stValor);
  const st = valorTotal - liquido;
  const isCombo = row.idItemTipo === ITEM_COMBO;
  return {
    codigo: isCombo ? `K${row.idItem}` : codigoDe(row.codigoProprio, row.idItem),
    descricao: nomeDoItem(row),
    ean: row.codBarrasValido ? (row.codBarras ?? '') : '',
    quantidade: quantidadeAtendida,
    valorUnitario,
    valor,
    desconto: valor - liquido,
    st,
    fcpSt: fcpDoSt(st, row),
    lotes: lotes.map(({ lote, quantidade, dataFabricacao, dataValidade }) => ({
      lote,
      quantidade,
      dataFabricacao,
      dataValidade,
    })),
    medicamento: isCombo || registro === null ? null : { registro, pmc: row.pmc ?? 0, tipo: row.tipo ?? 0 },
  };
}
