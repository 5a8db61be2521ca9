/** Where the list of a question (all that was asked) stood: the first row on screen and how far into it, in CSS pixels. */
export type ScrollPlace = { question: string; row: number; offset: number };

const KEY = 'listaPlace';

const isPlace = (value: unknown): value is ScrollPlace =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  'row' in value &&
  'offset' in value &&
  Number.isInteger(value.row) &&
  typeof value.offset === 'number';

/** The place that this entry of the history keeps for a question; null on an entry that is new. */
export function readPlace(question: string): ScrollPlace | null {
  const state: unknown = history.state;
  const place =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[KEY] : undefined;
  return isPlace(place) && place.question === question ? place : null;
}

/** Keeps the place in this entry of the history: it lives as long as the entry, over a reload too. */
export function keepPlace(place: ScrollPlace): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : null), [KEY]: place }, '');
}
