import { useEffect, useState } from 'react';
import type { Combo } from '#contract/catalogue/combo.ts';
import { Comprar } from '#parts/buy/buy-control.tsx';
import * as css from '#parts/buy/produto-card.css.ts';
import { VerPreco } from '#parts/buy/ver-preco.tsx';
import { useMay } from '#parts/device/use-may.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import { quantidadeCortadaText } from './combo-words.ts';
import type { ComboCompra } from './use-combo-compra.ts';

export type ComboBuyProps = {
  combo: Pick<Combo, 'descricao' | 'promocaoCombo'>;
  /** Null where buying is impossible. */
  vendido: ComboCompra | null;
  isVisitor: boolean;
  isDense: boolean;
  /** False where the button has no room for its icon. */
  hasIcon?: boolean;
  quantidade: number;
  onQuantidade: (quantidade: number) => void;
  onAdded?: () => void;
};

/** A combo's counter and button; 'Ver Preço' for a visitor; empty without stock or at the limit. */
export function ComboBuy(props: ComboBuyProps) {
  const { combo, vendido, isVisitor, isDense, hasIcon = true, quantidade, onQuantidade, onAdded } = props;
  const label = combo.descricao;
  const size = isDense ? 'sm' : 'md';
  const noCarrinho = vendido?.celula.inCart ?? 0;
  const left = vendido ? vendido.maximo - noCarrinho : 0;
  // A running purchase lowers the remaining limit itself: that is no cut.
  const [isBuying, setBuying] = useState(false);
  const mayAct = useMay('act');
  const isCut = !isBuying && left > 0 && quantidade > left;
  useEffect(() => {
    if (!isCut) return;
    const text = quantidadeCortadaText(combo, { noCarrinho, de: quantidade, para: left });
    showToast({ text, tone: 'caution' });
    onQuantidade(left);
  }, [isCut, combo, noCarrinho, quantidade, left, onQuantidade]);
  if (isVisitor) return <VerPreco label={label} size={size} />;
  if (!vendido || vendido.estoque === 'falta' || !mayAct) return null;
  if (left <= 0) return <p className={css.none}>Limite por cliente atingido</p>;
  const buy = async () => {
    setBuying(true);
    try {
      if (!(await vendido.comprar(quantidade))) return;
      onQuantidade(1);
      onAdded?.();
    } finally {
      setBuying(false);
    }
  };
  return (
    <div className={css.buy} data-counted data-dense={isDense || undefined}>
      <QuantityStepper
        label={label}
        value={Math.min(quantidade, left)}
        onChange={onQuantidade}
        max={left}
        onEnter={(_, typed) => {
          // The user has not seen the corrected number yet: the next Enter buys it.
          if (typed === 'corrected') return;
          void buy().catch((error: unknown) => console.error('the combo could not be added', error));
        }}
        size={isDense ? 'dense' : 'touch'}
        isWide
      />
      <Comprar label={label} size={size} hasIcon={hasIcon} onComprar={buy} />
    </div>
  );
}
