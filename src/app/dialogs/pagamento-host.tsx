import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { announce } from '#outbox/wake.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { closePagamento, notePago, pagamentoAberto } from '#parts/dialogs/pagamento-aberto.ts';

const PagamentoDialog = lazyDialog(
  async () => (await import('#features/pagamento/pagamento-dialog.tsx')).PagamentoDialog,
);

/** Makes the device's lists read the order's present state from the server. */
const useReler = (): (() => void) => {
  const device = useOptionalDevice();
  return () => {
    notePago();
    if (device) announce(device.vault.name, 'refresh');
  };
};

/** The payment of an order over the screen; it closes when the user navigates. */
export function PagamentoHost() {
  const { atual } = useSnapshot(pagamentoAberto);
  const [path] = useLocation();
  const reler = useReler();
  useEffect(() => closePagamento, [path]);
  if (!atual) return null;
  return (
    <PagamentoDialog
      key={atual.idPrePedido}
      pedido={atual}
      onClose={closePagamento}
      onPago={reler}
      onMudou={reler}
    />
  );
}
