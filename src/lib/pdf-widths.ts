/**
 * Advance widths of Helvetica and Helvetica-Bold in thousandths of the font size, for the characters from space to
 * tilde, as Adobe's metrics of the fourteen standard fonts give them.
 */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

const FIRST = 32;
const UNKNOWN = 556;

const toWidths = (text: string): readonly number[] => text.split(' ').map(Number);

const WIDTHS = { regular: toWidths(REGULAR), bold: toWidths(BOLD) } as const;

/** A weight of Helvetica, the one family that every PDF reader has. */
export type PdfFont = keyof typeof WIDTHS;

/** Removes accents: a letter is as wide with its accent as without. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Returns the width of a text in points, at a font size in points. */
export function pdfTextWidth(text: string, size: number, font: PdfFont): number {
  const widths = WIDTHS[font];
  let sum = 0;
  for (const character of plain(text)) sum += widths[(character.codePointAt(0) ?? 0) - FIRST] ?? UNKNOWN;
  return (sum * size) / 1000;
}

/** Breaks a text into lines no wider than `width`; cuts a word that is wider. */
export function pdfLines(text: string, width: number, size: number, font: PdfFont): string[] {
  const fits = (line: string) => pdfTextWidth(line, size, font) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}
