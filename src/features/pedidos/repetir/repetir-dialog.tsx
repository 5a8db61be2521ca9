import { useEffect, useEffectEvent } from 'react';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import type { PedidoARepetir } from '#parts/dialogs/pedido-a-repetir.ts';
import { useRepetir } from './use-repetir.tsx';

/** Repeats an order at once, and shows what became of it. */
export function RepetirDialog({ pedido }: { pedido: PedidoARepetir; onClose: () => void }) {
  const { repetir, dialog } = useRepetir();
  // Whether the server answers decides where the order is repeated.
  const isReady = useSyncStatus() !== undefined;
  const start = useEffectEvent(() => repetir(pedido));
  useEffect(() => {
    if (isReady) start();
  }, [isReady]);
  return dialog;
}
