import { expect, test } from 'vitest';
import { listaPisCofinsOf, tarjaOf } from './codes.ts';

test('a medicine on prescription is on the positive tax list, one without on the negative, others on none', () => {
  const listas = [
    'Tarja Vermelha',
    'Tarja Vermelha sob restrição',
    'Tarja Preta',
    'Tarja Sem Tarja',
    '- (*)',
  ].map((texto) => listaPisCofinsOf(tarjaOf(texto)));
  expect(listas).toEqual(['+', '+', '+', '-', '']);
});
