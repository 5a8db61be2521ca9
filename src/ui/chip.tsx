import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import * as css from './chip.css.ts';
import { classNames } from './class-names.ts';

export interface ChipProps {
  children: ReactNode;
  /** The accessible name of the press: 'Remover o filtro Fabricante: Aché'. */
  removeLabel: string;
  onRemove: () => void;
  /** In the accent colour: it matters more than the others. */
  isStrong?: boolean;
}

/** A choice as a small button that removes it. */
export function Chip({ children, removeLabel, onRemove, isStrong = false }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(css.chip, isStrong && css.strong)}
      aria-label={removeLabel}
      title={removeLabel}
      onClick={onRemove}
    >
      <span className={css.words}>{children}</span>
      <X size={16} aria-hidden="true" className={css.cross} />
    </button>
  );
}
