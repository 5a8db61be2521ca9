import { useId } from 'react';
import * as css from './segmented-field.css.ts';

export interface SegmentedFieldProps<Value extends string> {
  label: string;
  /** Null: no choice yet. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice among two or three words that are all seen, next to each other; arrows move between them. */
export function SegmentedField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={id}
              className={css.radio}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
