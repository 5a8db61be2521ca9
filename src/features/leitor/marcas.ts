import type { Reading } from './readings.ts';

/** The units that the user set, and those in the cart, by idProduto. */
export type Marcas = {
  /** The units that the user set: a product with them is to be added, also one of a code of several products. */
  quantidades: ReadonlyMap<number, number>;
  /** The number of the last reading whose units are in the cart: a later one counts again. */
  postas: ReadonlyMap<number, number>;
};

export const NO_MARCAS: Marcas = { quantidades: new Map(), postas: new Map() };

/** A product and its units. */
export type Unidades = readonly [idProduto: number, quantidade: number];

const isPosta = ({ postas }: Marcas, idProduto: number, { vez }: Reading): boolean =>
  (postas.get(idProduto) ?? 0) >= vez;

/** The read products that are not in the cart yet, each once. Of a code of several products only a chosen one. */
export const abertosOf = (readings: readonly Reading[], marcas: Marcas): number[] => [
  ...new Set(
    readings.flatMap((reading) =>
      (reading.ids ?? []).filter(
        (id, _, ids) => marcas.quantidades.has(id) || (ids.length === 1 && !isPosta(marcas, id, reading)),
      ),
    ),
  ),
];

/** A code of several products of which none was chosen since it was read. */
export const isAEscolher = (reading: Reading, marcas: Marcas): boolean =>
  reading.ids !== null &&
  reading.ids.length > 1 &&
  !reading.ids.some((id) => marcas.quantidades.has(id) || isPosta(marcas, id, reading));

/** With the units that the user set for a product. */
export const withQuantidade = (marcas: Marcas, [idProduto, quantidade]: Unidades): Marcas => ({
  ...marcas,
  quantidades: new Map(marcas.quantidades).set(idProduto, quantidade),
});

/** Without the units that the user set for some products. */
export const withoutQuantidades = (marcas: Marcas, ids: readonly number[]): Marcas => ({
  ...marcas,
  quantidades: new Map([...marcas.quantidades].filter(([id]) => !ids.includes(id))),
});

/** With the units of some products in the cart, as they stood after `readings`. */
export function withPostas(marcas: Marcas, readings: readonly Reading[], ids: readonly number[]): Marcas {
  const vez = Math.max(0, ...readings.map((reading) => reading.vez));
  const postas = new Map([...marcas.postas, ...ids.map((id) => [id, vez] as const)]);
  return { ...withoutQuantidades(marcas, ids), postas };
}

/** With units that the cart gave back to the products still in the list, on top of those read since. */
export function withDevolvidas(
  marcas: Marcas,
  readings: readonly Reading[],
  devolvidas: readonly Unidades[],
): Marcas {
  const abertos = abertosOf(readings, marcas);
  const listed = devolvidas.filter(([id]) => readings.some(({ ids }) => ids?.includes(id)));
  return listed.reduce((next, [id, units]) => {
    const since = abertos.includes(id) ? (marcas.quantidades.get(id) ?? 1) : 0;
    return withQuantidade(next, [id, since + units]);
  }, marcas);
}
