import { expect, test } from 'vitest';
import { comOuSem, filtroInicial, pedidosHref, periodoErro, readFiltro } from './filtro.ts';

const HOJE = '2026-11-22';

test('begins with the last seven days to today, and says so with no word in the address', () => {
  expect(readFiltro('', HOJE)).toEqual({
    numero: '',
    de: '2026-11-15',
    ate: '2026-11-22',
    situacoes: [],
    origens: [],
    legendas: [],
    ordem: 'recentes',
  });
  expect(pedidosHref(filtroInicial(HOJE), HOJE)).toBe('/pedidos');
});

test('an address is read as it was written', () => {
  const filtro = {
    numero: 'PV 00/100&1',
    de: '2026-08-01',
    ate: '2026-11-20',
    situacoes: [11, 2],
    origens: [18],
    legendas: [2],
    ordem: 'maior',
  } as const;
  const href = pedidosHref(filtro, HOJE);
  expect(href).toBe(
    '/pedidos?num=PV%2000%2F100%261&de=2026-08-01&ate=2026-11-20&sit=11;2&ori=18&leg=2&ord=maior',
  );
  expect(readFiltro(href.slice(href.indexOf('?')), HOJE)).toEqual(filtro);
});

test('a number is read without the blanks around it, and of 60 characters at most', () => {
  expect(readFiltro(`num=%20PV-1+${'9'.repeat(70)}%20`, HOJE).numero).toBe(`PV-1 ${'9'.repeat(55)}`);
  expect(readFiltro('num=%20PV-1%20', HOJE).numero).toBe('PV-1');
});

test('nonsense says nothing', () => {
  const nonsense = 'de=2026-02-31&ate=hoje&sit=-1;x;0;3;3&ori=%00&leg=9;1&ord=novo&outra=1';
  expect(readFiltro(nonsense, HOJE)).toEqual({ ...filtroInicial(HOJE), situacoes: [3], legendas: [1] });
});

test('a range that ends before it begins is an error', () => {
  expect(periodoErro('2026-11-20', '2026-11-19')).toBe('A data inicial é maior que a data final.');
  expect(periodoErro('2026-11-20', '2026-11-20')).toBeNull();
});

test('an id is put in and taken out', () => {
  expect(comOuSem([1], 2)).toEqual([1, 2]);
  expect(comOuSem([1, 2], 1)).toEqual([2]);
});
