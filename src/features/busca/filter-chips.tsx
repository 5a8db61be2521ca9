import { Chip } from '#ui/chip.tsx';
import * as css from './filter.css.ts';
import type { Chip as ChipFiltro } from './filtros.ts';

export type FilterChipsProps = {
  chips: readonly ChipFiltro[];
  onRemove: (chip: ChipFiltro) => void;
  label: string;
};

const TIPO_PROMOCAO = 7;

/** What the address chooses, each with the way to take it away. */
export function FilterChips({ chips, onRemove, label }: FilterChipsProps) {
  return (
    <ul className={css.chips} aria-label={label}>
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
    </ul>
  );
}
