import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, foldWords } from './fold-text.ts';

test('foldText and foldWords ignore case and accents', () => {
  expect(foldText('Ácido Fólico – CÁPSULA')).toBe('acido folico – capsula');
  expect(foldWords('AÇÚCAR (Laranja S/ açúcar)')).toEqual(['acucar', 'laranja', 's', 'acucar']);
});

test('foldWords splits a dose from its unit', () => {
  expect(foldWords('500MG')).toEqual(['500', 'mg']);
  expect(foldWords('5500UI/G + 990UI/G')).toEqual(['5500', 'ui', 'g', '990', 'ui', 'g']);
  expect(foldWords('X 45G')).toEqual(['x', '45', 'g']);
});

test('foldWords splits an abbreviation at its dot', () => {
  expect(foldWords('VIT.C')).toEqual(['vit', 'c']);
  expect(foldWords('DERM. BG.AL.')).toEqual(['derm', 'bg', 'al']);
});

test('foldWords keeps a decimal whole, in one spelling', () => {
  expect(foldWords('10 MG/G + 0,443 MG/G')).toEqual(['10', 'mg', 'g', '0,443', 'mg', 'g']);
  expect(foldWords('0.50 0,50 0,5 50,0 2.50')).toEqual(['0,5', '0,5', '0,5', '50', '2,5']);
  expect(foldWords('1,005')).toEqual(['1,005']);
});

test('foldWords reads a dot before three digits as a thousands separator, unless the number starts with zero', () => {
  expect(foldWords('100.000 UI 1.200.000 0.443 1.000,50 10,00')).toEqual([
    '100000',
    'ui',
    '1200000',
    '0,443',
    '1000,5',
    '10',
  ]);
  expect(foldWords('1000 20 100')).toEqual(['1000', '20', '100']);
});

test('foldWords keeps one letter glued to digits and splits two letters off', () => {
  expect(foldWords('VITAMINA B12 X30 mg20 H2O')).toEqual(['vitamina', 'b12', 'x30', 'mg', '20', 'h2', 'o']);
});

test('foldWords spells out compatible signs', () => {
  expect(foldWords('50 µg 2 M² Nº 1 ®')).toEqual(['50', 'mcg', '2', 'm2', 'no', '1']);
});

test('foldWords changes nothing the second time', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.stringMatching(/^[ab0125.,º ]{0,12}$/)),
      (text) => {
        const words = foldWords(text);
        expect(foldWords(words.join(' '))).toEqual(words);
      },
    ),
  );
});
