import { barrasRegistradas, codigoBarras } from '#domain/payment/boleto-linha.ts';
import { vencimentoOf } from '#domain/payment/espera-pagamento.ts';
import { campoLivreOf } from '#server/boleto/boleto-conta.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { readBoletoRegistrado } from './data/boletos.ts';
import type { PedidoAPagar, readContaDeposito } from './data/pagamentos.ts';

export type ContaDeposito = NonNullable<Awaited<ReturnType<typeof readContaDeposito>>>;

/** Refusal of an unregistered boleto, on a server that invents none. */
export const boletoNaoRegistrado = (): Recusa =>
  recusa('nao-encontrado', 'Este boleto ainda não foi registrado no banco. Peça-o ao seu vendedor.');

/** The boleto of an order in advance: a day, cents, and the 44 digits. */
type BoletoDoPedido = {
  readonly barras: string;
  readonly dataVencimento: string;
  readonly numeroDocumento: string;
  readonly valor: number;
};

/** An order's boleto as its bank registered it; otherwise an invented one if `inventa` allows it. */
export async function boletoDoPedido(
  user: Scope,
  pedido: PedidoAPagar,
  conta: ContaDeposito,
  inventa: boolean,
): Promise<BoletoDoPedido | undefined> {
  const registrado = await readBoletoRegistrado(user, pedido.idPrePedido);
  const barras = registrado && barrasRegistradas(registrado);
  if (registrado !== undefined && barras !== undefined) {
    const { dataVencimento, numero, valor } = registrado;
    return { barras, dataVencimento, numeroDocumento: numero, valor };
  }
  if (!inventa) return undefined;
  return {
    barras: barrasInventadas(pedido, conta),
    dataVencimento: vencimentoOf(pedido),
    numeroDocumento: String(pedido.idPrePedido),
    valor: pedido.valor,
  };
}

/** An invented barcode that contains the order's number. */
const barrasInventadas = (pedido: PedidoAPagar, conta: ContaDeposito): string =>
  codigoBarras({
    banco: conta.codigoBanco,
    vencimento: vencimentoOf(pedido),
    valor: pedido.valor,
    campoLivre: campoLivreOf(conta, String(pedido.idPrePedido)),
  });
