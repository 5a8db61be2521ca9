import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { openCombo } from '#parts/dialogs/combo-aberto.ts';
import { comboHref } from '#routes.ts';

export type ComboLinkProps = {
  id: number;
  /** Opens the details over the screen; its own page in a new tab, and for a visitor always. */
  isOver: boolean;
  className: string;
  /** Its place in a list that arrows lead through. */
  item?: number | undefined;
  /** Skipped by the Tab key, where another element of the row opens it. */
  isSkipped?: boolean;
  children: ReactNode;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The way to a combo's details. */
export function ComboLink({ id, isOver, className, item, isSkipped = false, children }: ComboLinkProps) {
  return (
    <Link
      href={comboHref(id)}
      className={className}
      data-item={item}
      tabIndex={isSkipped ? -1 : undefined}
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
