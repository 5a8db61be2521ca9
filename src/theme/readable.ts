import { contrastRatio, mixColors, type Rgba } from './color-math.ts';

/** The minimum contrast of a text with its ground (WCAG 2.2 AA). */
const LEAST_CONTRAST = 4.5;

const black: Rgba = [0, 0, 0, 1];
const white: Rgba = [255, 255, 255, 1];

/** The shares (%) of the way to black or white to try, in order. */
const STEPS = [20, 30, 40, 50, 60, 70, 80, 90, 100];

const leastOf = (text: Rgba, grounds: readonly Rgba[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(text, ground)));

/** True when a text is readable on each opaque ground; transparent grounds are ignored. */
export function isReadable(text: Rgba, grounds: readonly Rgba[]): boolean {
  return leastOf(text, grounds.filter(isOpaque)) >= LEAST_CONTRAST;
}

/** Returns the colour that is easier to read on all grounds; the first if they are equal. */
export function easierToRead(first: Rgba, second: Rgba, grounds: readonly Rgba[]): Rgba {
  return leastOf(first, grounds) >= leastOf(second, grounds) ? first : second;
}

/**
 * Returns the shade nearest to `text` that is readable on all opaque grounds, towards black or white, whichever is
 * easier to read there. If no shade is readable on all of them, returns the better end.
 */
export function makeReadable(text: Rgba, grounds: readonly Rgba[]): Rgba {
  const opaque = grounds.filter(isOpaque);
  const end = easierToRead(black, white, opaque);
  const solid: Rgba = [text[0], text[1], text[2], 1];
  const shades = STEPS.map((percent) => mixColors(solid, end, percent));
  return shades.find((shade) => isReadable(shade, opaque)) ?? end;
}

const isOpaque = ([, , , alpha]: Rgba): boolean => alpha === 1;
