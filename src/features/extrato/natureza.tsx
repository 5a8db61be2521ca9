import type { Lancamento } from '#contract/customers/conta-corrente.ts';
import { classNames } from '#ui/class-names.ts';
import { soft } from '#ui/tone.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './extrato.css.ts';

const NATUREZAS = [
  { id: 'C', nome: 'Crédito' },
  { id: 'D', nome: 'Débito' },
] as const;

type NaturezaId = (typeof NATUREZAS)[number]['id'];

const classOf = (id: NaturezaId): string =>
  classNames(css.natureza, id === 'C' ? soft.positive : soft.negative);

/** The mark of an entry: a green C for a credit, a red D for a debit. */
export function Natureza({ naturezaCreditoDebito: { id, descricao } }: Lancamento) {
  return (
    <span className={classOf(id)} title={descricao}>
      <span aria-hidden="true">{id}</span>
      <VisuallyHidden>{descricao}</VisuallyHidden>
    </span>
  );
}

/** The meaning of the list's marks. */
export function Legendas() {
  return (
    <ul className={css.legendas} aria-label="Legenda da lista">
      {NATUREZAS.map(({ id, nome }) => (
        <li key={id} className={css.legendaItem}>
          <span className={classOf(id)} aria-hidden="true">
            {id}
          </span>
          {nome}
        </li>
      ))}
    </ul>
  );
}
