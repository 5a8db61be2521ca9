import { expect, test } from 'vitest';
import { codigoDe, codigoKey, pickByCodigo } from './codigo.ts';

const of = (...codigos: string[]) => codigos.map((codigo) => ({ codigo }));

test('the company’s code is read as it is, and the id where there is none', () => {
  expect(codigoDe('000123', 7)).toBe('000123');
  expect([codigoDe('', 7), codigoDe(null, 7), codigoDe(undefined, 7)]).toEqual(['7', '7', '7']);
});

test('a key has neither capitals nor leading zeros, and zeros alone leave one', () => {
  expect(['0012A', '12a', '000', '0', 'A-007', ''].map(codigoKey)).toEqual([
    '12a',
    '12a',
    '0',
    '0',
    'a-007',
    '',
  ]);
});

test('a typed code names the product with exactly this code, also next to ones with other zeros', () => {
  expect(pickByCodigo('0123', of('123', '0123', '00123'))).toEqual(of('0123'));
});

test('a code without its zeros names the only product that has it', () => {
  expect(pickByCodigo('123', of('00123'))).toEqual(of('00123'));
});

test('a code that fits several products but equals none names none', () => {
  expect(pickByCodigo('123', of('0123', '00123'))).toEqual([]);
});
