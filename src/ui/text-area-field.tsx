import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { Field, fieldAttributes, type FieldTexts } from './field.tsx';
import * as css from './field.css.ts';

export interface TextAreaFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id' | 'aria-invalid' | 'aria-describedby'> {}

/** A text field of several lines. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <Field id={id} {...texts}>
      <textarea
        rows={3}
        {...area}
        {...fieldAttributes(id, texts)}
        className={classNames(css.input, css.multiline)}
      />
    </Field>
  );
}
