/** Content that readers never see; an unclosed element extends to the end. */
const UNREAD = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;

/** Tags that start a new line. */
const BREAKING =
  /<\/?(?:br|hr|p|div|li|ul|ol|dl|dt|dd|tr|td|th|table|h[1-6]|pre|section|blockquote)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

const TAG = /<[/!]?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** A tag with unmatched quotes, or a tag cut off by the end of the text. */
const BROKEN_TAG = /<[/!]?[a-z][^>]*>|<\/?[a-z][a-z0-9-]*(?:\s[^<>]*=[^<>]*)?\s*\/?$/gi;

const ENTITY =
  /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|ordm|ordf)|([a-z])(acute|grave|circ|tilde|uml|cedil));/gi;

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ordm: 'º',
  ordf: 'ª',
};

/** Combining accents, which follow their letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

/** Returns the character of a code point; '' for controls, surrogates and values beyond the last one. */
function signOf(code: number): string {
  const isSign = (code >= 0xa0 && code < 0xd800) || (code >= 0xe000 && code <= 0x10ffff);
  return isSign || (code >= 0x20 && code < 0x7f) ? String.fromCodePoint(code) : '';
}

/** Replaces each entity by its sign, once: `&amp;lt;` becomes the text `&lt;`. */
const readEntities = (text: string): string =>
  text.replace(ENTITY, (_, decimal?: string, hex?: string, sign?: string, letter = '', accent = '') => {
    if (decimal !== undefined) return signOf(Number(decimal));
    if (hex !== undefined) return signOf(Number.parseInt(hex, 16));
    if (sign !== undefined) return SIGNS[sign.toLowerCase()] ?? '';
    return `${letter}${ACCENTS[accent.toLowerCase()] ?? ''}`.normalize('NFC');
  });

/**
 * Returns the text content of a text that may hold HTML: no tags, no hidden content, a new line where a block
 * begins. The result may look like markup again: use it as text only.
 */
export const markupWords = (markup: string): string =>
  readEntities(markup.replace(UNREAD, ' ').replace(BREAKING, '\n').replace(TAG, '').replace(BROKEN_TAG, ''));
