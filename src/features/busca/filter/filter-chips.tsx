import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import * as css from './filter.css.ts';
import type { Chip as ChipFiltro } from './filtros.ts';

export type FilterChipsProps = {
  chips: readonly ChipFiltro[];
  onRemove: (chip: ChipFiltro) => void;
  label: string;
  /** Removes all of them. */
  onClear?: () => void;
};

const TIPO_PROMOCAO = 7;

/** The filters of the address, each with a button that removes it. */
export function FilterChips({ chips, onRemove, label, onClear }: FilterChipsProps) {
  return (
    <ul className={classNames(css.chips, onClear && css.inLine)} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key} className={css.chip}>
          <Chip
            removeLabel={`Remover filtro ${chip.titulo}: ${chip.nome}`}
            onRemove={() => onRemove(chip)}
            isStrong={chip.tipo === TIPO_PROMOCAO}
          >
            {chip.nome}
          </Chip>
        </li>
      ))}
      {onClear && (
        <li className={css.chip}>
          <Button variant="quiet" size="sm" onPress={onClear}>
            Limpar Todos
          </Button>
        </li>
      )}
    </ul>
  );
}
