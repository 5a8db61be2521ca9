import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import type { GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import { visitaDoPixPago } from '#parts/cart/pix-pago.ts';
import { pedidoHref, routes } from '#routes.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { nadaFalta, situacaoOf } from './view.ts';

/**
 * Says that a Pix of this page was paid. With the last one of the cart it goes on to `finalizar`, else it opens the order.
 * The page stays while `isDigitando`: the typed card of another group would be lost.
 */
export function usePixPago(
  idCarrinho: number,
  grupos: readonly GrupoPrePedido[],
  isDigitando: () => boolean,
  finalizar: () => void,
): void {
  const [, navigate] = useLocation();
  const esperam = useRef<ReadonlySet<number>>(new Set());
  // Read after the message: policies may be accepted and another group paid meanwhile.
  const proceed = useEffectEvent(({ idPrePedido, idCarrinhoGrupo }: GrupoPrePedido) => {
    if (isDigitando() || window.location.pathname !== routes.pagamento) return;
    if (nadaFalta(grupos)) return finalizar();
    navigate(pedidoHref(idPrePedido), { state: visitaDoPixPago({ idCarrinho, idCarrinhoGrupo }) });
  });
  const tellPago = useEffectEvent((pago: GrupoPrePedido) => {
    showMessage({ kind: 'success', text: 'O pagamento foi realizado com sucesso!' })
      .then(() => proceed(pago))
      .catch((error: unknown) => console.error('the payment could not be told', error));
  });
  useEffect(() => {
    const pago = grupos.find(
      (grupo) => esperam.current.has(grupo.idPrePedido) && situacaoOf(grupo) === 'pago',
    );
    const emAberto = grupos.filter(
      (grupo) => grupo.idFormaPagamento === FORMA_PIX && situacaoOf(grupo) === 'aguardando',
    );
    esperam.current = new Set(emAberto.map(({ idPrePedido }) => idPrePedido));
    if (pago) tellPago(pago);
  }, [grupos]);
}
