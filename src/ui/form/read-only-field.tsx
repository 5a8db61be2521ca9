import { type ReactNode, useId } from 'react';
import { Field } from './field.tsx';
import * as css from './read-only-field.css.ts';

export interface ReadOnlyFieldProps {
  label: string;
  value: ReactNode;
}

/** A value that is shown among fields and cannot be changed; a long one wraps. */
export function ReadOnlyField({ label, value }: ReadOnlyFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <output id={id} className={css.value}>
        {value}
      </output>
    </Field>
  );
}
