import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { listTentativas } from './data/pagamentos.ts';

export const pedidoNaoEncontrado = (): Recusa => recusa('nao-encontrado', 'Pedido não encontrado.');

/** The order does not await a payment of this kind. */
export const naoPermitido = (): Recusa =>
  recusa('pagamento-nao-permitido', 'A situação do pedido não permite este meio de pagamento.');

/** The order awaits no payment of this kind: it was paid meanwhile, or its status does not allow it. */
export async function naoEspera(user: Scope, idPrePedido: number): Promise<Recusa> {
  const tentativas = await listTentativas(user, [idPrePedido]);
  return tentativas.some(({ situacao }) => situacao === 'pago')
    ? recusa('pagamento-nao-permitido', 'Este pedido já foi pago. Nada mais é cobrado por ele.')
    : naoPermitido();
}

/** A charge without an outcome decides first. */
export const emProcessamento = (): Recusa =>
  recusa('pagamento-em-processamento', 'O pagamento está em processamento. Aguarde alguns instantes.');

/** A code that may still be paid keeps its order from another payment. */
export const pixNaoCancelado = (): Recusa =>
  recusa(
    'operadora-indisponivel',
    'Não foi possível cancelar o código anterior. Para que o pedido não seja pago duas vezes, tente de novo em instantes.',
  );
