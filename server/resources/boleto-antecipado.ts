import { codigoBarras } from '#domain/boleto-linha.ts';
import { addWorkingDays, businessDayOf } from '#lib/business-day.ts';
import { campoLivreOf } from '#server/documents/boleto-conta.ts';
import type { PedidoAPagar } from '#server/store/queries/pagamentos.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';

export type ContaDeposito = NonNullable<Awaited<ReturnType<UserQueries['readContaDeposito']>>>;

/** How long an order that is paid in advance waits for it. */
const DIAS_UTEIS = 3;

/** The day until which an order is to be paid in advance. */
export const vencimentoOf = ({ dataHora }: PedidoAPagar): string =>
  addWorkingDays(businessDayOf(dataHora), DIAS_UTEIS);

/** The barcode of an order's boleto, which the bank knows by the order's number. */
export const barrasOf = (pedido: PedidoAPagar, conta: ContaDeposito): string =>
  codigoBarras({
    banco: conta.codigoBanco,
    vencimento: vencimentoOf(pedido),
    valor: pedido.valor,
    campoLivre: campoLivreOf(conta, String(pedido.idPrePedido)),
  });
