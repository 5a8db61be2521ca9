import { useSnapshot } from 'valtio';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { closeOrcamento, orcamentoAberto } from '#parts/share/orcamento-aberto.ts';

const GuardarDialog = lazyDialog(
  async () => (await import('#features/orcamento/guardar-dialog.tsx')).GuardarDialog,
);
const TransformarDialog = lazyDialog(
  async () => (await import('#features/orcamento/transformar-dialog.tsx')).TransformarDialog,
);

/** The dialogs of quotations: keeping the cart as one, and turning one into an order. */
export function OrcamentoHost() {
  const { vez } = useSnapshot(orcamentoAberto);
  const { atual } = orcamentoAberto;
  if (atual === null) return null;
  return atual.tipo === 'guardar' ? (
    <GuardarDialog key={vez} orcamento={atual.orcamento} onClose={closeOrcamento} />
  ) : (
    <TransformarDialog key={vez} orcamento={atual.orcamento} onClose={closeOrcamento} />
  );
}
