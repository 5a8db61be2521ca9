import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { useMay } from '#parts/device/use-may.ts';
import { routes } from '#routes.ts';
import { atalhosState, openAtalhos } from './atalhos-state.ts';

const AtalhosDialog = lazyDialog(async () => (await import('./atalhos-dialog.tsx')).AtalhosDialog);

const close = (): void => {
  atalhosState.isOpen = false;
};

/**
 * The keys of every screen, except in a text field: '?' opens the sheet of shortcuts, '/' the search where the screen has
 * no field for it, 'C' with Shift the cart.
 */
export function AtalhosHost() {
  const { isOpen } = useSnapshot(atalhosState);
  const [, navigate] = useLocation();
  const mayAct = useMay('act');
  useEffect(() => {
    const acts: Record<string, () => void> = {
      '?': openAtalhos,
      '/': () => navigate(routes.busca),
      ...(mayAct ? { C: () => navigate(routes.carrinho) } : {}),
    };
    const listen = (event: KeyboardEvent) => {
      const act = acts[event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // With the capital lock on, a letter may be the first of a search.
      if (event.key === 'C' && !event.shiftKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    // After the document, on which a search field listens for its key.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [mayAct, navigate]);
  return isOpen ? <AtalhosDialog onClose={close} /> : null;
}
