import { daysBetween } from '#lib/business-day.ts';
import type { Compra, Comprado } from './comprados.ts';

/**
 * The rhythm in which a customer buys a product again. `intervalo`: days between purchases; `quantidade`: units at a time;
 * `dias`: days since the last one.
 */
export type Recompra = {
  readonly intervalo: number;
  readonly quantidade: number;
  readonly dias: number;
  readonly situacao: 'em-dia' | 'na-hora' | 'parou';
};

/** So many intervals after the last purchase the customer is taken to have stopped buying the product. */
const PAROU = 3;

/** The lower of the middle values: half of them are at most this. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Two purchases are a rhythm only so many days apart: the second may have completed the first. */
const DE_DUAS_COMPRAS = 7;

/** Returns the rhythm of some purchases, the newest first, on a day (2026-11-20); null where they show none. */
export function recompraOf(compras: readonly Compra[], hoje: string): Recompra | null {
  const porDia = Map.groupBy(compras, ({ dia }) => dia);
  const dias = [...porDia.keys()];
  const [ultimo] = dias;
  if (ultimo === undefined || dias.length < 2) return null;
  const gaps = dias.slice(1).map((dia, at) => daysBetween(dia, dias[at] ?? dia));
  const units = [...porDia.values()].map((list) => list.reduce((sum, { quantidade }) => sum + quantidade, 0));
  const intervalo = medianOf(gaps);
  if (gaps.length === 1 && intervalo < DE_DUAS_COMPRAS) return null;
  const since = daysBetween(ultimo, hoje);
  const situacao = since > intervalo * PAROU ? 'parou' : since >= intervalo ? 'na-hora' : 'em-dia';
  return { intervalo, quantidade: medianOf(units), dias: since, situacao };
}

/** Returns how many of a customer's products are due to be bought again on a day. */
export const contarRepor = (comprados: Iterable<Pick<Comprado, 'compras'>>, hoje: string): number =>
  [...comprados].filter(({ compras }) => recompraOf(compras, hoje)?.situacao === 'na-hora').length;
