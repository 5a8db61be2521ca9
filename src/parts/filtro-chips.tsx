import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import * as css from './filtro-chips.css.ts';

export type FiltroChipsProps<Escolha extends { key: string; titulo: string; nome: string }> = {
  chips: readonly Escolha[];
  onRemove: (chip: Escolha) => void;
  onClear: () => void;
};

/** What the address chooses, each with the way to take it away; nothing where nothing is chosen. */
export function FiltroChips<Escolha extends { key: string; titulo: string; nome: string }>({
  chips,
  onRemove,
  onClear,
}: FiltroChipsProps<Escolha>) {
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label="Filtros escolhidos" data-print="hide">
      {chips.map((chip) => (
        <li key={chip.key} className={css.chip}>
          <Chip removeLabel={`Remover filtro ${chip.titulo}: ${chip.nome}`} onRemove={() => onRemove(chip)}>
            {chip.nome}
          </Chip>
        </li>
      ))}
      <li className={css.chip}>
        <Button variant="quiet" size="sm" onPress={onClear}>
          Limpar Todos
        </Button>
      </li>
    </ul>
  );
}
