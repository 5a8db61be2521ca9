import { type ComponentProps, useId } from 'react';
import * as css from './field.css.ts';
import { Field, type FieldTexts, fieldAttributes } from './field.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'aria-invalid' | 'aria-describedby'> {}

/** A one-line text field. Takes the result of a form library's `register(...)` as its other props. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <Field id={id} {...texts}>
      <input type="text" {...input} {...fieldAttributes(id, texts)} className={css.input} />
    </Field>
  );
}
