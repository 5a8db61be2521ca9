import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import * as css from './disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  /** At the end of the title's line: a total, a status. Not a button. */
  end?: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A section that folds under its title. */
export function Disclosure({ title, end, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <details className={css.box} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={css.summary}>
        <ChevronRight className={css.chevron} size={18} aria-hidden="true" />
        <span className={css.title}>{title}</span>
        {end}
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
