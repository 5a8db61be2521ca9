import type { ReactNode } from 'react';
import * as css from './grupo.css.ts';

/** Names with their values, in as many columns as fit. */
export function Fatos({ fatos }: { fatos: readonly (readonly [nome: string, valor: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {fatos.map(([nome, valor]) => (
        <div key={nome} className={css.fact}>
          <dt className={css.factName}>{nome}</dt>
          <dd className={css.factValue}>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
