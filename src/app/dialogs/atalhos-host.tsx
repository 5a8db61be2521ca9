import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { atalhosState, openAtalhos } from './atalhos-state.ts';

const AtalhosDialog = lazyDialog(async () => (await import('./atalhos-dialog.tsx')).AtalhosDialog);

const close = (): void => {
  atalhosState.isOpen = false;
};

/** '?' opens the sheet of keyboard shortcuts, except in a text field. */
export function AtalhosHost() {
  const { isOpen } = useSnapshot(atalhosState);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openAtalhos();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return isOpen ? <AtalhosDialog onClose={close} /> : null;
}
