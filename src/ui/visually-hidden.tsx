import type { ReactNode } from 'react';
import * as css from './visually-hidden.css.ts';

/** Text for screen readers alone; a heading where what follows has none that is seen. */
export function VisuallyHidden({ as: As = 'span', children }: { as?: 'span' | 'h2'; children: ReactNode }) {
  return <As className={css.hidden}>{children}</As>;
}
