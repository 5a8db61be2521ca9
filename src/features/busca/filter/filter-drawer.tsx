import { useRef } from 'react';
import { totalText } from '#features/busca/page/total-text.ts';
import type { BuscaAddress } from '#features/busca/page/use-busca.ts';
import { type Busca, toPes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import * as css from './filter.css.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterFlags } from './filter-flags.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterSearch } from './filter-search.tsx';
import { type Chip, gruposFor, type Opcoes, type Promocao, SEM_FILTROS, toggled } from './filtros.ts';

export type FilterDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** The part of the address that counts for this user. */
  busca: Busca;
  opcoes: Opcoes;
  chips: readonly Chip[];
  /** The customer's promotions; none for a visitor. */
  promocoes: readonly Promocao[];
  isLoggedIn: boolean;
  /** Items found now; null while unknown. */
  total: number | null;
  change: BuscaAddress['change'];
};

/** 'Filtrar Busca': every filter of the list behind it, which follows each tick. */
export function FilterDrawer({
  busca,
  opcoes,
  chips,
  promocoes,
  isLoggedIn,
  total,
  change,
  ...drawer
}: FilterDrawerProps) {
  // One visit of the drawer is one step back, however many boxes were ticked in it.
  const hasChanged = useRef(false);
  const write = (part: Partial<Busca>) => {
    change(part, hasChanged.current ? 'replace' : 'step');
    hasChanged.current = true;
  };
  return (
    <Drawer
      {...drawer}
      title="Filtrar Busca"
      footer={
        <Button variant="primary" isWide onPress={drawer.onClose}>
          {total === null ? 'Ver resultados' : `Ver ${totalText(total).replace(' no total', '')}`}
        </Button>
      }
    >
      <FilterSearch pes={busca.pes} onSubmit={(text) => write({ pes: toPes(text) })} />
      {chips.length > 0 && (
        <div className={css.chosen}>
          <div className={css.chosenHead}>
            <h3 className={css.chosenTitle}>Filtros selecionados</h3>
            <Button variant="quiet" size="sm" onPress={() => write(SEM_FILTROS)}>
              Limpar Todos
            </Button>
          </div>
          <FilterChips chips={chips} label="Filtros selecionados" onRemove={(chip) => write(chip.without)} />
        </div>
      )}
      {isLoggedIn && <FilterFlags busca={busca} promocoes={promocoes} onChange={write} />}
      {gruposFor(isLoggedIn).map(({ param, grupo, titulo }) => (
        <FilterGroup
          key={param}
          titulo={titulo}
          opcoes={opcoes[grupo]}
          chosen={busca[param]}
          onToggle={(id) => write(toggled(busca, param, id))}
          onClear={() => write({ [param]: [] })}
        />
      ))}
    </Drawer>
  );
}
