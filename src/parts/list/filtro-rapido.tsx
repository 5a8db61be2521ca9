import type { ReactNode } from 'react';
import { formatCount } from '#lib/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { ink, type Tone } from '#ui/tone.css.ts';
import * as css from './filtro-rapido.css.ts';

/** A choice above a list: its word, its colour, and how many rows it has where that is known. */
export type Escolha<Id> = {
  readonly id: Id;
  readonly nome: string;
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly total?: number;
};

export type FiltroRapidoProps<Id> = {
  /** The subject of the choices, for screen readers. */
  label: string;
  escolhas: readonly Escolha<Id>[];
  escolhida: Id | null;
  /** The chosen one; null once it is pressed again. */
  onEscolher: (id: Id | null) => void;
};

/** Choices above a list, of which one at a time narrows it with one press. */
export function FiltroRapido<Id extends string | number>({
  label,
  escolhas,
  escolhida,
  onEscolher,
}: FiltroRapidoProps<Id>) {
  return (
    <ul className={css.escolhas} aria-label={label} data-print="hide">
      {escolhas.map(({ id, nome, tone, icon, total }) => (
        <li key={id}>
          <button
            type="button"
            className={css.escolha}
            aria-pressed={id === escolhida}
            onClick={() => onEscolher(id === escolhida ? null : id)}
          >
            {tone && <span className={classNames(css.ponto, ink[tone])} aria-hidden="true" />}
            {icon}
            {nome}
            {total !== undefined && ' '}
            {total !== undefined && (
              <strong className={classNames(css.total, tone && ink[tone])}>{formatCount(total)}</strong>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
