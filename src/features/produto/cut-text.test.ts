import { expect, test } from 'vitest';
import { CORTE, cutText } from './cut-text.tsx';

test('cuts what is longer than the field shows, by whole characters', () => {
  expect(cutText('Analgésicos', CORTE.campo)).toBe('Analgésicos');
  expect(cutText('123456789012345678', CORTE.campo)).toBe('123456789012345678');
  expect(cutText('Anti-hipertensivos e diuréticos', CORTE.campo)).toBe('Anti-hipertensivos…');
  expect(cutText('NEO QUÍMICA', CORTE.fabricanteNoModal)).toBe('NEO QUÍM…');
  expect(cutText('💊💊💊', 2)).toBe('💊💊…');
});
