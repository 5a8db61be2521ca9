import type { ReactNode } from 'react';
import * as css from './visually-hidden.css.ts';

/** Text for screen readers only; a heading where the following content has no visible one. */
export function VisuallyHidden({ as: As = 'span', children }: { as?: 'span' | 'h2'; children: ReactNode }) {
  return <As className={css.hidden}>{children}</As>;
}
