import type { ReactNode } from 'react';
import { CampoErro } from './campo-erro.tsx';
import * as css from './preferencias.css.ts';

export type Opcao<Value extends number> = {
  value: Value;
  label: string;
  /** A quieter line under the label. */
  note?: string;
  icon?: ReactNode;
};

export type EscolhaRadioProps<Value extends number> = {
  /** The field's own name, by which it is found when it is missing. */
  name: string;
  legend: string;
  value: Value | null;
  options: readonly Opcao<Value>[];
  onChange: (value: Value) => void;
  error: string | undefined;
};

/** A choice among a few that are all seen, each a card that is touched anywhere. */
export function EscolhaRadio<Value extends number>({
  name,
  legend,
  value,
  options,
  onChange,
  error,
}: EscolhaRadioProps<Value>) {
  const hasWords = options.some(({ note }) => note !== undefined);
  const errorId = `${name}-erro`;
  return (
    <fieldset className={css.fieldset} aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.cardsOf[hasWords ? 'words' : 'word']}>
        {options.map((option) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className={css.words}>
              {option.label}
              {option.note && <span className={css.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <CampoErro id={errorId}>{error}</CampoErro>}
    </fieldset>
  );
}
