import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import * as css from './field.css.ts';

/** The parts around the control of every form field. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** The error in words; marks the control invalid. */
  error?: string | undefined;
}

/** Returns the attributes that tie a control to the label, hint and error drawn by `Field`. */
export function fieldAttributes(id: string, { hint, error }: FieldTexts) {
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    id,
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}

/** Label above, hint and error under a control; for building fields, not for screens. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error && (
        <p className={css.error} id={`${id}-error`} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
