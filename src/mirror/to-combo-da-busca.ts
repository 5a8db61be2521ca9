import type { Combo } from '#contract/catalogue/combo.ts';
import type { ItemBusca } from '#contract/catalogue/item-busca.ts';

/** A combo of a search's page; null for a product, and for a server that does not tell the members. */
export function toComboDaBusca(item: ItemBusca): Combo | null {
  const { promocaoCombo, imagem = null, selos } = item;
  if (promocaoCombo?.itens === undefined) return null;
  const { itens, ...promocao } = promocaoCombo;
  const { idItem, itemTipo, descricao } = item;
  return { idItem, itemTipo, descricao, imagem, promocaoCombo: promocao, selos: selos ?? [], itens };
}
