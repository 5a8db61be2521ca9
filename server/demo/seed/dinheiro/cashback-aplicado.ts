import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** Pays parts of past orders with cashback: their first instalments get smaller. */
export async function applyCashback(
  trx: DatabaseTransaction,
  idPrePedidos: readonly number[],
  aplicados: readonly number[],
): Promise<void> {
  if (aplicados.length === 0 || idPrePedidos.length === 0) return;
  const contas = await trx
    .selectFrom('contaReceber')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'contaReceber.idFormaPagamento')
    .select((eb) => ['contaReceber.idPrePedido', eb.fn.min('contaReceber.id').as('id')])
    .where('contaReceber.idPrePedido', 'in', idPrePedidos)
    .where('formaPagamento.pagamentoAntecipado', '=', false)
    .groupBy('contaReceber.idPrePedido')
    .orderBy('contaReceber.idPrePedido')
    .limit(aplicados.length)
    .execute();
  for (const [index, { id, idPrePedido }] of contas.entries()) {
    const aplicado = aplicados[index] ?? 0;
    await trx
      .updateTable('contaReceber')
      .set((eb) => ({ valor: eb('valor', '-', aplicado) }))
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('prePedido')
      .set({ valorCashbackAplicado: aplicado })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
  }
}

/** The cents that orders of a customer were paid with; cancelled ones gave theirs back. */
export async function sumAplicado(trx: DatabaseTransaction, idPessoaCliente: number): Promise<number> {
  const { soma } = await trx
    .selectFrom('prePedido')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('valorCashbackAplicado'), eb.lit(0)).as('soma'))
    .where('idPessoaCliente', '=', idPessoaCliente)
    .where('idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .executeTakeFirstOrThrow();
  return Number(soma);
}
