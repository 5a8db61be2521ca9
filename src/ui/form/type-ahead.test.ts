import { expect, test } from 'vitest';
import { createTypeAhead } from './type-ahead.ts';

const LABELS = ['Meus Pedidos', 'Notas Fiscais', 'Alterar senha', 'Sessões', 'Atalhos', 'Sobre', 'Ícones'];

const typing = (keys: string, { gap = 100, at = 0 } = {}): number => {
  const find = createTypeAhead();
  return Array.from(keys).reduce((place, key, n) => {
    const found = find(key, n * gap, LABELS, place);
    return found === -1 ? place : found;
  }, at);
};

test('a word leads to the entry that begins with it, ignoring case and accents', () => {
  expect(typing('notas')).toBe(1);
  expect(typing('sob')).toBe(5);
  expect(typing('ALT')).toBe(2);
  expect(typing('ic')).toBe(6);
});

test('the same letter again moves to the next entry, and around', () => {
  expect(typing('s')).toBe(3);
  expect(typing('ss')).toBe(5);
  expect(typing('sss')).toBe(3);
});

test('a pause in typing begins a new word', () => {
  expect(typing('sn', { gap: 1000 })).toBe(1);
  expect(typing('sn')).toBe(3);
});

test('a word without an entry moves nothing', () => {
  expect(createTypeAhead()('x', 0, LABELS, 0)).toBe(-1);
  expect(createTypeAhead()('x', 0, [], -1)).toBe(-1);
});
