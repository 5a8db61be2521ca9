import { useState } from 'react';
import { useShiftF } from './use-page-keys.ts';

/** A filter drawer that slides out before it unmounts; Shift+F opens and closes it. */
export function useDrawer(): {
  isThere: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  onClosed: () => void;
} {
  const [state, setState] = useState<'closed' | 'open' | 'leaving'>('closed');
  const open = () => setState('open');
  const close = () => setState('leaving');
  useShiftF(() => {
    if (state === 'open') close();
    else if (document.querySelector('dialog[open]') === null) open();
  });
  return {
    isThere: state !== 'closed',
    isOpen: state === 'open',
    open,
    close,
    onClosed: () => setState('closed'),
  };
}
