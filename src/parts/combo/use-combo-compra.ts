import { useMemo } from 'react';
import type { Combo } from '#contract/catalogue/combo.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { COMBO_INDISPONIVEL, comboVendavelOf } from '#domain/combo/combo.ts';
import { limiteExcedido, restanteDoLimite } from '#domain/combo/combo-limite.ts';
import { linhaOfCombo } from '#mirror/combos.ts';
import type { Celula, Compra } from '#parts/buy/use-compra.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { type Estoque, estoqueOfUnits } from '#parts/product/estoque-view.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { useCombos } from './use-combos.ts';

/** A combo as the current customer can buy it. */
export type ComboCompra = {
  item: ItemVendavel;
  celula: Celula;
  estoque: Estoque;
  /** The maximum quantity in the cart. */
  maximo: number;
  /** Adds to the quantity in the cart. True when it was added; otherwise it has reported the obstacle. */
  comprar: (quantidade: number) => Promise<boolean>;
  /** Sets the quantity in the cart. Returns null when done or already reported, else the sentence to show. */
  setQuantidade: (quantidade: number) => Promise<string | null>;
};

/** Buying a combo, including all obstacles. Null for a visitor and for a user without prices. */
export function useComboCompra(combo: Combo, compra: Compra | null): ComboCompra | null {
  const combos = useCombos(combo.promocaoCombo.idCondicao ?? null);
  const isConhecida = useCarrinho()?.combosConhecidos === true;
  const item = useMemo(() => comboVendavelOf(combo), [combo]);
  if (!compra || !item) return null;
  const linha = linhaOfCombo(combo);
  const celula = compra.celulaOf(linha);
  const wayTo = async (quantidade: number): Promise<boolean> => {
    // The combo on screen may be off sale by now.
    if (isConhecida && !combos.some((one) => one.idItem === combo.idItem)) {
      await showMessage({ kind: 'error', title: COMBO_INDISPONIVEL.titulo, text: COMBO_INDISPONIVEL.texto });
      return false;
    }
    const texto = limiteExcedido(combo.promocaoCombo, quantidade);
    if (texto !== undefined) await showMessage({ kind: 'alert', text: texto });
    return texto === undefined;
  };
  return {
    item,
    celula,
    estoque: estoqueOfUnits(item.estoque),
    maximo: restanteDoLimite(combo.promocaoCombo),
    comprar: async (quantidade) =>
      (await wayTo((celula.inCart ?? 0) + quantidade)) && compra.comprarItem({ linha, item, quantidade }),
    setQuantidade: async (quantidade) =>
      quantidade <= (celula.inCart ?? 0) || (await wayTo(quantidade))
        ? compra.setItens([{ linha, item, quantidade }])
        : null,
  };
}
