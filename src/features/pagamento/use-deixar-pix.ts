import { useEffect, useRef } from 'react';
import { formatMoney } from '#lib/format-number.ts';
import { confirm } from '#ui/layer/message-queue.ts';

/** The orders whose Pix is not paid yet, with their cents. */
export type PixAPagar = readonly { idPrePedido: number; valor: number }[];

/**
 * Returns the question whether the unpaid Pix is left for later. It closes by itself, as declined, once one of its
 * orders awaits a Pix no more.
 */
export function useDeixarPix(pixAPagar: PixAPagar): () => Promise<boolean> {
  const asked = useRef<{ pixes: PixAPagar; end: AbortController } | null>(null);
  useEffect(() => {
    const esperam = new Set(pixAPagar.map(({ idPrePedido }) => idPrePedido));
    const { pixes = [], end } = asked.current ?? {};
    if (pixes.some(({ idPrePedido }) => !esperam.has(idPrePedido))) end?.abort();
  }, [pixAPagar]);

  return async () => {
    const end = new AbortController();
    asked.current = { pixes: pixAPagar, end };
    const total = formatMoney(pixAPagar.reduce((sum, { valor }) => sum + valor, 0));
    const agreed = await confirm({
      title: 'Pix ainda não pago',
      text: `O Pix de ${total} ainda não foi pago. O pedido pode esperar: o código continua no pedido, em Meus Pedidos, e este aparelho avisa quando for pago. Sem pagamento no prazo, o pedido é cancelado.`,
      yes: 'Deixar o Pix para depois',
      no: 'Voltar',
      until: end.signal,
    });
    asked.current = null;
    return agreed;
  };
}
