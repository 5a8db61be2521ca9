import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { touch } from '#theme/scale.ts';
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
 * 768 px, but at least 320 px; the whole window below 560 px. It opens with the focus in its first field; under a
 * finger, where a field would open the keyboard, on its title.
 */
export function Drawer({ title, isOpen, onClose, onClosed, children, footer }: DrawerProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The modal dialog focuses the marked element when it opens, after this effect.
  useLayoutEffect(() => {
    const field = body.current?.querySelector<HTMLElement>('input, select, textarea');
    const start = window.matchMedia(touch).matches ? null : field;
    (start ?? heading.current)?.toggleAttribute('data-autofocus', true);
  }, []);
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
        <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label="Fechar" icon={<X size={20} aria-hidden="true" />} onPress={onClose} />
      </header>
      <div ref={body} className={css.body}>
        {children}
      </div>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </dialog>
  );
}
