import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { closeOrcamento, orcamentoAberto } from '#parts/share/orcamento-aberto.ts';

const GuardarDialog = lazyDialog(
  async () => (await import('#features/orcamento/guardar-dialog.tsx')).GuardarDialog,
);
const TransformarDialog = lazyDialog(
  async () => (await import('#features/orcamento/transformar-dialog.tsx')).TransformarDialog,
);

/** The dialogs of quotations: keeping the cart as one, and turning one into an order. They close when the user navigates. */
export function OrcamentoHost() {
  const { vez } = useSnapshot(orcamentoAberto);
  const { atual } = orcamentoAberto;
  const [path] = useLocation();
  useEffect(() => closeOrcamento, [path]);
  if (atual === null) return null;
  return atual.tipo === 'guardar' ? (
    <GuardarDialog key={vez} orcamento={atual.orcamento} onClose={closeOrcamento} />
  ) : (
    <TransformarDialog key={vez} orcamento={atual.orcamento} onClose={closeOrcamento} />
  );
}
