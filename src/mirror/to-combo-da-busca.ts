import type { Combo } from '#contract/combo.ts';
import type { ItemBusca } from '#contract/item-busca.ts';

/** A combo of a search's page; null for a product, and for a server that does not tell the members. */
export function toComboDaBusca(item: ItemBusca): Combo | null {
  const { promocaoCombo, imagem = null, selos } = item;
  if (promocaoCombo?.itens === undefined) return null;
  const { itens, ...promocao } = promocaoCombo;
  const { idItem, itemTipo, descricao } = item;
  return { idItem, itemTipo, descricao, imagem, promocaoCombo: promocao, selos: selos ?? [], itens };
}
