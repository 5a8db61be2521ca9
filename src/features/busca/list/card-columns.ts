import { CARD_GAP } from './card-grid.css.ts';

/** The least width of a card in CSS pixels, on a phone and on what is wider. */
const LEAST_NARROW = 150;
const LEAST = 216;
const NARROW = 560;

/** How many cards stand beside each other in so many CSS pixels: two on a phone, five at a desk. */
export function columnsFor(width: number): number {
  const least = width < NARROW ? LEAST_NARROW : LEAST;
  return Math.max(1, Math.floor((width + CARD_GAP) / (least + CARD_GAP)));
}
