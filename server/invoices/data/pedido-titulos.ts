import type { PedidoTitulo } from '#contract/orders/pedido-detalhe.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import type { Scope } from '#server/db/scope.ts';
import { descricaoSituacao } from '#server/db/situacoes.ts';
import { selectBoletos } from './notas-fiscais.ts';

/**
 * The invoices of an order, oldest first; undefined when the order is unknown or belongs to another user's customer.
 */
export async function listTitulos(scope: Scope, idPrePedido: number): Promise<PedidoTitulo[] | undefined> {
  const pedido = await scope
    .prePedidos()
    .select(['prePedido.idPedidoSituacao', 'prePedido.previsaoEntrega'])
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .executeTakeFirst();
  if (pedido === undefined) return undefined;
  const notas = await scope
    .notasFiscais()
    .selectAll('notaFiscal')
    .where('notaFiscal.idPrePedido', '=', idPrePedido)
    .orderBy('notaFiscal.idTitulo')
    .execute();
  const ids = notas.map((nota) => nota.idTitulo);
  const boletos = await selectBoletos(scope, ids);
  return notas.map((nota) => ({
    numDocumento: String(nota.numDocumento),
    // Each order has one separation.
    idPedido: idPrePedido,
    descOperacaoSituacaoPedido: descricaoSituacao(pedido.idPedidoSituacao),
    descNfeStatus: 'Autorizada',
    descOperacaoPedido: nota.descOperacao,
    dataPrevisaoEntrega: pedido.previsaoEntrega,
    valorTotalNota: nota.valorTotalNota,
    idTitulo: nota.idTitulo,
    chaveAcesso: nota.chaveAcesso,
    dataDocumento: toBusinessInstant(nota.dataDocumento),
    boletos: boletos.filter((b) => b.idTitulo === nota.idTitulo).map(({ idBoleto }) => ({ idBoleto })),
  }));
}
