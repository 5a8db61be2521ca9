import { expect, test } from 'vitest';
import {
  hasMudanca,
  type Mudancas,
  noteMudancas,
  SEM_AVISOS,
  withAviso,
  withoutLinhas,
} from './avisos-carrinho.ts';

const chave = (idItem: number) => ({ idItem, idItemTipo: 1, idCondicao: 1 });
const linha = (idItem: number, quantidade: number) => ({ ...chave(idItem), quantidade });

const note = (over: Partial<Mudancas>, avisos = SEM_AVISOS) =>
  noteMudancas(avisos, {
    antes: [],
    depois: [],
    acabou: false,
    isRemovidaAqui: () => false,
    descricaoOf: (l) => `item ${l.idItem}`,
    at: 7,
    ...over,
  });

test('noteMudancas reports a line that another device changed or removed, with the quantity that this device showed', () => {
  const { linhas, finalizado } = note({
    antes: [linha(1, 9), linha(2, 3), linha(3, 1)],
    depois: [linha(1, 6), linha(3, 1)],
  });
  expect(linhas).toEqual([
    { tipo: 'mudou', linha: chave(1), descricao: 'item 1', de: 9, para: 6, at: 7 },
    { tipo: 'mudou', linha: chave(2), descricao: 'item 2', de: 3, para: 0, at: 7 },
  ]);
  expect(finalizado).toBeNull();
});

test('noteMudancas reports a line added by another device only if this device had removed it', () => {
  expect(note({ depois: [linha(1, 6)] })).toBe(SEM_AVISOS);
  const back = note({ depois: [linha(1, 6)], isRemovidaAqui: (l) => l.idItem === 1 });
  expect(back.linhas.map((a) => [a.de, a.para])).toEqual([[0, 6]]);
});

test('several changes before the user looks become one notice, and none if the quantity is back', () => {
  const first = note({ antes: [linha(1, 9)], depois: [linha(1, 6)] });
  const second = note({ antes: [linha(1, 6)], depois: [] }, first);
  expect(second.linhas.map((a) => [a.de, a.para])).toEqual([[9, 0]]);
  expect(note({ antes: [], depois: [linha(1, 9)] }, second).linhas).toEqual([]);
});

test('lines of a finished cart become one notice and replace their own notices', () => {
  const first = note({ antes: [linha(1, 9), linha(2, 3)], depois: [linha(1, 6), linha(2, 3)] });
  const ended = note({ antes: [linha(1, 6), linha(2, 3)], depois: [linha(2, 4)], acabou: true }, first);
  expect(ended.finalizado).toEqual({ at: 7, itens: 1, unidades: 9 });
  expect(ended.linhas.map((a) => [a.linha.idItem, a.de, a.para])).toEqual([[2, 3, 4]]);
  expect(note({ antes: [linha(1, 6)], depois: [linha(1, 6)], acabou: true })).toBe(SEM_AVISOS);
});

test('withAviso keeps one notice per line, and withoutLinhas removes it by its line', () => {
  const aviso = { tipo: 'valeu' as const, linha: chave(1), descricao: 'item 1', de: 9, para: 6, at: 1 };
  const twice = withAviso(withAviso(SEM_AVISOS, aviso), { ...aviso, de: 4 });
  expect(twice.linhas.map((a) => a.de)).toEqual([4]);
  expect(withoutLinhas(twice, [chave(2)])).toBe(twice);
  expect(withoutLinhas(twice, [chave(1)]).linhas).toEqual([]);
});

test('a notice stays when another line’s notice is removed', () => {
  const told = note({ antes: [linha(1, 9), linha(2, 3)], depois: [linha(1, 6), linha(2, 1)] });
  expect(withoutLinhas(told, [chave(1), chave(7)]).linhas.map((a) => a.linha.idItem)).toEqual([2]);
  expect(withoutLinhas(told, [])).toBe(told);
});

test('when a cart ends, the notices of lines still in the cart stay', () => {
  const told = note({ antes: [linha(1, 9), linha(2, 3)], depois: [linha(1, 6), linha(2, 1)] });
  const ended = note({ antes: [linha(1, 6), linha(2, 1)], depois: [linha(1, 6)], acabou: true }, told);
  expect(ended.linhas.map((a) => a.linha.idItem)).toEqual([1]);
  // The user knew three units of it; two left with the cart.
  expect(ended.finalizado).toEqual({ at: 7, itens: 1, unidades: 3 });
});

test('an unchanged line is not reported when another line changes', () => {
  const { linhas } = note({ antes: [linha(1, 9), linha(2, 3)], depois: [linha(1, 9), linha(2, 4)] });
  expect(linhas.map((a) => [a.linha.idItem, a.de, a.para])).toEqual([[2, 3, 4]]);
});

test('hasMudanca is true once a line, a payment or extra data changed', () => {
  const told = note({ antes: [linha(1, 9)], depois: [linha(1, 6)] });
  const extras = { de: { informar: true, numeroPedidoCliente: 'A', observacao: '' }, at: 7 };
  expect(hasMudanca(SEM_AVISOS)).toBe(false);
  expect(hasMudanca({ ...SEM_AVISOS, pagamentos: [], extras: null })).toBe(false);
  expect(hasMudanca(told)).toBe(true);
  expect(hasMudanca({ ...SEM_AVISOS, extras })).toBe(true);
});
