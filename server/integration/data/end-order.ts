import { PEDIDO_RECUSADO } from '#contract/orders/situacao.ts';
import { must } from '#lib/must.ts';
import { lockCarrinho } from '#server/cart/data/carrinho.ts';
import { addSaldos } from '#server/customers/data/clientes.ts';
import { lancar, sumCreditadoPelaEmpresa } from '#server/customers/data/conta-corrente.ts';
import { readDoHistorico } from '#server/db/past-orders.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { scopeOfCompany } from '#server/db/scope.ts';
import { CANCELADO, type SituacaoPedido } from '#server/db/situacoes.ts';
import { putEtapa } from '#server/orders/data/etapas.ts';
import { readPrePedidos } from '#server/orders/data/pre-pedidos.ts';
import { cancelPedidos } from '#server/payment/data/cancelar-pedidos.ts';
import type { PedidoNomeado } from './orders-named.ts';

/** A refused order holds nothing either, as a cancelled one. */
const situacaoOf = (idPedidoSituacao: number): SituacaoPedido =>
  idPedidoSituacao === PEDIDO_RECUSADO ? { ...CANCELADO, idPedidoSituacao } : CANCELADO;

/**
 * Ends an order that the company refused or cancelled, once. Stock, credit and cashback come back, and its payments are
 * credited to the customer. The caller holds its cart and then its customer.
 */
export async function endPedido(
  trx: DatabaseTransaction,
  pedido: PedidoNomeado,
  { idPedidoSituacao, motivo, em }: { idPedidoSituacao: number; motivo: string; em: Date },
): Promise<void> {
  const { idPrePedido, idCarrinho, idPessoaCliente, valorCashbackAplicado } = pedido;
  const user = scopeOfCompany(trx, pedido.idUsuario);
  const situacao = situacaoOf(idPedidoSituacao);
  const isPassado = (await readDoHistorico(trx, [idPrePedido])).has(idPrePedido);
  if (idCarrinho === null) {
    if (!isPassado)
      await addSaldos(user, idPessoaCliente, { limiteDisponivel: 0, saldoCashback: valorCashbackAplicado });
    await putEtapa(trx, idPrePedido, { idPedidoSituacao, em });
    await trx
      .updateTable('prePedido')
      .set({
        idPedidoSituacao,
        idPrePedidoSituacao: situacao.idPrePedidoSituacao,
        mensagemOcorrencia: motivo,
      })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
  } else {
    const row = must(await lockCarrinho(user, idCarrinho), 'the cart of an order');
    const stands = (await readPrePedidos(user, row)).find((one) => one.idPrePedido === idPrePedido);
    const fim = { situacao, motivo, now: em, daEmpresa: true };
    await cancelPedidos(user, row, [must(stands, 'an order of its cart')], fim);
  }
  // A past order took and paid nothing here.
  if (isPassado) return;
  const pago = pedido.pagamentoAntecipado ? pedido.total - valorCashbackAplicado : 0;
  // Money that the company gave back by an entry of its own is not given twice.
  const creditado = Math.max(0, await sumCreditadoPelaEmpresa(trx, idPrePedido));
  const observacao = `Pedido nº ${idPrePedido} cancelado depois do pagamento`;
  await lancar(trx, idPessoaCliente, [{ valor: Math.max(0, pago - creditado), observacao, idPrePedido }], em);
}

/** Holds the carts of some orders until the transaction ends, in the order of their ids. */
export async function lockCarrinhosDe(
  trx: DatabaseTransaction,
  pedidos: readonly PedidoNomeado[],
): Promise<void> {
  const ids = pedidos.flatMap(({ idCarrinho }) => (idCarrinho === null ? [] : [idCarrinho]));
  if (ids.length === 0) return;
  await trx
    .selectFrom('carrinho')
    .select('idCarrinho')
    .where('idCarrinho', 'in', [...new Set(ids)])
    .orderBy('idCarrinho')
    .forUpdate()
    .execute();
}
