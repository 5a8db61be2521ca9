import type { CodigoLido } from '#domain/catalogue/codigo-lido.ts';

/**
 * A code in the list: `ids` are its products, null while they are looked up; `vez` is the number of its last reading among
 * all, from 1.
 */
export type Reading = { key: string; lido: CodigoLido; ids: readonly number[] | null; vez: number };

/** The read codes, newest first, when each was last in sight (ms), and the number of readings so far. */
export type Readings = { list: readonly Reading[]; seen: ReadonlyMap<string, number>; vezes: number };

export const NO_READINGS: Readings = { list: [], seen: new Map(), vezes: 0 };

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

/**
 * A read code among the others: `isNew` false for one that never left the sight, which only adds its lot. A typed code
 * is always new.
 */
export function withReading(
  { list, seen, vezes }: Readings,
  lido: CodigoLido,
  now: number,
  isTyped = false,
): { readings: Readings; key: string; isNew: boolean } {
  const key = keyOf(lido);
  const before = seen.get(key);
  const isNew = isTyped || before === undefined || now - before >= SAME_CODE_MS;
  const held = list.find((reading) => reading.key === key);
  const vez = isNew ? vezes + 1 : (held?.vez ?? vezes);
  const next: Reading = { key, lido: withLot(lido, held?.lido), ids: held?.ids ?? null, vez };
  const rest = list.filter((reading) => reading.key !== key);
  const inPlace =
    held === undefined || next.lido === held.lido
      ? list
      : list.map((reading) => (reading.key === key ? next : reading));
  return {
    readings: {
      list: isNew ? [next, ...rest] : inPlace,
      seen: new Map(seen).set(key, now),
      vezes: isNew ? vez : vezes,
    },
    key,
    isNew,
  };
}

/** The products of a code, once they are looked up. */
export const withIds = (readings: Readings, key: string, ids: readonly number[]): Readings => ({
  ...readings,
  list: readings.list.map((reading) => (reading.key === key ? { ...reading, ids } : reading)),
});

/** Without a code that could not be looked up, which may be read again at once; known products stay. */
export const withoutUnknown = (readings: Readings, key: string): Readings => ({
  ...readings,
  list: readings.list.filter((reading) => reading.key !== key || reading.ids !== null),
  seen: new Map([...readings.seen].filter(([other]) => other !== key)),
});

/** Without a product of a code, and without the code if it was its last: in sight it is not read again. */
export const withoutProduto = (readings: Readings, key: string, idProduto: number): Readings => ({
  ...readings,
  list: readings.list.flatMap((reading) => {
    if (reading.key !== key) return reading;
    const ids = (reading.ids ?? []).filter((id) => id !== idProduto);
    return ids.length === 0 ? [] : { ...reading, ids };
  }),
});
