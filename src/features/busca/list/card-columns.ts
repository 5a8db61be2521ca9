import { CARD_GAP } from './card-grid.css.ts';

/** The least width of a card in CSS pixels, on a phone and on wider screens. */
const LEAST_NARROW = 150;
const LEAST = 216;
const NARROW = 560;

/** The number of cards in a line of `width` CSS pixels: two on a phone, five at a desk. */
export function columnsFor(width: number): number {
  const least = width < NARROW ? LEAST_NARROW : LEAST;
  return Math.max(1, Math.floor((width + CARD_GAP) / (least + CARD_GAP)));
}
