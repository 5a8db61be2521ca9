import type { ReactNode } from 'react';
import * as css from './page-header.css.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** '12 pedidos', 'R$ 1.234,56': the count or total on the title's line. */
  count?: ReactNode;
  /** The toolbar below. */
  children?: ReactNode;
}

/** A page's title with its count or total on one line, and its toolbar under it. */
export function PageHeader({ title, count, children }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.line}>
        <h1 className={css.title}>{title}</h1>
        {count && <span className={css.count}>{count}</span>}
      </div>
      {children && <div className={css.toolbar}>{children}</div>}
    </header>
  );
}
