import type { Cinza } from './ocr-protocol.ts';

/** A picture whose shades are below this on average shows light letters on dark. */
const DARK = 110;
/** The neighbourhood that tells the paper's shade: this part of the longest side. */
const PART = 24;
/** A pixel's share of that shade: black up to the first, white from the second on. */
const BLACK = 0.5;
const WHITE = 0.9;

/** A pixel below this shade belongs to a letter or a rule. */
const INK = 190;
/** A straight run of ink that is longer than this part of the longest side, and than any letter, is a table's rule. */
const RULE_PART = 25;
const SHORTEST_RULE = 50;

/** The pixels of one row or column: where it begins, the step from one to the next, how many. */
type Line = { from: number; step: number; count: number };

/** Paints runs of ink in a line white if they are as long as a rule. */
function dropRuns(pixels: Uint8Array, { from, step, count }: Line, longest: number): void {
  let run = 0;
  for (let at = 0; at <= count; at += 1) {
    if (at < count && (pixels[from + at * step] ?? 255) < INK) {
      run += 1;
      continue;
    }
    if (run >= longest) for (let back = 1; back <= run; back += 1) pixels[from + (at - back) * step] = 255;
    run = 0;
  }
}

/** The picture without the rules of a table, which join letters to one piece. */
function withoutRules({ width, height, pixels }: Cinza): Cinza {
  const longest = Math.max(SHORTEST_RULE, Math.round(Math.max(width, height) / RULE_PART));
  const across = pixels.slice();
  const down = pixels.slice();
  for (let y = 0; y < height; y += 1) dropRuns(across, { from: y * width, step: 1, count: width }, longest);
  for (let x = 0; x < width; x += 1) dropRuns(down, { from: x, step: width, count: height }, longest);
  return { width, height, pixels: across.map((shade, at) => Math.max(shade, down[at] ?? 0)) };
}

/** Sums of all pixels above and left of each place, one row and column more than the picture. */
function toSums({ width, height, pixels }: Cinza): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** The mean shade of each pixel's square neighbourhood with this reach, by the picture's sums. */
function toMeans({ width, height }: Cinza, sums: Uint32Array, reach: number): Uint8Array<ArrayBuffer> {
  const means = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [
      Math.max(0, y - reach) * (width + 1),
      Math.min(height, y + reach + 1) * (width + 1),
    ];
    const rows = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[bottom + left] ?? 0) +
        (sums[top + left] ?? 0);
      means[y * width + x] = Math.round(sum / (rows * (right - left)));
    }
  }
  return means;
}

const isDark = ({ pixels }: Cinza): boolean =>
  pixels.reduce((sum, shade) => sum + shade, 0) < DARK * pixels.length;

/**
 * Returns a picture with dark letters on even white paper: specks of single pixels are smoothed, shadows are taken out, light
 * letters on dark are turned over, and the rules of tables are gone.
 */
export function limparFoto(foto: Cinza): Cinza {
  const { width, height } = foto;
  const upright = isDark(foto) ? { ...foto, pixels: foto.pixels.map((shade) => 255 - shade) } : foto;
  const sums = toSums(upright);
  const smooth = toMeans(upright, sums, 1);
  const paper = toMeans(upright, sums, Math.max(8, Math.round(Math.max(width, height) / PART)));
  const pixels = smooth.map((shade, at) => {
    const share = shade / Math.max(1, paper[at] ?? 1);
    return Math.round(255 * Math.min(1, Math.max(0, (share - BLACK) / (WHITE - BLACK))));
  });
  return withoutRules({ width, height, pixels });
}
