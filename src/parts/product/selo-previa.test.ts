import { expect, test } from 'vitest';
import { previaPath } from './selo-previa.ts';

test('previaPath returns a path of one plain name in this app, otherwise null', () => {
  expect(previaPath('ofertas-da-semana')).toBe('/ofertas-da-semana');
  expect(previaPath('/ofertas')).toBe('/ofertas');
  expect(previaPath('//outro.example')).toBeNull();
  expect(previaPath('javascript:alert(1)')).toBeNull();
  expect(previaPath('a/b')).toBeNull();
  expect(previaPath('')).toBeNull();
  expect(previaPath(null)).toBeNull();
});
