/** Where the list of a question (all that was asked) stood: the first row on screen and how far into it, in CSS pixels. */
export type ScrollPlace = { question: string; row: number; offset: number };

/** The row of a question's list that has the keyboard. */
export type RowPlace = Pick<ScrollPlace, 'question' | 'row'>;

const PLACE_KEY = 'listaPlace';
const ROW_KEY = 'listaRow';

const isRow = (value: unknown): value is RowPlace =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  'row' in value &&
  Number.isInteger(value.row);

const isPlace = (value: unknown): value is ScrollPlace =>
  isRow(value) && 'offset' in value && typeof value.offset === 'number';

/** What this entry of the history keeps under a name. */
function read(name: string): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}

/** It lives as long as the entry, over a reload too. */
function keep(name: string, value: RowPlace): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : null), [name]: value }, '');
}

/** The place that this entry of the history keeps for a question; null on an entry that is new. */
export function readPlace(question: string): ScrollPlace | null {
  const place = read(PLACE_KEY);
  return isPlace(place) && place.question === question ? place : null;
}

/** Keeps the place in this entry of the history. */
export const keepPlace = (place: ScrollPlace): void => keep(PLACE_KEY, place);

/** The row that had the keyboard when this entry of the history was left; null on an entry that is new. */
export function readRow(question: string): number | null {
  const place = read(ROW_KEY);
  return isRow(place) && place.question === question ? place.row : null;
}

/** Keeps the row that has the keyboard in this entry of the history. */
export const keepRow = (place: RowPlace): void => keep(ROW_KEY, place);
