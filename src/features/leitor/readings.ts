import type { CodigoLido } from '#domain/catalogue/codigo-lido.ts';

/** A code in the list: `ids` are its products, null while they are looked up. */
export type Reading = { key: string; lido: CodigoLido; ids: readonly number[] | null };

/** The read codes, newest first, and when each was last in sight (ms). */
export type Readings = { list: readonly Reading[]; seen: ReadonlyMap<string, number> };

export const NO_READINGS: Readings = { list: [], seen: new Map() };

/** A code in sight is read many times a second: it counts again once it was out of sight this long. */
export const SAME_CODE_MS = 2000;

/** EAN-13 and DataMatrix of one box are one code. */
const keyOf = ({ ean, caixa }: CodigoLido): string => caixa ?? ean;

/** The lot and the validity of the newest box that says them. */
function withLot(lido: CodigoLido, held: CodigoLido | undefined): CodigoLido {
  const lote = lido.lote ?? held?.lote ?? null;
  const validade = lido.validade ?? held?.validade ?? null;
  return held?.lote === lote && held.validade === validade ? held : { ...lido, lote, validade };
}

/** A read code among the others: `isNew` false for one that never left the sight, which only adds its lot. */
export function withReading(
  { list, seen }: Readings,
  lido: CodigoLido,
  now: number,
): { readings: Readings; key: string; isNew: boolean } {
  const key = keyOf(lido);
  const before = seen.get(key);
  const isNew = before === undefined || now - before >= SAME_CODE_MS;
  const held = list.find((reading) => reading.key === key);
  const next: Reading = { key, lido: withLot(lido, held?.lido), ids: held?.ids ?? null };
  const rest = list.filter((reading) => reading.key !== key);
  const inPlace =
    next.lido === held?.lido ? list : list.map((reading) => (reading.key === key ? next : reading));
  return {
    readings: { list: isNew ? [next, ...rest] : inPlace, seen: new Map(seen).set(key, now) },
    key,
    isNew,
  };
}

/** The products of a code, once they are looked up. */
export const withIds = ({ list, seen }: Readings, key: string, ids: readonly number[]): Readings => ({
  list: list.map((reading) => (reading.key === key ? { ...reading, ids } : reading)),
  seen,
});

/** Without a code, which may be read again at once. */
export const withoutReading = ({ list, seen }: Readings, key: string): Readings => ({
  list: list.filter((reading) => reading.key !== key),
  seen: new Map([...seen].filter(([other]) => other !== key)),
});
