import type { ProdutoResumo } from '#engine/read.ts';
import type { Tone } from '#ui/tone.css.ts';

/** Below this number of units a product is shown as 'Poucas Unidades'. */
const POUCAS_UNIDADES = 20;

export type Estoque = 'disponivel' | 'poucas' | 'falta';

/** The words for stock, in the order of a legend. */
export const LEGENDA: readonly { estoque: Estoque; palavra: string; tone: Tone }[] = [
  { estoque: 'disponivel', palavra: 'Disponível', tone: 'positive' },
  { estoque: 'poucas', palavra: 'Poucas Unidades', tone: 'caution' },
  { estoque: 'falta', palavra: 'Em Falta', tone: 'negative' },
];

/** Returns the stock level for a number of units. */
export function estoqueOfUnits(units: number): Estoque {
  if (units <= 0) return 'falta';
  return units < POUCAS_UNIDADES ? 'poucas' : 'disponivel';
}

/** A product's stock for the customer; null when unknown, without the customer's prices. */
export function estoqueOf(
  { comercializado, preco }: Pick<ProdutoResumo, 'comercializado' | 'preco'>,
  showsPreco = true,
): Estoque | null {
  if (!comercializado) return 'falta';
  return showsPreco && preco !== null ? estoqueOfUnits(preco.estoque) : null;
}
