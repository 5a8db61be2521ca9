import type { ReactNode } from 'react';
import * as css from './grupo.css.ts';

export type FatosProps = {
  fatos: readonly (readonly [nome: string, valor: ReactNode])[];
  /** The first value is a name of any length: it takes the room of two. */
  beginsWithName?: boolean;
};

/** Names with their values, in as many columns as fit. */
export function Fatos({ fatos, beginsWithName = false }: FatosProps) {
  return (
    <dl className={css.facts}>
      {fatos.map(([nome, valor], at) => (
        <div key={nome} className={beginsWithName && at === 0 ? css.longFact : css.fact}>
          <dt className={css.factName}>{nome}</dt>
          <dd className={css.factValue}>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
