import type { Combo } from '#contract/combo.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { Comprar } from './buy-control.tsx';
import * as css from './produto-card.css.ts';
import type { ComboCompra } from './use-combo-compra.ts';
import { VerPreco } from './ver-preco.tsx';

export type ComboBuyProps = {
  combo: Combo;
  /** Null where nothing can be bought. */
  vendido: ComboCompra | null;
  isVisitor: boolean;
  isDense: boolean;
  quantidade: number;
  onQuantidade: (quantidade: number) => void;
  onAdded?: () => void;
};

/** Counter and button of a combo; 'Ver Preço' for a visitor, nothing where there is no stock or the limit is reached. */
export function ComboBuy(props: ComboBuyProps) {
  const { combo, vendido, isVisitor, isDense, quantidade, onQuantidade, onAdded } = props;
  const label = combo.descricao;
  const size = isDense ? 'sm' : 'md';
  const left = vendido ? vendido.maximo - (vendido.celula.inCart ?? 0) : 0;
  if (isVisitor) return <VerPreco label={label} size={size} />;
  if (!vendido || vendido.estoque === 'falta') return null;
  if (left <= 0) return <p className={css.none}>Limite por cliente atingido</p>;
  const buy = async () => {
    if (!(await vendido.comprar(quantidade))) return;
    onQuantidade(1);
    onAdded?.();
  };
  return (
    <div className={css.buy} data-counted data-dense={isDense || undefined}>
      <QuantityStepper
        label={label}
        value={Math.min(quantidade, left)}
        onChange={onQuantidade}
        max={left}
        onEnter={(_, typed) => {
          // What stands there now is not what was typed: it is bought when it was seen.
          if (typed === 'corrected') return;
          void buy().catch((error: unknown) => console.error('the combo could not be added', error));
        }}
        size={isDense ? 'dense' : 'touch'}
        isWide
      />
      <Comprar label={label} size={size} onComprar={buy} />
    </div>
  );
}
