import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { closeLeitor, leitorAberto } from '#parts/buy/codigos.tsx';

const LeitorDialog = lazyDialog(
  async () => (await import('#features/leitor/leitor-dialog.tsx')).LeitorDialog,
);

/** The reader of bar codes over the screen; it closes when the user navigates. */
export function LeitorHost() {
  const { isOpen } = useSnapshot(leitorAberto);
  const [path] = useLocation();
  useEffect(() => closeLeitor, [path]);
  return isOpen ? <LeitorDialog onClose={closeLeitor} /> : null;
}
