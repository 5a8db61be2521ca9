import { expect, test } from 'vitest';
import { chipsOf, semFiltros } from './chips.ts';
import { filtroInicial } from './filtro.ts';

const HOJE = '2026-11-22';
const OPCOES = { situacoes: [{ id: 11, nome: 'Aguardando pagamento' }], origens: [] };

test('nothing is chosen at first', () => {
  expect(chipsOf(filtroInicial(HOJE), OPCOES, HOJE)).toEqual([]);
});

test('each choice has its words and takes itself away', () => {
  const filtro = {
    ...filtroInicial(HOJE),
    de: '2026-08-01',
    situacoes: [11, 4],
    origens: [5],
    legendas: [2],
  };
  const chips = chipsOf(filtro, OPCOES, HOJE);
  expect(chips.map(({ titulo, nome }) => `${titulo}: ${nome}`)).toEqual([
    'Período: 01/08/2026 a 22/11/2026',
    'Situação: Aguardando pagamento',
    'Situação: Situação 4',
    'Origem: Origem 5',
    'Legenda: Orçamento',
  ]);
  expect(chips.map(({ without }) => without)).toEqual([
    { de: '2026-11-15', ate: HOJE },
    { situacoes: [4] },
    { situacoes: [11] },
    { origens: [] },
    { legendas: [] },
  ]);
});

test('a number has a chip of its own', () => {
  const chips = chipsOf({ ...filtroInicial(HOJE), numero: 'PV-1' }, OPCOES, HOJE);
  expect(chips.map(({ titulo, nome, without }) => [titulo, nome, without])).toEqual([
    ['Número', 'Nº PV-1', { numero: '' }],
  ]);
});

test('all of them can go at once', () => {
  const { ordem, ...rest } = filtroInicial(HOJE);
  expect(semFiltros(HOJE)).toEqual(rest);
  expect(ordem).toBe('recentes');
});
