import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { closePagamento, notePago, pagamentoAberto } from '#parts/pagamento-aberto.ts';
import { lazyDialog } from './lazy-part.tsx';

const PagamentoDialog = lazyDialog(
  async () => (await import('#features/pagamento/pagamento-dialog.tsx')).PagamentoDialog,
);

/** The payment of an order over the screen; it goes when the person goes elsewhere. */
export function PagamentoHost() {
  const { atual } = useSnapshot(pagamentoAberto);
  const [path] = useLocation();
  useEffect(() => closePagamento, [path]);
  if (!atual) return null;
  return (
    <PagamentoDialog key={atual.idPrePedido} pedido={atual} onClose={closePagamento} onPago={notePago} />
  );
}
