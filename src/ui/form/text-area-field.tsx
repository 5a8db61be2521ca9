import { type ComponentProps, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as css from './field.css.ts';
import { Field, type FieldTexts, fieldAttributes } from './field.tsx';
import * as own from './text-area-field.css.ts';

export interface TextAreaFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id' | 'aria-invalid' | 'aria-describedby'> {}

/** A text field of several lines. */
export function TextAreaField({ label, hint, error, rows = 3, ...area }: TextAreaFieldProps) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <Field id={id} {...texts}>
      <textarea
        {...area}
        rows={rows}
        {...fieldAttributes(id, texts)}
        className={classNames(css.input, own.area)}
      />
    </Field>
  );
}
