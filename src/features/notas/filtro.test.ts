import { expect, test } from 'vitest';
import {
  anosOf,
  chipsAcimaOf,
  chipsOf,
  FILTRO_INICIAL,
  notasHref,
  ORDENS,
  readFiltro,
  toNumero,
} from './filtro.ts';

const HOJE = '2026-11-22';

test('begins with the issue date ascending and nothing chosen', () => {
  expect(readFiltro('', HOJE)).toEqual(FILTRO_INICIAL);
  expect(notasHref(FILTRO_INICIAL)).toBe('/notasfiscais');
  expect(ORDENS[0]).toEqual({ value: FILTRO_INICIAL.ordem, label: 'Emissão: mais antigas' });
});

test('an address is read as it was written', () => {
  const filtro = {
    numero: '310001',
    ano: 2024,
    mes: 2,
    ordem: '4',
    busca: 'R$ 1.234,56 & x',
    pagamento: 'vencida',
  } as const;
  const search = 'num=310001&ano=2024&mes=2&ord=4&q=R%24%201.234%2C56%20%26%20x&pag=vencida';
  expect(notasHref(filtro)).toBe(`/notasfiscais?${search}`);
  expect(readFiltro(search, HOJE)).toEqual(filtro);
});

test('offers this year and the five before it', () => {
  expect(anosOf(HOJE)).toEqual([2026, 2025, 2024, 2023, 2022, 2021]);
  expect(readFiltro('ano=2020&mes=1', HOJE)).toEqual(FILTRO_INICIAL);
});

test('a month without its year says nothing, nor does nonsense', () => {
  expect(readFiltro('mes=3', HOJE).mes).toBeNull();
  expect(readFiltro('ano=2026&mes=13&ord=9&num=abc&pag=paga', HOJE)).toEqual({
    ...FILTRO_INICIAL,
    ano: 2026,
  });
});

test('a number is digits, fifty at most', () => {
  expect(toNumero(' 31.000-1x')).toBe('310001');
  expect(toNumero('9'.repeat(60))).toHaveLength(50);
});

test('each choice has its words; without its year a month goes too', () => {
  const chips = chipsOf({ ...FILTRO_INICIAL, numero: '7', ano: 2025, mes: 12 });
  expect(chips.map(({ nome }) => nome)).toEqual(['Nº 7', '2025', 'Dezembro']);
  expect(chips.map(({ without }) => without)).toEqual([
    { numero: '' },
    { ano: null, mes: null },
    { mes: null },
  ]);
});

test('the order that the device remembers is that of an address without one', () => {
  expect(readFiltro('', HOJE, '2').ordem).toBe('2');
  expect(readFiltro('ord=3', HOJE, '2').ordem).toBe('3');
});

test('the search and the choice of payment above the list have their words too', () => {
  const chips = chipsAcimaOf({ ...FILTRO_INICIAL, busca: ' 12 ', pagamento: 'aVencer' });
  expect(chips.map(({ nome }) => nome)).toEqual(['“12”', 'A vencer']);
  expect(chips.map(({ without }) => without)).toEqual([{ busca: '' }, { pagamento: null }]);
  expect(chipsAcimaOf({ ...FILTRO_INICIAL, busca: '  ' })).toEqual([]);
});
