import type { Combo } from '#contract/catalogue/combo.ts';
import type { ItemBusca } from '#contract/catalogue/item-busca.ts';

/** A combo on a page of the search; null for a product, or when the server omits the members. */
export function toComboDaBusca(item: ItemBusca): Combo | null {
  const { promocaoCombo, imagem = null, selos } = item;
  if (promocaoCombo?.itens === undefined) return null;
  const { itens, ...promocao } = promocaoCombo;
  const { idItem, itemTipo, descricao } = item;
  return { idItem, itemTipo, descricao, imagem, promocaoCombo: promocao, selos: selos ?? [], itens };
}
