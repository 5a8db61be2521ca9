import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { FINS_DO_PEDIDO } from '#contract/orders/situacao.ts';
import { takePixDeixado } from '#mirror/finalizados.ts';
import { readPixDecididos } from '#mirror/read-pix-deixados.ts';
import { useDevice } from '#parts/device/device.tsx';
import { pedidoHref } from '#routes.ts';
import { showToast } from '#ui/layer/toast-queue.ts';

/** Tells the outcome of each Pix that was left unpaid, once, on whatever screen the user is by then. */
export function PixDeixados() {
  const { vault } = useDevice();
  const [, navigate] = useLocation();
  const decididos = useLiveQuery(() => readPixDecididos(vault), [vault]);
  const tell = useEffectEvent(
    async ({ idPrePedido, portalPedidoSituacao, pessoaDestinatario }: PedidoResumo) => {
      if (!(await takePixDeixado(vault, idPrePedido))) return;
      const isOver = FINS_DO_PEDIDO.includes(portalPedidoSituacao.idPedidoSituacao);
      const deQuem = `pedido nº ${idPrePedido}, de ${pessoaDestinatario.nome}`;
      showToast({
        text: isOver ? `O Pix não foi pago a tempo: ${deQuem}, foi cancelado.` : `Pago: ${deQuem}.`,
        tone: isOver ? 'caution' : 'positive',
        action: { label: 'Ver pedido', onPress: () => navigate(pedidoHref(idPrePedido)) },
      });
    },
  );
  useEffect(() => {
    for (const pedido of decididos ?? []) {
      tell(pedido).catch((error: unknown) => console.error('the outcome of a Pix could not be told', error));
    }
  }, [decididos]);
  return null;
}
