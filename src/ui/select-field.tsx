import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { Field, fieldAttributes, type FieldTexts } from './field.tsx';
import * as css from './field.css.ts';

export interface SelectFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'select'>,
      'className' | 'style' | 'id' | 'aria-invalid' | 'aria-describedby' | 'multiple'
    > {}

/** A list to choose one from, as `<option>` children: the system's own picker, right for up to some 20 options. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <Field id={id} {...texts}>
      <div className={css.box}>
        <select {...select} {...fieldAttributes(id, texts)} className={classNames(css.input, css.select)}>
          {children}
        </select>
        <ChevronDown className={css.chevron} size={18} aria-hidden="true" />
      </div>
    </Field>
  );
}
