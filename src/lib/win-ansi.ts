/** The Windows-1252 characters beyond Latin-1 that the app's texts may hold. */
const WINDOWS: ReadonlyMap<string, number> = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
  ['™', 0x99],
]);

/** The byte of a character in Windows-1252, the encoding of a PDF's standard fonts; undefined if it has none. */
export function winAnsiByte(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  const isLatin = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
  return isLatin ? code : WINDOWS.get(character);
}

/**
 * A text as one line that the standard fonts of a PDF can print. Leaves out marks that have no shape of their own, such
 * as changes of the direction of writing; other unknown characters become a question mark.
 */
export function printableLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(line, (character) => (winAnsiByte(character) === undefined ? '?' : character)).join('');
}
