import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { closeCombo, comboAberto } from '#parts/dialogs/combo-aberto.ts';
import { ListaAnaliseContext } from '#parts/list/lista-analise.ts';

const ComboDialog = lazyDialog(async () => (await import('#features/combo/combo-dialog.tsx')).ComboDialog);

/** The details of a combo over the screen; they close when the user navigates. */
export function ComboHost() {
  const { id } = useSnapshot(comboAberto);
  const [path] = useLocation();
  useEffect(() => closeCombo, [path]);
  if (id === null) return null;
  return (
    <ListaAnaliseContext value="Modal do Produto">
      <ComboDialog id={id} onClose={closeCombo} />
    </ListaAnaliseContext>
  );
}
