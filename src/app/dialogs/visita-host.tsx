import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { closeVisita, visitaAberta } from '#parts/dialogs/visita-aberta.ts';

const VisitaDialog = lazyDialog(
  async () => (await import('#features/visitas/visita-dialog.tsx')).VisitaDialog,
);

/** The note about a visit, over any screen; it ends with the session. */
export function VisitaHost() {
  const { cliente } = useSnapshot(visitaAberta);
  useEffect(() => closeVisita, []);
  return cliente && <VisitaDialog cliente={cliente} onClose={closeVisita} />;
}
