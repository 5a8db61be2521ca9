import { contrastRatio, mixColors, type Rgba } from './color-math.ts';

/** The least contrast of a text with its ground (WCAG 2.2 AA). */
const LEAST_CONTRAST = 4.5;

const black: Rgba = [0, 0, 0, 1];
const white: Rgba = [255, 255, 255, 1];

/** How much of the way to black or white is tried, in order. */
const STEPS = [20, 30, 40, 50, 60, 70, 80, 90, 100];

const leastOf = (text: Rgba, grounds: readonly Rgba[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(text, ground)));

/** Whether a text can be read on each of the grounds that are opaque; what shows through is not judged. */
export function isReadable(text: Rgba, grounds: readonly Rgba[]): boolean {
  return leastOf(text, grounds.filter(isOpaque)) >= LEAST_CONTRAST;
}

/** Whichever of two colours reads better on all the grounds; the first when they are equal. */
export function easierToRead(first: Rgba, second: Rgba, grounds: readonly Rgba[]): Rgba {
  return leastOf(first, grounds) >= leastOf(second, grounds) ? first : second;
}

/**
 * The shade nearest to `text` that can be read on all the opaque grounds: towards black or white, whichever
 * reads better there. Where grounds are so different that nothing reads on all, the end that reads best.
 */
export function makeReadable(text: Rgba, grounds: readonly Rgba[]): Rgba {
  const opaque = grounds.filter(isOpaque);
  const end = easierToRead(black, white, opaque);
  const solid: Rgba = [text[0], text[1], text[2], 1];
  const shades = STEPS.map((percent) => mixColors(solid, end, percent));
  return shades.find((shade) => isReadable(shade, opaque)) ?? end;
}

const isOpaque = ([, , , alpha]: Rgba): boolean => alpha === 1;
