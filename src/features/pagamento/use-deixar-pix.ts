import { useEffect, useRef } from 'react';
import { formatMoney } from '#lib/format-number.ts';
import { confirm } from '#ui/layer/message-queue.ts';

/** The orders whose Pix is not paid yet, with their cents. */
export type PixAPagar = readonly { idPrePedido: number; valor: number }[];

/** True once one of these orders awaits a Pix no more. */
const isOver = (pixes: PixAPagar, agora: PixAPagar): boolean => {
  const esperam = new Set(agora.map(({ idPrePedido }) => idPrePedido));
  return pixes.some(({ idPrePedido }) => !esperam.has(idPrePedido));
};

/**
 * Returns a function that asks whether the unpaid Pix may wait. It returns the orders that wait, empty without an unpaid
 * Pix, and null if the user declines. It also returns null, and closes its question, once one of the orders that awaited a
 * Pix when the user pressed no longer does.
 */
export function useDeixarPix(pixAPagar: PixAPagar): () => Promise<PixAPagar | null> {
  const agora = useRef(pixAPagar);
  const asked = useRef<{ pixes: PixAPagar; end: AbortController } | null>(null);
  useEffect(() => {
    agora.current = pixAPagar;
    if (asked.current && isOver(asked.current.pixes, pixAPagar)) asked.current.end.abort();
  }, [pixAPagar]);

  return async () => {
    const pixes = agora.current;
    if (isOver(pixAPagar, pixes)) return null;
    if (pixes.length === 0) return pixes;
    const end = new AbortController();
    asked.current = { pixes, end };
    const total = formatMoney(pixes.reduce((sum, { valor }) => sum + valor, 0));
    const agreed = await confirm({
      title: 'Pix ainda não pago',
      text: `O Pix de ${total} ainda não foi pago. O pedido pode esperar: o código continua no pedido, em Meus Pedidos, e este aparelho avisa quando for pago. Sem pagamento no prazo, o pedido é cancelado.`,
      yes: 'Deixar o Pix para depois',
      no: 'Voltar',
      until: end.signal,
    });
    asked.current = null;
    return agreed ? pixes : null;
  };
}
