/** The scroll position of a query's list: the first row on screen and the offset into it, in CSS pixels. */
export type ScrollPlace = { question: string; row: number; offset: number };

/** The focused row of a query's list. */
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

/** Reads a value from the current history entry. */
function read(name: string): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}

/** Saves a value in the current history entry: it lasts as long as the entry, also across a reload. */
function keep(name: string, value: RowPlace): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : null), [name]: value }, '');
}

/** Returns a query's scroll position from the current history entry; null on a new entry. */
export function readPlace(question: string): ScrollPlace | null {
  const place = read(PLACE_KEY);
  return isPlace(place) && place.question === question ? place : null;
}

/** Saves the scroll position in the current history entry. */
export const keepPlace = (place: ScrollPlace): void => keep(PLACE_KEY, place);

/** Returns the row that had the focus when the user left this history entry; null on a new entry. */
export function readRow(question: string): number | null {
  const place = read(ROW_KEY);
  return isRow(place) && place.question === question ? place.row : null;
}

/** Saves the focused row in the current history entry. */
export const keepRow = (place: RowPlace): void => keep(ROW_KEY, place);
