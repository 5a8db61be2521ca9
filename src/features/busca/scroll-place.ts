/** Where the list of a search (its whole question) stood: the first row on screen and how far into it, in CSS pixels. */
export type ScrollPlace = { busca: string; row: number; offset: number };

const KEY = 'buscaPlace';

const isPlace = (value: unknown): value is ScrollPlace =>
  typeof value === 'object' &&
  value !== null &&
  'busca' in value &&
  'row' in value &&
  'offset' in value &&
  Number.isInteger(value.row) &&
  typeof value.offset === 'number';

/** The place that this entry of the history keeps for a search; null on an entry that is new. */
export function readPlace(busca: string): ScrollPlace | null {
  const state: unknown = history.state;
  const place =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[KEY] : undefined;
  return isPlace(place) && place.busca === busca ? place : null;
}

/** Keeps the place in this entry of the history: it lives as long as the entry, over a reload too. */
export function keepPlace(place: ScrollPlace): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : null), [KEY]: place }, '');
}
