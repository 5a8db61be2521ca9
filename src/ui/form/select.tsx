import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as css from './select.css.ts';

export interface SelectProps<Value extends string | number> {
  /** The name for screen readers; only the chosen option is visible. */
  label: string;
  icon?: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** On phones only its icon is visible. */
  foldsOnPhones?: boolean;
}

/** A choice among a few, with the system's own list. */
export function Select<Value extends string | number>({
  label,
  icon,
  value,
  options,
  onChange,
  foldsOnPhones = false,
}: SelectProps<Value>) {
  return (
    <span className={css.place}>
      {icon && <span className={css.icon}>{icon}</span>}
      <select
        aria-label={label}
        title={label}
        className={classNames(css.select, Boolean(icon) && css.withIcon, foldsOnPhones && css.folding)}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className={classNames(css.chevron, foldsOnPhones && css.foldingChevron)}
      />
    </span>
  );
}
