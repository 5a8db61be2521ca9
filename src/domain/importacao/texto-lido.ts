import { isGtin } from '#lib/gtin.ts';
import { endsInStrength, isStrengthAlone, UNIT } from './importacao-mensagem.ts';

/** Letters that a reader of pictures takes for digits, and the digits. */
const CONFUSED: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  s: '5',
  B: '8',
};

const EAN = /(?<!\d)\d{8,14}(?!\d)/g;

/** Rules of a table, frames and specks: never a part of a name or code. */
const RULES = /[|¦[\]{}_~«»<>]+/g;
const HAS_WORD = /[\p{L}\d]{2}|^\s*\d\s*$/u;
const LETTERS = /\p{L}{2}/u;

/** A wish at the end of a line: a number alone, perhaps with a unit. */
const QUANTITY = String.raw`\d{1,4}(?:\s*${UNIT})?`;
const onlyQuantity = new RegExp(`^${QUANTITY}$`, 'iu');
const quantityAtEnd = new RegExp(String.raw`(?<=\S)\s+${QUANTITY}$`, 'iu');
/** Before a number it says that this is the content of a package: 'c/ 30', 'com 30'. */
const CONTENT = /(?:^|\s)(?:c\/?|com|x|de|n[º°o]?|\+)$/iu;
/** A column's number at the end of a line that has words before it. */
const lastNumber = /^(.*\S)\s+(\d{1,4})$/u;

/** A code with letters in place of digits is mended, if most of it are digits and its check digit is then right. */
function mendToken(token: string): string {
  const mended = token.replace(/[^\d]/gu, (sign) => CONFUSED[sign] ?? sign);
  const digits = token.replace(/\D/g, '').length;
  return isGtin(mended) && digits * 2 > token.length ? mended : token;
}

/** Mends codes, also with the dots and dashes of a table's rule around them. */
const mendCodes = (line: string): string =>
  line.replace(/\S+/gu, (word) => {
    const core = /^[^\p{L}\d|!]*(.*?)[^\p{L}\d|!]*$/u.exec(word)?.[1] ?? word;
    const mended = mendToken(core);
    return mended === core ? word : mended;
  });

const tidy = (line: string): string =>
  line
    .replace(RULES, '  ')
    .replace(/[‘’`´]/g, "'")
    .replace(/^[\s.,;:'"*—–-]+(?=\S)/u, '')
    .replace(/[\s.,;:'"*—–-]+$/u, '')
    .replace(/\t/g, '  ')
    .replace(/ {3,}/g, '  ');

/** Where the bar codes of a line begin. */
const codesIn = (line: string): number[] =>
  [...line.matchAll(EAN)].filter(([code]) => isGtin(code)).map(({ index }) => index);

/** A line with two codes holds two products side by side. */
function splitAtCodes(line: string): string[] {
  const starts = codesIn(line);
  if (starts.length < 2) return [line];
  return [0, ...starts.slice(1)].map((from, at) => line.slice(from, starts[at + 1] ?? line.length).trim());
}

const endsInQuantity = (line: string): boolean => quantityAtEnd.test(line) && !isStrengthAlone(line);

/** True if the second line goes on with the product of the first: its quantity, or the words of its code. */
const goesOn = (line: string, next: string): boolean =>
  (LETTERS.test(line) && !endsInQuantity(line) && onlyQuantity.test(next)) ||
  (isGtin(line) && LETTERS.test(next) && codesIn(next).length === 0 && endsInQuantity(next));

function joinParts(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && goesOn(before, line)) joined[joined.length - 1] = `${before}  ${line}`;
    else joined.push(line);
  }
  return joined;
}

/** Sets a number at the end apart from the words, as a column is, so that it is read as the quantity. */
function setQuantityApart(line: string): string {
  const [, words, number] = lastNumber.exec(line) ?? [];
  if (words === undefined || !LETTERS.test(words) || CONTENT.test(words)) return line;
  if (endsInStrength(line)) return line;
  return `${words}  ${number}`;
}

/**
 * Returns the text that was read from a picture of a list, with a product a line: without rules and specks, codes mended
 * where their check digit proves it, products that stand side by side parted, parts of one joined, quantities at the end
 * set apart.
 */
export const arrumarTextoLido = (text: string): string =>
  joinParts(
    text
      .split(/\r\n|\r|\n/)
      .map(mendCodes)
      .map(tidy)
      .map((line) => mendCodes(line).trim())
      .filter((line) => HAS_WORD.test(line))
      .flatMap(splitAtCodes),
  )
    .map(setQuantityApart)
    .join('\n');
