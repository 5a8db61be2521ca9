import { expect, test } from 'vitest';
import { fitLines, measureText, toTitle } from './package-lettering.ts';

test('a short name takes the largest size on one line', () => {
  expect(fitLines('Rilan', { width: 80, height: 30 }, [14, 10, 7])).toEqual({ lines: ['Rilan'], size: 14 });
});

test('a long name takes smaller letters before it is cut', () => {
  const { lines, size } = fitLines('Dipirona Monoidratada', { width: 70, height: 30 }, [14, 10, 7]);
  expect(lines).toEqual(['Dipirona', 'Monoidratada']);
  expect(size).toBe(10);
});

test('a low room takes smaller letters than a high one', () => {
  expect(fitLines('Dipirona Monoidratada', { width: 70, height: 16 }, [14, 10, 7]).size).toBe(7);
});

test('what fits in no size ends in an ellipsis and stays within its width', () => {
  const name =
    'Fluocinolona Acetonida + Sulfato de Polimixina B + Sulfato de Neomicina + Cloridrato de Lidocaína';
  const { lines, size } = fitLines(name, { width: 50, height: 23 }, [14, 7]);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)?.endsWith('…')).toBe(true);
  for (const line of lines) expect(measureText(line, size)).toBeLessThanOrEqual(50);
});

test('one endless word is cut too', () => {
  expect(fitLines('Hidroxipropilmetilcelulose', { width: 40, height: 20 }, [8]).lines[0]?.endsWith('…')).toBe(
    true,
  );
});

test('names are printed with capitals, little words without', () => {
  expect(toTitle('BUTILBROMETO DE ESCOPOLAMINA + DIPIRONA')).toBe('Butilbrometo de Escopolamina + Dipirona');
  expect(toTitle('ÁCIDO FÓLICO')).toBe('Ácido Fólico');
  expect(toTitle('BUPIUM XL')).toBe('Bupium XL');
  expect(toTitle('NEOMESART HCT')).toBe('Neomesart HCT');
  expect(toTitle('BUPIUM XL')).toBe('Bupium XL');
  expect(toTitle('NEOMESART HCT')).toBe('Neomesart HCT');
});
