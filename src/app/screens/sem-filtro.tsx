import { useEffect, useState } from 'react';
import { type Chip, SEM_FILTROS, toChoice } from '#features/busca/filter/filtros.ts';
import { formatCount } from '#lib/format-number.ts';
import type { Device } from '#parts/device/device.tsx';
import type { Busca } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import * as css from './busca-saidas.css.ts';

export type SemFiltroProps = {
  device: Device | null;
  busca: Busca;
  chips: readonly Chip[];
  onRemove: (part: Partial<Busca>) => void;
};

/** The number of products that the search would find without each filter, by the filter's key. */
function useTotais(
  device: Device | null,
  busca: Busca,
  off: readonly Pick<Chip, 'key' | 'without'>[],
): ReadonlyMap<string, number> {
  const [totais, setTotais] = useState<ReadonlyMap<string, number>>(new Map());
  const engine = device?.engine;
  const asked = JSON.stringify(off.map(({ key, without }) => [key, { ...busca, ...without }]));
  useEffect(() => {
    if (!engine) return undefined;
    let current = true;
    const count = async ([key, without]: [string, Busca]) => {
      const page = { offset: 0, limit: 1, ...toChoice(without, false) };
      return [key, (await engine.list(without.pes, page)).total] as const;
    };
    Promise.all((JSON.parse(asked) as [string, Busca][]).map(count))
      .then((all) => {
        if (current) setTotais(new Map(all));
      })
      .catch((error: unknown) => {
        if (current) console.error('the search without a filter failed', error);
      });
    return () => {
      current = false;
    };
  }, [engine, asked]);
  return totais;
}

const TODOS = 'todos';

/** A button for each filter that takes it off, and one for all, with the number of products found without it. */
export function SemFiltro({ device, busca, chips, onRemove }: SemFiltroProps) {
  const todos = chips.length > 1 ? [{ key: TODOS, nome: 'todos', without: SEM_FILTROS }] : [];
  const off = [...chips, ...todos];
  const totais = useTotais(device, busca, off);
  return (
    <ul className={css.linha} aria-label="Tirar um filtro">
      {off.map(({ key, nome, without }) => {
        const total = totais.get(key);
        return (
          <li key={key}>
            <Button size="sm" onPress={() => onRemove(without)}>
              {`Tirar ${nome}${total === undefined ? '' : ` (${formatCount(total)})`}`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
