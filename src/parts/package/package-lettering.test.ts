import { expect, test } from 'vitest';
import { fitLines, measureText, toTitle } from './package-lettering.ts';

test('fitLines sets a short name on one line in the largest size', () => {
  expect(fitLines('Rilan', { width: 80, height: 30 }, [14, 10, 7])).toEqual({ lines: ['Rilan'], size: 14 });
});

test('fitLines sets a long name in a smaller size before cutting it', () => {
  const { lines, size } = fitLines('Dipirona Monoidratada', { width: 70, height: 30 }, [14, 10, 7]);
  expect(lines).toEqual(['Dipirona', 'Monoidratada']);
  expect(size).toBe(10);
});

test('fitLines uses a smaller size in a lower space', () => {
  expect(fitLines('Dipirona Monoidratada', { width: 70, height: 16 }, [14, 10, 7]).size).toBe(7);
});

test('fitLines ends a name that fits in no size with an ellipsis, within the width', () => {
  const name =
    'Fluocinolona Acetonida + Sulfato de Polimixina B + Sulfato de Neomicina + Cloridrato de Lidocaína';
  const { lines, size } = fitLines(name, { width: 50, height: 23 }, [14, 7]);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)?.endsWith('…')).toBe(true);
  for (const line of lines) expect(measureText(line, size)).toBeLessThanOrEqual(50);
});

test('fitLines cuts a single long word too', () => {
  expect(fitLines('Hidroxipropilmetilcelulose', { width: 40, height: 20 }, [8]).lines[0]?.endsWith('…')).toBe(
    true,
  );
});

test('toTitle capitalises words except short ones such as "de", and keeps suffixes such as XL', () => {
  expect(toTitle('BUTILBROMETO DE ESCOPOLAMINA + DIPIRONA')).toBe('Butilbrometo de Escopolamina + Dipirona');
  expect(toTitle('ÁCIDO FÓLICO')).toBe('Ácido Fólico');
  expect(toTitle('BUPIUM XL')).toBe('Bupium XL');
  expect(toTitle('NEOMESART HCT')).toBe('Neomesart HCT');
  expect(toTitle('BUPIUM XL')).toBe('Bupium XL');
  expect(toTitle('NEOMESART HCT')).toBe('Neomesart HCT');
});
