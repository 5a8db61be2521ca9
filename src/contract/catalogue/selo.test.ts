import { expect, test } from 'vitest';
import { LAYOUT_ICONE_TRACO, parseSelos, type Selo, sortSelos } from './selo.ts';

const selo = (idSelo: number, Prioridade: number): Selo => ({
  idSelo,
  rotulo: `Selo ${idSelo}`,
  icone: '',
  idBibliotecaIconeLayout: LAYOUT_ICONE_TRACO,
  previaUrl: null,
  tipoDescontoPorVolume: false,
  Prioridade,
  detalhes: '',
  idTemaPersonalizado: null,
});

test('the badge of the lowest priority stands first, and equal ones by their ids', () => {
  const given = [selo(3, 20), selo(9, 10), selo(2, 20), selo(1, 30)];
  expect(sortSelos(given).map((one) => one.idSelo)).toEqual([9, 2, 3, 1]);
  expect(given[0]?.idSelo).toBe(3);
});

test('a badge without a priority stands behind all others', () => {
  const read = parseSelos('[{"idSelo":1,"rotulo":"Sem"},{"idSelo":2,"rotulo":"Com","Prioridade":900}]');
  expect(read.map((one) => one.rotulo)).toEqual(['Com', 'Sem']);
});

test.each([
  ['no text', ''],
  ['text that is no JSON', '[{"idSelo":1,'],
  ['JSON that is no list', '{"idSelo":1,"rotulo":"Oferta"}'],
  ['null', 'null'],
  ['a list of what is no badge', '[1, "Oferta", {"rotulo":"sem id"}, {"idSelo":4}]'],
])('%s is no badges', (_, text) => {
  expect(parseSelos(text)).toEqual([]);
});

test('a badge may use the older name of its text, and no other', () => {
  expect(parseSelos('[{"idSelo":7,"texto":"Oferta","icone":null}]')).toEqual([
    {
      idSelo: 7,
      rotulo: 'Oferta',
      icone: '',
      idBibliotecaIconeLayout: 1,
      previaUrl: null,
      tipoDescontoPorVolume: false,
      Prioridade: Number.MAX_SAFE_INTEGER,
      detalhes: '',
      idTemaPersonalizado: null,
    },
  ]);
});
