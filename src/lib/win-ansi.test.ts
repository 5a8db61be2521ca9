import { expect, test } from 'vitest';
import { printableLine, winAnsiByte } from './win-ansi.ts';

test('winAnsiByte knows Latin-1 and a few signs beyond it', () => {
  expect(['A', 'ç', '€', '…', '™'].map(winAnsiByte)).toEqual([0x41, 0xe7, 0x80, 0x85, 0x99]);
  expect(['ж', '\u{1F48A}', '\u0000', '\u0085', ''].map(winAnsiByte)).toEqual(Array(5).fill(undefined));
});

test('printableLine keeps Portuguese and markup as they are, and joins lines', () => {
  expect(printableLine(' Ação nº 1 <b>&amp;</b>\r\n\t“fim”… ')).toBe('Ação nº 1 <b>&amp;</b> “fim”…');
  // A letter and its accent as two characters.
  expect(printableLine('ac\u0327a\u0303o')).toBe('ação');
});

test.each([
  ['right-to-left marks', 'a\u202Eb\u2066c\u2069\u200Fd', 'abcd'],
  ['control characters', 'a\u0000b\u001B[31mc\u007Fd', 'a b [31mc d'],
  ['an emoji', 'a \u{1F48A} b', 'a ? b'],
  ['an emoji of several parts', '\u{1F469}\u200D\u2695\uFE0F', '??'],
  ['a soft hyphen and a byte-order mark', 'a\u00ADb\uFEFFc', 'abc'],
  ['piled accents', 'x\u0302\u0303\u0304y', 'xy'],
  ['half a character', 'a\uD83Db', 'a?b'],
  ['another script', 'жя', '??'],
])('printableLine: %s', (_, text, expected) => {
  expect(printableLine(text)).toBe(expected);
});
