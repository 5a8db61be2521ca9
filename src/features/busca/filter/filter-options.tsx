import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { formatCount } from '#lib/format-number.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './filter.css.ts';
import type { Opcao } from './filtros.ts';

/** The longest rest that is drawn whole; a longer one draws only the rows on screen. */
const MOST_DRAWN = 60;

const ROW_HEIGHT = 44;

export type FilterOptionsProps = {
  opcoes: readonly Opcao[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
};

type OptionProps = { opcao: Opcao; isChosen: boolean; onToggle: (id: number) => void };

function Option({ opcao: { id, nome, quantidade }, isChosen, onToggle }: OptionProps) {
  const isCounted = quantidade !== undefined;
  const label = (
    <>
      {nome}
      {isCounted && (
        <VisuallyHidden>{`, ${formatCount(quantidade)} ${quantidade === 1 ? 'item' : 'itens'}`}</VisuallyHidden>
      )}
    </>
  );
  return (
    <div className={css.option}>
      <Checkbox label={label} checked={isChosen} onChange={() => onToggle(id)} />
      {isCounted && (
        <span className={css.quantity} aria-hidden="true">
          {formatCount(quantidade)}
        </span>
      )}
    </div>
  );
}

/** Checkboxes for members of a group, each with the number of items it would show. */
export function FilterOptions({ opcoes, chosen, onToggle }: FilterOptionsProps) {
  return (
    <div className={css.options}>
      {opcoes.map((opcao) => (
        <Option key={opcao.id} opcao={opcao} isChosen={chosen.includes(opcao.id)} onToggle={onToggle} />
      ))}
    </div>
  );
}

function LongRest({ opcoes, chosen, onToggle }: FilterOptionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: opcoes.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    // The Tab key needs the next ones to be there.
    overscan: 6,
    getItemKey: (at) => opcoes[at]?.id ?? at,
  });
  return (
    <div ref={box} className={css.rest}>
      <div className={css.windowRoom} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const opcao = opcoes[index];
          return (
            opcao && (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={css.windowed}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Option opcao={opcao} isChosen={chosen.includes(opcao.id)} onToggle={onToggle} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

/** The members of a group after its first ones. */
export function FilterRest(props: FilterOptionsProps) {
  return props.opcoes.length > MOST_DRAWN ? <LongRest {...props} /> : <FilterOptions {...props} />;
}
