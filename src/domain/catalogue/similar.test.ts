import { expect, test } from 'vitest';
import { conteudoOf, doseEForma, isSimilar, unidadeDe } from './similar.ts';

test.each([
  ['500 MG COM CT BL AL PLAS X 30', '500 MG COM'],
  ['500,0 mg COM  CX 50 BL AL X 10', '500 MG COM'],
  ['20 MG/ML XPE CT FR VD AMB X 100 ML + CP MED', '20 MG/ML XPE'],
  ['(320,00+12,50) MG COM REV CT BL AL AL X 28', '(320+12,50) MG COM REV'],
  ['750 MG COM MAST X 8', '750 MG COM MAST'],
  ['0,5MG COM CT BL X 30', '0,5 MG COM'],
  ['SOL INJ', 'SOL INJ'],
  ['', ''],
])('strength and form of %j are %j', (apresentacao, read) => {
  expect(doseEForma(apresentacao)).toBe(read);
});

test.each([
  ['500 MG COM CT BL AL PLAS X 30', 30],
  ['SOL INJ IV CX 50 BOLS PP X 250 ML', 250],
  ['CREM DERM CT BG AL X 7,5 G', 7.5],
  ['GEL CT FR X 120ML', 120],
  ['SUS OR', 1],
  ['COM X 0', 1],
])('the contents of %j are %d', (apresentacao, count) => {
  expect(conteudoOf(apresentacao)).toBe(count);
});

test.each([
  ['500 MG COM CT BL AL PLAS X 30', 'unidade'],
  ['20 MG/ML XPE CT FR VD AMB X 100 ML + CP MED', 'ml'],
  ['CREM DERM CT BG AL X 7,5 G', 'g'],
  ['GEL CT FR X 120ML', 'ml'],
  ['500 MG/ML SOL INJ CX 100 AMP VD AMB X 2 ML', null],
  ['SUS OR', null],
])('the unit of the contents of %j is %j', (apresentacao, unidade) => {
  expect(unidadeDe(apresentacao)).toBe(unidade);
});

test('a similar medicine has the same substance, strength and form, in any package', () => {
  const one = { substancia: 'LOSARTANA', apresentacao: '50 MG COM CT BL X 30' };
  expect(isSimilar(one, { ...one, apresentacao: '50 MG COM CX FR X 60' })).toBe(true);
  expect(isSimilar(one, { ...one, apresentacao: '100 MG COM CT BL X 30' })).toBe(false);
  expect(isSimilar(one, { ...one, apresentacao: '50 MG CAP CT BL X 30' })).toBe(false);
  expect(isSimilar(one, { ...one, substancia: 'VALSARTANA' })).toBe(false);
  expect(isSimilar({ ...one, substancia: '' }, { ...one, substancia: '' })).toBe(false);
});
