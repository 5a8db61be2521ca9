import type { Combo } from '#contract/catalogue/combo.ts';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { type Fatia, parteDoCombo } from './alcance.ts';

type Marcas = Omit<Fatia, 'valor'>;

/** Each product's part of a combo's line, by its paid units. */
function fatiasDoCombo({ itens }: Combo, valorTotal: number): Fatia[] {
  const pagos = itens.filter(({ bonificacao }) => !bonificacao);
  const todas = pagos.reduce((sum, { quantidadeNoCombo }) => sum + quantidadeNoCombo, 0);
  return pagos.map(({ produtoFabricante, idProdutoMarca, quantidadeNoCombo }) => ({
    idFabricante: produtoFabricante.idProdutoFabricante,
    idMarca: idProdutoMarca,
    valor: parteDoCombo(valorTotal, quantidadeNoCombo, todas),
  }));
}

/** The parts of lines by maker and brand; lines of an unknown product or combo have none. */
export const fatiasDe = (
  itens: readonly Pick<ItemCalculado, 'idItem' | 'idItemTipo' | 'valorTotal'>[],
  produtos: ReadonlyMap<number, Marcas>,
  combos: readonly Combo[] = [],
): Fatia[] =>
  itens.flatMap(({ idItem, idItemTipo, valorTotal }): Fatia[] => {
    const produto = idItemTipo === ITEM_PRODUTO ? produtos.get(idItem) : undefined;
    if (produto !== undefined) {
      const { idFabricante, idMarca } = produto;
      return [{ idFabricante, idMarca, valor: valorTotal }];
    }
    const combo = idItemTipo === ITEM_COMBO ? combos.find((one) => one.idItem === idItem) : undefined;
    return combo === undefined ? [] : fatiasDoCombo(combo, valorTotal);
  });
