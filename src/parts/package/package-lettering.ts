/** Returns the approximate width of a bold letter in ems, to choose a size before drawing. */
function widthOf(letter: string): number {
  if (/[il.,;:'|!()[\]j]/.test(letter)) return 0.3;
  if (/[ftr1/\s-]/.test(letter)) return 0.38;
  if (/[mwMW@]/.test(letter)) return 0.9;
  if (/\p{Lu}/u.test(letter)) return 0.68;
  return 0.58;
}

/** Returns the width of a text in units of its size (ems times size). */
export function measureText(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += widthOf(letter);
  return ems * size;
}

export interface Lettering {
  lines: string[];
  size: number;
}

/** The distance between lines, as a multiple of the size. */
export const leading = 1.06;

export interface Room {
  width: number;
  height: number;
}

/**
 * Breaks a name into lines that fit a space, in the largest fitting size of `sizes` (ordered from large to small). If
 * it does not fit in the smallest size either, it ends in an ellipsis.
 */
export function fitLines(name: string, { width, height }: Room, sizes: readonly number[]): Lettering {
  const roomFor = (size: number) => Math.max(1, Math.floor(height / (size * leading)));
  for (const size of sizes) {
    const lines = wrap(name, width, size);
    const isWhole = lines.every((line) => measureText(line, size) <= width);
    if (isWhole && lines.length <= roomFor(size)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 6;
  const lines = wrap(name, width, size).slice(0, roomFor(size));
  const isCut = lines.join(' ').length < name.length;
  return {
    lines: lines.map((line, at) => shorten(line, width, size, isCut && at === lines.length - 1)),
    size,
  };
}

function wrap(name: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureText(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shorten(line: string, width: number, size: number, hasMore: boolean): string {
  if (!hasMore && measureText(line, size) <= width) return line;
  let kept = line;
  while (kept.length > 1 && measureText(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.replace(/[\s+,]+$/, '')}…`;
}

const small = new Set(['de', 'do', 'da', 'dos', 'das', 'e', 'com']);

/** Returns a name in the capitalisation of boxes: 'DIPIRONA MONOIDRATADA' becomes 'Dipirona Monoidratada'. */
export function toTitle(name: string): string {
  return name
    .toLocaleLowerCase('pt-BR')
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : capitalize(word)))
    .join(' ');
}

/** Capitalises a word; brand suffixes such as 'XL' and 'HCT' stay unchanged. */
function capitalize(word: string): string {
  const isSuffix = word.length <= 2 || /^[^aeiouáéíóú]{3}$/.test(word);
  const head = isSuffix ? word : word.charAt(0);
  return head.toLocaleUpperCase('pt-BR') + word.slice(head.length);
}
