import { type Boleto, codigoBarras } from '#domain/boleto-linha.ts';
import { addWorkingDays, businessDayOf } from '#lib/business-day.ts';
import type { PedidoAPagar } from '#server/store/queries/pagamentos.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';

export type ContaDeposito = NonNullable<Awaited<ReturnType<UserQueries['readContaDeposito']>>>;

/** How long an order that is paid in advance waits for it. */
const DIAS_UTEIS = 3;

/** The day until which an order is to be paid in advance. */
export const vencimentoOf = ({ dataHora }: PedidoAPagar): string =>
  addWorkingDays(businessDayOf(dataHora), DIAS_UTEIS);

/** The barcode of an order's boleto: in the part that is the bank's own, branch, account and order. */
export function barrasOf(pedido: PedidoAPagar, conta: ContaDeposito): string {
  const boleto: Boleto = {
    banco: conta.codigoBanco,
    vencimento: vencimentoOf(pedido),
    valor: pedido.valor,
    campoLivre:
      conta.numeroAgencia.padStart(4, '0').slice(-4) +
      conta.numContaCorrente.padStart(10, '0').slice(-10) +
      String(pedido.idPrePedido).padStart(11, '0'),
  };
  return codigoBarras(boleto);
}
