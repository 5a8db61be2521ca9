import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import * as css from './disclosure.css.ts';

export interface DisclosureProps {
  title: string;
  /** The most important content in one line. */
  summary?: string | undefined;
  icon?: ReactNode;
  isOpenAtFirst?: boolean;
  /** Told when the user opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A card that opens: title, a one-line summary, and content that is drawn only when open. */
export function Disclosure({
  title,
  summary,
  icon,
  isOpenAtFirst = false,
  onOpenChange,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={css.card}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        onOpenChange?.(open);
      }}
    >
      <summary className={css.head}>
        {icon && <span className={css.icon}>{icon}</span>}
        <span className={css.words}>
          <h3 className={css.title}>{title}</h3>
          {summary && <span className={css.summary}>{summary}</span>}
        </span>
        <ChevronDown size={20} aria-hidden="true" className={css.chevron} />
      </summary>
      {isOpen && <div className={css.body}>{children}</div>}
    </details>
  );
}
