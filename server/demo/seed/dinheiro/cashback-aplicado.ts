import { PEDIDO_ENTREGUE, PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { PedidoPassado } from '#server/demo/seed/pedidos-passados.ts';

/** Cents that a customer paid past orders with, one order each. */
const APLICADOS: readonly (readonly [idPessoaCliente: number, cents: readonly number[]])[] = [
  [101, [12_00, 8_30]],
];

/** Pays parts of the first delivered orders of some customers with cashback. */
export function payWithCashback(pedidos: readonly PedidoPassado[]): PedidoPassado[] {
  const aplicados = new Map(
    APLICADOS.flatMap(([idPessoaCliente, cents]) =>
      pedidos
        .filter(
          ({ cliente, idPedidoSituacao, grupo }) =>
            cliente.idPessoa === idPessoaCliente &&
            idPedidoSituacao === PEDIDO_ENTREGUE &&
            grupo.formaPagamento?.pagamentoAntecipado === false,
        )
        .slice(0, cents.length)
        .map((pedido, at) => [pedido, cents[at] ?? 0] as const),
    ),
  );
  return pedidos.map((pedido) => ({ ...pedido, cashbackAplicado: aplicados.get(pedido) ?? 0 }));
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
