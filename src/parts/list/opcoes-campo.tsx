import { useId } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import * as listaCss from './lista.css.ts';
import * as css from './opcoes-campo.css.ts';

export type OpcoesCampoProps = {
  titulo: string;
  opcoes: readonly { readonly id: number; readonly nome: string }[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
  erro?: string | undefined;
};

/** A group of check boxes of a filter. */
export function OpcoesCampo({ titulo, opcoes, chosen, onToggle, erro }: OpcoesCampoProps) {
  const id = useId();
  const invalid = erro === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };
  return (
    <fieldset className={css.campo}>
      <legend className={css.titulo}>{titulo}</legend>
      {opcoes.length === 0 && <p className={listaCss.age}>Nada a filtrar aqui.</p>}
      {opcoes.map((opcao) => (
        <Checkbox
          key={opcao.id}
          label={opcao.nome}
          checked={chosen.includes(opcao.id)}
          {...invalid}
          onChange={() => onToggle(opcao.id)}
        />
      ))}
      {erro !== undefined && (
        <p id={id} className={css.erro} role="alert">
          {erro}
        </p>
      )}
    </fieldset>
  );
}
