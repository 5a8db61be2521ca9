/** A finger's way from where it was put down, in CSS pixels. */
export type Way = { dx: number; dy: number };

/** A shorter way is a trembling hand. */
const BEGIN_PX = 10;
/** The way after which letting go refreshes. */
const ENOUGH_PX = 120;
/** The sign follows the finger at half its speed, to its place. */
const SHOWN_MOST_PX = 64;

/** The gesture of a finger that began at the top of the page: undecided, something else, or pulling. */
export function readPull({ dx, dy }: Way): 'undecided' | 'other' | 'pull' {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < BEGIN_PX) return 'undecided';
  return dy > Math.abs(dx) ? 'pull' : 'other';
}

/** The sign's distance from the page's top, in CSS pixels. */
export const shownPx = ({ dy }: Way): number => Math.max(0, Math.min(dy / 2, SHOWN_MOST_PX));

/** True when letting go here refreshes. */
export const isEnough = ({ dy }: Way): boolean => dy >= ENOUGH_PX;
