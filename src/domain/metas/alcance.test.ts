import { expect, test } from 'vitest';
import { parteDoCombo, temMetas, valorPara } from './alcance.ts';
import { metaSample } from './meta-sample.ts';

const fatia = (idFabricante: number, idMarca: number, valor: number) => ({ idFabricante, idMarca, valor });
const pedido = { total: 100, fatias: [fatia(1, 11, 60), fatia(1, 12, 25), fatia(2, 21, 15)] };
const de = (over: Parameters<typeof metaSample>[0]) => valorPara(metaSample(over), 101, pedido);

test('representatives and supervisors have goals, and a user whose server knows no roles', () => {
  const papeis = ['representante', 'supervisor', undefined, 'comprador', 'escritorio', 'integracao'] as const;
  expect(papeis.map(temMetas)).toEqual([true, true, true, false, false, false]);
});

test('a goal of all orders counts the whole order, lines of unknown makers included', () => {
  expect(valorPara(metaSample(), 101, { total: 100, fatias: [] })).toBe(100);
});

test('a goal of a maker or a brand counts its lines', () => {
  expect(de({ fabricantes: [1] })).toBe(85);
  expect(de({ marcas: [12, 21] })).toBe(40);
  expect(de({ fabricantes: [1], marcas: [12, 21] })).toBe(25);
});

test('a goal counts nothing when its maker is gone', () => {
  expect(de({ fabricantes: [] })).toBe(0);
});

test('a goal of a customer counts that customer’s orders alone', () => {
  const cliente = (idPessoa: number) => ({ idPessoa, nome: 'Aurora' });
  expect([de({ cliente: cliente(101) }), de({ cliente: cliente(102) })]).toEqual([100, 0]);
  expect(de({ cliente: cliente(101), fabricantes: [2] })).toBe(15);
  expect(de({ cliente: cliente(102), fabricantes: [2] })).toBe(0);
});

test('the part of a combo is rounded down, and none without paid units', () => {
  expect([parteDoCombo(100, 1, 3), parteDoCombo(100, 2, 3), parteDoCombo(100, 0, 0)]).toEqual([33, 66, 0]);
});
