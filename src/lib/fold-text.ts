const beyondAscii = /[\u0080-\uffff]/;
const plainWord = /^[A-Za-z]+$/;
const marks = /\p{M}+/gu;
const pieces = /[a-z]\d+(?:[.,]\d+)*|\p{L}+|\d+(?:[.,]\d+)*/gu;
const number = /^[a-z]?\d/;
const thousands = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/**
 * Returns text for comparison: lower case, without accents, compatible forms unified (`º` is `o`, `²` is
 * `2`), and the micro sign spelt as in the medicine list (`µg` is `mcg`).
 */
export function foldText(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(marks, '').toLowerCase().replaceAll('μ', 'mc').replaceAll('ß', 'ss');
}

/**
 * Returns the folded words and numbers of a text, in order. A dose is split from its unit (`500MG`: `500`,
 * `mg`); numbers have one spelling (`1.000` is `1000`, `0.50` and `0,50` are `0,5`); one letter glued to
 * digits is a code and stays whole (`B12`: `b12`).
 */
export function foldWords(text: string): string[] {
  if (plainWord.test(text)) return [text.toLowerCase()];
  const words = foldText(text).match(pieces) ?? [];
  return words.map((word) => (number.test(word) ? foldNumber(word) : word));
}

function foldNumber(word: string): string {
  const spelt = thousands.test(word) ? word.replaceAll('.', '') : word.replaceAll('.', ',');
  const comma = spelt.indexOf(',');
  return comma < 0 ? spelt : spelt.slice(0, comma) + spelt.slice(comma).replace(/[,0]+$/, '');
}
