import ArrowDownAZ from 'lucide-react/icons/arrow-down-a-z';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Select } from '#ui/form/select.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import { PopoverButton } from '#ui/layer/popover-button.tsx';
import type { Entry } from './entry.ts';
import { nothing } from './nothing.ts';

const ORDERS = [
  { value: 1, label: 'Descrição A-Z' },
  { value: 4, label: 'Menor preço' },
];

function Order({ label, hasIcon = false }: { label: string; hasIcon?: boolean }) {
  const [value, setValue] = useState(1);
  return (
    <Select
      label={label}
      icon={hasIcon && <ArrowDownAZ size={18} aria-hidden="true" />}
      value={value}
      options={ORDERS}
      onChange={setValue}
    />
  );
}

/** A drawer that stays mounted until it has slid out. */
function Panel() {
  const [stand, setStand] = useState<'away' | 'open' | 'leaving'>('away');
  return (
    <>
      <Button onPress={() => setStand('open')}>Abrir a gaveta</Button>
      {stand !== 'away' && (
        <Drawer
          title="Filtros"
          isOpen={stand === 'open'}
          onClose={() => setStand('leaving')}
          onClosed={() => setStand('away')}
          footer={<Button isWide>Limpar Todos</Button>}
        >
          <p>Fabricante, marca, linha e categoria.</p>
        </Drawer>
      )}
    </>
  );
}

export const filters: readonly Entry[] = [
  {
    file: 'chip',
    states: [
      {
        name: 'chosen filter',
        show: () => (
          <Chip removeLabel="Remover o filtro Aché" onRemove={nothing}>
            Aché
          </Chip>
        ),
      },
      {
        name: 'promotion, long words',
        show: () => (
          <Chip
            removeLabel="Remover o filtro Campanha de aniversário da Drogaria e Perfumaria Nossa Senhora Aparecida"
            onRemove={nothing}
            isStrong
          >
            Campanha de aniversário da Drogaria e Perfumaria Nossa Senhora Aparecida
          </Chip>
        ),
      },
    ],
  },
  {
    file: 'select',
    states: [
      { name: 'plain', show: () => <Order label="Ordenar por" /> },
      { name: 'with an icon', show: () => <Order label="Ordenar resultados por" hasIcon /> },
    ],
  },
  {
    file: 'popover-button',
    states: [
      {
        name: 'closed; opens with words',
        show: () => (
          <PopoverButton label="Legenda" variant="secondary">
            <p>Verde: atendido. Laranja: em parte. Vermelho: em falta.</p>
          </PopoverButton>
        ),
      },
    ],
  },
  { file: 'drawer', states: [{ name: 'opens', show: () => <Panel /> }] },
];
