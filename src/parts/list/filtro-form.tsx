import type { ReactNode } from 'react';
import * as css from './lista.css.ts';

export type FiltroFormProps = {
  id: string;
  /** Closes the drawer. */
  onValid: () => void;
  children: ReactNode;
};

/** The form of a filter drawer. Its button and Enter focus the first invalid field; only without one they close. */
export function FiltroForm({ id, onValid, children }: FiltroFormProps) {
  return (
    // The browser's own hints know nothing of the other fields.
    <form
      id={id}
      className={css.filtro}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
        if (invalid) invalid.focus();
        else onValid();
      }}
    >
      {children}
    </form>
  );
}
