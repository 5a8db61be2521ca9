import { expect, test } from 'vitest';
import { comecoDe, menosPalavras, palavraDe, parecidas, telefoneEm } from './saidas.ts';

test('a search of several words is tried with fewer, those with the most words first, never by a number', () => {
  expect(menosPalavras('dipirona 500 xyzw')).toEqual(['dipirona 500', '500 xyzw', 'dipirona', 'xyzw']);
  expect(menosPalavras('dipirona 1g')).toEqual(['dipirona']);
  expect(menosPalavras('dipirozzz')).toEqual([]);
});

test('one word is tried by its first half', () => {
  expect(comecoDe('dipirozzz')).toBe('dipir');
  expect(comecoDe('zzzz')).toBeNull();
  expect(comecoDe('789642250')).toBeNull();
  expect(comecoDe('dipirona 500')).toBeNull();
});

test('telefoneEm finds the telephone of a sentence and ignores hours', () => {
  expect(telefoneEm('Televendas 0800 555 0100, das 7 h às 20 h')).toBe('08005550100');
  expect(telefoneEm('Ligue +55 (27) 3333-4444')).toBe('+552733334444');
  expect(telefoneEm('0800.555.0100')).toBe('08005550100');
  expect(telefoneEm('Das 7 h às 20 h')).toBeNull();
});

test('the longest word with letters is sought by its spelling', () => {
  expect(palavraDe('dipirxxzona 500 mg')).toBe('dipirxxzona');
  expect(palavraDe('789642250 xyz')).toBeNull();
});

test('near spellings have at most one wrong letter in three, the nearest first, whatever the accents', () => {
  const nomes = ['DIPIRONA SÓDICA', 'DIPIRIDAMOL', 'DIPIRONA', 'DIPROSPAN', 'ÁCIDO'];
  expect(parecidas('dipirxxzona', nomes, 3)).toEqual(['dipirona']);
  expect(parecidas('dipirano', nomes, 3)).toEqual(['dipirona']);
  expect(parecidas('acidu', nomes, 3)).toEqual(['acido']);
  expect(parecidas('zzzz', nomes, 3)).toEqual([]);
});
