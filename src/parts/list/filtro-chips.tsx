import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { focusTitle } from '#ui/focus-on.ts';
import * as css from './filtro-chips.css.ts';

export type FiltroChipsProps<Escolha extends { key: string; titulo: string; nome: string }> = {
  chips: readonly Escolha[];
  onRemove: (chip: Escolha) => void;
  onClear: () => void;
};

/** The filters chosen in the address, each with a remove button; empty without any. */
export function FiltroChips<Escolha extends { key: string; titulo: string; nome: string }>({
  chips,
  onRemove,
  onClear,
}: FiltroChipsProps<Escolha>) {
  const list = useRef<HTMLUListElement>(null);
  if (chips.length === 0) return null;
  /** Removes a chip and focuses the next one for keyboard users; the last chip removes the row too. */
  const remove = (chip: Escolha, at: number) => {
    const next = chips.length > 1 ? list.current?.querySelectorAll('button')[at + 1] : undefined;
    if (next) next.focus();
    else focusTitle();
    onRemove(chip);
  };
  const clear = () => {
    focusTitle();
    onClear();
  };
  return (
    <ul ref={list} className={css.chips} aria-label="Filtros escolhidos" data-print="hide">
      {chips.map((chip, at) => (
        <li key={chip.key} className={css.chip}>
          <Chip removeLabel={`Remover filtro ${chip.titulo}: ${chip.nome}`} onRemove={() => remove(chip, at)}>
            {chip.nome}
          </Chip>
        </li>
      ))}
      <li className={css.chip}>
        <Button variant="quiet" size="sm" onPress={clear}>
          Limpar Todos
        </Button>
      </li>
    </ul>
  );
}
