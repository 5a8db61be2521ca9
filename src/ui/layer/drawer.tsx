import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from './drawer.css.ts';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  title: ReactNode;
  /** When false it slides out; `onClosed` is called at the end, and it may be unmounted. */
  isOpen: boolean;
  /** Escape, a press outside, the close button. */
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
  /** Along the bottom, always visible. */
  footer?: ReactNode;
}

/**
 * A panel that slides in from the left over a page that stays scrollable. Width: 22 % of the window, 40 % below
 * 768 px, but at least 320 px; the whole window below 560 px.
 */
export function Drawer({ title, isOpen, onClose, onClosed, children, footer }: DrawerProps) {
  const titleId = useId();
  const modal = useModal({ onCancel: onClose, outsideCancels: true, backCancels: true });
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  useEffect(() => {
    if (isOpen) return undefined;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => closed.current(), isStill ? 0 : css.SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <dialog {...modal} className={css.drawer} aria-labelledby={titleId} data-leaving={!isOpen || undefined}>
      <header className={css.header}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton label="Fechar" icon={<X size={20} aria-hidden="true" />} onPress={onClose} />
      </header>
      <div className={css.body}>{children}</div>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </dialog>
  );
}
