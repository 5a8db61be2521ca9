import { useSearch } from 'wouter';
import { readCombo } from '#routes.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import * as css from './combo.css.ts';
import { ComboDetalhes } from './combo-detalhes.tsx';
import { ComboState } from './combo-state.tsx';
import { useCombo } from './use-combo.ts';

/** A combo's own page, for everybody: a visitor's comes from the server, without prices. */
export function ComboScreen() {
  const id = readCombo(useSearch());
  const read = useCombo(id);
  return (
    <div className={css.screen}>
      {read.combo ? (
        <ComboDetalhes
          key={id}
          combo={read.combo}
          compra={read.compra}
          isVisitor={read.isVisitor}
          onAdded={() => showToast({ text: 'Adicionado ao carrinho.', tone: 'positive' })}
        />
      ) : (
        <ComboState read={read} hasId={id !== null} />
      )}
    </div>
  );
}
