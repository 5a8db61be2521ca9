import { expect, test } from 'vitest';
import type { Opcao } from './filtros.ts';
import { lettersOnly, split, TEXTO_DO_GRUPO_MAXIMO } from './opcoes.ts';

const opcoes = (...entries: [nome: string, quantidade?: number][]): Opcao[] =>
  entries.map(([nome, quantidade], at) => ({ id: at + 1, nome, quantidade }));

const names = (some: readonly Opcao[]): string[] => some.map(({ nome }) => nome);

test('the group’s text keeps only letters with their accents, spaces, dots and hyphens', () => {
  expect(lettersOnly('Aché Lab. S-A')).toBe('Aché Lab. S-A');
  expect(lettersOnly('EMS 123/4_;"<b>ção')).toBe('EMS bção');
  expect(lettersOnly('x'.repeat(600))).toHaveLength(TEXTO_DO_GRUPO_MAXIMO);
});

test('the group’s text keeps a dead key’s sign until its letter comes', () => {
  expect(lettersOnly('jo~', true)).toBe('jo~');
  expect(lettersOnly('jo~')).toBe('jo');
  expect(lettersOnly('jo1', true)).toBe('jo');
});

test('a group shows first the six with the most items, and the rest by name', () => {
  const { primeiras, restantes } = split(
    opcoes(['A', 1], ['B', 9], ['C', 3], ['D', 3], ['E', 8], ['F', 7], ['G', 2], ['H', 6]),
    '',
  );
  expect(names(primeiras)).toEqual(['B', 'E', 'F', 'H', 'C', 'D']);
  expect(names(restantes)).toEqual(['A', 'G']);
});

test('a group without counts keeps the order of names, and up to six have no rest', () => {
  const six = opcoes(['A'], ['B'], ['C'], ['D'], ['E'], ['F']);
  expect(names(split(six, '').primeiras)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(split(six, '').restantes).toEqual([]);
});

test('the member for products without one is the last, whatever its items', () => {
  const sem: Opcao = { id: 9, nome: 'Sem marca', quantidade: 500, isSem: true };
  const { primeiras } = split([sem, ...opcoes(['A', 1], ['B', 9])], '');
  expect(names(primeiras)).toEqual(['B', 'A', 'Sem marca']);
  const seven = opcoes(['A'], ['B'], ['C'], ['D'], ['E'], ['F']);
  expect(names(split([sem, ...seven], '').restantes)).toEqual(['Sem marca']);
  expect(split([sem], '').primeiras).toEqual([]);
});

test('the group’s text matches inside a name, whatever the accents and the case', () => {
  const some = opcoes(['Aché', 1], ['União Química', 2], ['EMS', 3]);
  expect(names(split(some, 'QUIMICA').primeiras)).toEqual(['União Química']);
  expect(names(split(some, ' ache ').primeiras)).toEqual(['Aché']);
  expect(split(some, 'zzz').primeiras).toEqual([]);
});
