import { expect, test } from 'vitest';
import { filterChoices } from './choice-filter.ts';

const choices = [
  { id: 1, text: 'Farmácia São João', detail: 'Guarulhos, SP', keywords: '18459628000115' },
  { id: 2, text: 'Drogaria Central', detail: 'Contagem, MG' },
];

const found = (query: string) => filterChoices(choices, query).map(({ id }) => id);

test('a choice is found by any words in any order, without accents', () => {
  expect(found('joao farmacia')).toEqual([1]);
  expect(found('CONTAGEM')).toEqual([2]);
});

test('a choice is found by hidden keywords', () => {
  expect(found('18459')).toEqual([1]);
});

test('the choice of a typed code stands first', () => {
  const coded = [
    { id: 1, text: 'Farmácia A', code: '10123' },
    { id: 2, text: 'Farmácia B', code: '0123' },
    { id: 3, text: 'Farmácia C', code: 'C-9' },
  ];
  expect(filterChoices(coded, '0123').map(({ id }) => id)).toEqual([2, 1]);
  expect(filterChoices(coded, 'c-9').map(({ id }) => id)).toEqual([3]);
});

test('an empty query shows all choices, an unknown word none', () => {
  expect(found('  ')).toEqual([1, 2]);
  expect(found('farmácia contagem')).toEqual([]);
});
