import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as fieldCss from './field.css.ts';
import { Field, type FieldTexts, fieldAttributes } from './field.tsx';
import * as css from './select.css.ts';

export interface SelectFieldProps<Value extends string | number> extends FieldTexts {
  name?: string;
  /** Null: no choice yet, and the first line asks for one. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A field for one of a few values, with the system's own list. */
export function SelectField<Value extends string | number>({
  name,
  value,
  options,
  onChange,
  disabled,
  ...texts
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <Field id={id} {...texts}>
      <span className={fieldCss.box}>
        <select
          {...fieldAttributes(id, texts)}
          name={name}
          disabled={disabled}
          className={classNames(fieldCss.input, css.inField)}
          value={value === null ? '' : String(value)}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {value === null && <option value="">Selecione</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden="true" className={css.chevron} />
      </span>
    </Field>
  );
}
