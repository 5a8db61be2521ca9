import { useMemo, useState } from 'react';

/** The marked rows of a list, in the order of marking. */
export type Marcadas<Row> = {
  isMulti: boolean;
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Marks all given rows, or the last one if only one can be marked. */
  mark: (rows: readonly Row[]) => void;
  /** The same by keys, also of rows that the list does not have yet. */
  markKeys: (keys: readonly string[]) => void;
  clear: () => void;
};

type Marks = { question: string; keys: readonly string[] };

/** Returns the marked keys after a press on a row. */
export function toggled(keys: readonly string[], key: string, isMulti: boolean): readonly string[] {
  if (keys.includes(key)) return keys.filter((k) => k !== key);
  return isMulti ? [...keys, key] : [key];
}

/** Returns the marked keys after several rows were marked. */
export function marked(
  keys: readonly string[],
  more: readonly string[],
  isMulti: boolean,
): readonly string[] {
  return isMulti ? [...new Set([...keys, ...more])] : more.slice(-1);
}

/**
 * Returns the marked rows of a list, by key. A new query clears the marks. A row that leaves the list is no longer
 * included, and a row that was read again is returned in its new version.
 */
export function useMarcadas<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  { question, isMulti }: { question: string; isMulti: boolean },
): Marcadas<Row> {
  const [marks, setMarks] = useState<Marks>({ question, keys: [] });
  if (marks.question !== question) setMarks({ question, keys: [] });
  const { keys } = marks;
  return useMemo(() => {
    const byKey = new Map(keys.length === 0 ? [] : rows.map((row) => [rowKey(row), row] as const));
    const change = (to: (before: readonly string[]) => readonly string[]) =>
      setMarks((before) => ({ ...before, keys: to(before.keys) }));
    const markKeys = (more: readonly string[]) => change((before) => marked(before, more, isMulti));
    const set = new Set(keys);
    return {
      isMulti,
      rows: keys.flatMap((key) => byKey.get(key) ?? []),
      has: (row) => set.has(rowKey(row)),
      toggle: (row) => change((before) => toggled(before, rowKey(row), isMulti)),
      mark: (more) => markKeys(more.map(rowKey)),
      markKeys,
      clear: () => change(() => []),
    };
  }, [rows, rowKey, keys, isMulti]);
}
