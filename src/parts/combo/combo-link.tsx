import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { openCombo } from '#parts/dialogs/combo-aberto.ts';
import { comboHref } from '#routes.ts';

export type ComboLinkProps = {
  id: number;
  /** True opens the details over the screen; a new tab, and a visitor always, gets the combo's page. */
  isOver: boolean;
  className: string;
  /** Its index in a list with arrow-key navigation. */
  item?: number | undefined;
  /** Skipped by the Tab key, where another element of the row opens it. */
  isSkipped?: boolean;
  children: ReactNode;
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Links to a combo's details. */
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
