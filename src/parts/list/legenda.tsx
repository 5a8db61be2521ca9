import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './legenda.css.ts';

/** The mark of some rows of a list: a letter, what it means, and the class of its colours. */
export type MarcaDaLista = { readonly letra: string; readonly nome: string; readonly tom: string };

/** The colours of marks by the name that the specification gives them. */
export const TOM: Readonly<Record<keyof typeof css.tom, string>> = css.tom;

/** The mark of a row. */
export function ListaMarca({ letra, nome, tom }: MarcaDaLista) {
  return (
    <span className={classNames(css.marca, tom)} title={nome}>
      <span aria-hidden="true">{letra}</span>
      <VisuallyHidden>{nome}</VisuallyHidden>
    </span>
  );
}

/** The meaning of a list's marks. */
export function ListaLegenda({ marcas }: { marcas: readonly MarcaDaLista[] }) {
  return (
    <ul className={css.marcas} aria-label="Legenda da lista">
      {marcas.map(({ letra, nome, tom }) => (
        <li key={nome} className={css.item}>
          <span className={classNames(css.marca, tom)} aria-hidden="true">
            {letra}
          </span>
          {nome}
        </li>
      ))}
    </ul>
  );
}
