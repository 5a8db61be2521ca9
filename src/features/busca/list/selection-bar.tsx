import { useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { useShiftKey } from '#parts/dialogs/use-page-keys.ts';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import * as css from './selection-bar.css.ts';
import type { ListActs } from './use-list-acts.ts';

export type SelectionBarProps = {
  /** The products that an action concerns: the marked rows, else the current row. */
  chosen: readonly ProdutoResumo[];
  /** The number of marked rows; the bar is shown while there are some. */
  marked: number;
  acts: ListActs;
  onClear: () => void;
};

/** Actions on the marked rows. Shift+P adds them; without marks, the current row. */
export function SelectionBar({ chosen, marked, acts, onClear }: SelectionBarProps) {
  const [quantidade, setQuantidade] = useState(1);
  useShiftKey('KeyP', () => acts.add(chosen, marked > 0 ? quantidade : 1));
  if (marked === 0) return null;
  return (
    <section className={css.bar} aria-label="Produtos marcados" data-print="hide">
      <p className={css.count}>{marked === 1 ? '1 produto marcado' : `${marked} produtos marcados`}</p>
      <QuantityStepper
        label="cada produto marcado"
        value={quantidade}
        onChange={setQuantidade}
        size="dense"
      />
      <Button size="sm" variant="primary" onPress={() => acts.add(chosen, quantidade)}>
        Adicionar ao carrinho
      </Button>
      <Button size="sm" onPress={() => acts.remove(chosen)}>
        Remover do carrinho
      </Button>
      <Button size="sm" variant="quiet" onPress={onClear}>
        Desmarcar
      </Button>
      <span className={css.hint}>Shift+P adiciona</span>
    </section>
  );
}
