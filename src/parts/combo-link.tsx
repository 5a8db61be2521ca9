import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { comboHref } from '#routes.ts';
import { openCombo } from './combo-aberto.ts';

export type ComboLinkProps = {
  id: number;
  /** Opens the details over the screen; its own page in a new tab, and for a visitor always. */
  isOver: boolean;
  className: string;
  children: ReactNode;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The way to a combo's details. */
export function ComboLink({ id, isOver, className, children }: ComboLinkProps) {
  return (
    <Link
      href={comboHref(id)}
      className={className}
      onClick={(event) => {
        if (!isOver || !isPlain(event)) return;
        event.preventDefault();
        openCombo(id);
      }}
    >
      {children}
    </Link>
  );
}
