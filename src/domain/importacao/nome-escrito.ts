import { isCodigoComLetras } from './importacao-codigo.ts';

const word = /\p{L}{3}/u;
/** A name written in one piece: 'losartana50mg'. A first zero is a code's. */
const leadingWord = /^\p{L}{4}\D*[1-9]/u;
const digit = /\d/;
const count = /^\d{1,3}$/;
/** Words between a quantity or a form and its product, which no catalogue lists. */
const LINKS = new Set(['de', 'da', 'do', 'das', 'dos']);

/** True for a product in words; false for a code, also one with letters. */
export function isNome(identificacao: string): boolean {
  const text = identificacao.trim();
  return word.test(text) && (!isCodigoComLetras(text) || leadingWord.test(text));
}

/**
 * The words to search for when all of them find nothing: without a quantity in front, else without the last word. The
 * only number of a name stays, because another strength is another product; empty if no name would be left.
 */
function fewerWords(words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  if (count.test(first)) return words.slice(1);
  const fewer = words.slice(0, -1);
  const losesNumber = digit.test(words.at(-1) ?? '') && !fewer.some((one) => digit.test(one));
  return losesNumber || !fewer.some((one) => word.test(one)) ? [] : fewer;
}

/** Returns the texts to search for the product of a line, the likeliest first; empty for a code. */
export function buscasDoNome(identificacao: string): string[] {
  const text = identificacao.trim();
  if (!isNome(text)) return [];
  const words = text.split(/\s+/u).filter((one) => !LINKS.has(one.toLowerCase()));
  return [words, fewerWords(words)].filter((list) => list.length > 0).map((list) => list.join(' '));
}
