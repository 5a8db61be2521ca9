import { millisecondsInMinute } from 'date-fns/constants';
import { useMemo } from 'react';
import type { Combo } from '#contract/catalogue/combo.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import { isSameLinha, type LinhaChave } from '#domain/cart/linha.ts';
import { isVigente } from '#domain/combo/combo.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { linhaOfCombo } from '#mirror/combos.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { useNow } from '#parts/device/use-now.ts';

const NONE: readonly Combo[] = [];

/** Returns the combo of a cart line; undefined for a product, and for a combo unknown to the device. */
export function useComboDaLinha(linha: LinhaChave): Combo | undefined {
  const carrinho = useCarrinho();
  if (linha.idItemTipo !== ITEM_COMBO) return undefined;
  return carrinho?.combos.find((combo) => isSameLinha(linhaOfCombo(combo), linha));
}

/** The combos on sale today for the current customer, under any of their conditions; empty for a visitor. */
export function useCombos(con: number | null = null): readonly Combo[] {
  const carrinho = useCarrinho();
  const hoje = businessDayOf(new Date(useNow(millisecondsInMinute)));
  const combos = carrinho?.combos ?? NONE;
  const idCondicao = con ?? carrinho?.idCondicao;
  return useMemo(
    () =>
      combos.filter(({ promocaoCombo: p }) => p.idCondicao === idCondicao && isVigente(p.dataFinal, hoje)),
    [combos, idCondicao, hoje],
  );
}
