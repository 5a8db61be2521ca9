import type { ReactNode } from 'react';
import * as css from './grupo.css.ts';

export type FatosProps = {
  fatos: readonly (readonly [nome: string, valor: ReactNode])[];
  /** Each name stands before its value, not over it. */
  isInline?: boolean;
};

/** Names with their values, in as many columns as fit. */
export function Fatos({ fatos, isInline = false }: FatosProps) {
  return (
    <dl className={isInline ? css.inlineFacts : css.facts}>
      {fatos.map(([nome, valor]) => (
        <div key={nome} className={isInline ? css.inlineFact : css.fact}>
          <dt className={css.factName}>{nome}</dt>
          <dd className={css.factValue}>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
