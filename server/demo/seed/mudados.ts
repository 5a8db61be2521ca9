import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';
import { doseEForma } from '#domain/catalogue/similar.ts';
import { mulDiv } from '#domain/price/money.ts';
import type { ItemComFcp } from '#server/cart/data/vendaveis.ts';
import { hashOf, pickBetween } from './hash.ts';
import type { ProdutoComum } from './select-produtos.ts';

/** Units that a pharmacy orders of a product of which few are left today. */
const ENTRE_AS_POUCAS = 10;
/** Units of stock on the day of an order: every past order was served whole. */
const BASTANTE = 10_000;
const SAIU_DE_LINHA_HA = 10;
const FALTA_HA = 3;

/** Products that were bought before and cannot be bought as before today, by their ids. */
export type Mudados = {
  /** Out of stock, each with another product that replaces it. */
  readonly esgotados: readonly number[];
  /** Of which a few units are left. */
  readonly poucos: readonly number[];
  readonly foraDeLinha: readonly number[];
};

/** Returns the products that are out of stock, nearly out of stock, or no longer sold. */
export function mudadosOf(produtos: readonly ProdutoComum[]): Mudados {
  const usoOf = ({ substancia, apresentacao }: ProdutoComum) => `${substancia} ${doseEForma(apresentacao)}`;
  const comEstoque = new Set(produtos.filter(({ estoque }) => estoque > 0).map(usoOf));
  const isVendido = ({ sinais }: ProdutoComum) => (sinais & SINAL_COMERCIALIZADO) !== 0;
  const ids = (isWanted: (produto: ProdutoComum) => boolean) =>
    produtos.filter(isWanted).map(({ idProduto }) => idProduto);
  return {
    esgotados: ids((p) => isVendido(p) && p.estoque === 0 && comEstoque.has(usoOf(p))),
    poucos: ids((p) => isVendido(p) && p.estoque > 0 && p.estoque < ENTRE_AS_POUCAS),
    foraDeLinha: ids((p) => !isVendido(p)),
  };
}

const umDe = (ids: readonly number[], text: string): number[] => {
  const id = ids[hashOf(text) % ids.length];
  return id === undefined ? [] : [id];
};

/** Returns the changed products in an order made `diasAtras` days ago, one of each kind; an older order has more kinds. */
export function mudadosDoPedido(
  { esgotados, poucos, foraDeLinha }: Mudados,
  diasAtras: number,
  seed: string,
): { idItem: number; quantidade: number }[] {
  if (diasAtras < FALTA_HA) return [];
  const ids = [
    ...umDe(esgotados, `esgotou ${seed}`),
    ...umDe(poucos, `sobrou ${seed}`),
    ...(diasAtras < SAIU_DE_LINHA_HA ? [] : umDe(foraDeLinha, `saiu ${seed}`)),
  ];
  return ids.map((idItem) => ({
    idItem,
    quantidade: pickBetween(`mudou ${seed} ${idItem}`, ENTRE_AS_POUCAS, 24),
  }));
}

/**
 * A product as it was sold so many days ago: in stock, and at its price of then. Half of the products have changed
 * theirs once in the last weeks: most cost more now, some less.
 */
export function vendidoHa<T extends ItemComFcp>(item: T, idItem: number, diasAtras: number): T {
  const mudouHa = pickBetween(`reajuste ${idItem}`, 2, 30);
  const isMudado = hashOf(`reajustado ${idItem}`) % 2 === 0 && diasAtras > mudouHa;
  const percentual = isMudado ? pickBetween(`percentual ${idItem}`, 91, 104) : 100;
  return {
    ...item,
    estoque: BASTANTE,
    valorUnitario: mulDiv(item.valorUnitario, percentual, 100),
  };
}
