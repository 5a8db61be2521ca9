import { expect, test } from 'vitest';
import { isDiscardWord, unsentCount, unsentWords } from './unsent-words.ts';

test('unsent work names the orders by their local codes and counts the rest', () => {
  expect(unsentWords({ pedidos: ['A7K-042', 'B1C-007'], alteracoes: 1, rascunhos: 0 })).toBe(
    'Pedido A7K-042 · Pedido B1C-007 · 1 alteração',
  );
  expect(unsentWords({ pedidos: [], alteracoes: 1200, rascunhos: 0 })).toBe('1.200 alterações');
  expect(unsentWords({ pedidos: ['A7K-042'], alteracoes: 0, rascunhos: 0 })).toBe('Pedido A7K-042');
});

test('unsent changes are counted in words', () => {
  expect(unsentCount({ count: 1, rascunhos: 0 })).toBe('1 alteração não enviada');
  expect(unsentCount({ count: 2, rascunhos: 0 })).toBe('2 alterações não enviadas');
});

test('drafts are told next to the changes, or alone', () => {
  expect(unsentWords({ pedidos: [], alteracoes: 1, rascunhos: 1 })).toBe(
    '1 alteração · 1 rascunho de documento',
  );
  expect(unsentCount({ count: 2, rascunhos: 1 })).toBe('2 alterações não enviadas e 1 rascunho de documento');
  expect(unsentCount({ count: 0, rascunhos: 2 })).toBe('2 rascunhos de documentos');
});

test('only the whole word discards, in any case and with spaces around it', () => {
  expect(isDiscardWord(' Descartar ')).toBe(true);
  expect(isDiscardWord('DESCARTAR')).toBe(true);
  expect(isDiscardWord('descarta')).toBe(false);
  expect(isDiscardWord('')).toBe(false);
});
