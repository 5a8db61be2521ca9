import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { closeRepetir, pedidoARepetir } from '#parts/dialogs/pedido-a-repetir.ts';

const RepetirDialog = lazyDialog(
  async () => (await import('#features/pedidos/repetir/repetir-dialog.tsx')).RepetirDialog,
);

/** 'Repetir Pedido' of a screen that does not list orders; it ends with the session. */
export function RepetirHost() {
  const { vez } = useSnapshot(pedidoARepetir);
  const { atual } = pedidoARepetir;
  useEffect(() => closeRepetir, []);
  return atual && <RepetirDialog key={vez} pedido={atual} onClose={closeRepetir} />;
}
