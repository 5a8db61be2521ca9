import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, foldWords } from './fold-text.ts';

test('case and accents do not count', () => {
  expect(foldText('Ácido Fólico – CÁPSULA')).toBe('acido folico – capsula');
  expect(foldWords('AÇÚCAR (Laranja S/ açúcar)')).toEqual(['acucar', 'laranja', 's', 'acucar']);
});

test('a dose is split from its unit', () => {
  expect(foldWords('500MG')).toEqual(['500', 'mg']);
  expect(foldWords('5500UI/G + 990UI/G')).toEqual(['5500', 'ui', 'g', '990', 'ui', 'g']);
  expect(foldWords('X 45G')).toEqual(['x', '45', 'g']);
});

test('an abbreviation is split at its dot', () => {
  expect(foldWords('VIT.C')).toEqual(['vit', 'c']);
  expect(foldWords('DERM. BG.AL.')).toEqual(['derm', 'bg', 'al']);
});

test('a decimal stays one number and has one spelling', () => {
  expect(foldWords('10 MG/G + 0,443 MG/G')).toEqual(['10', 'mg', 'g', '0,443', 'mg', 'g']);
  expect(foldWords('0.50 0,50 0,5 50,0 2.50')).toEqual(['0,5', '0,5', '0,5', '50', '2,5']);
  expect(foldWords('1,005')).toEqual(['1,005']);
});

test('a dot before three digits is a thousands mark, unless the number starts with zero', () => {
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

test('one letter glued to digits stays whole and two letters do not', () => {
  expect(foldWords('VITAMINA B12 X30 mg20 H2O')).toEqual(['vitamina', 'b12', 'x30', 'mg', '20', 'h2', 'o']);
});

test('compatible signs are spelt out', () => {
  expect(foldWords('50 µg 2 M² Nº 1 ®')).toEqual(['50', 'mcg', '2', 'm2', 'no', '1']);
});

test('folding again changes nothing', () => {
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
