import { expect, test } from 'vitest';
import { anosOf, chipsOf, FILTRO_INICIAL, notasHref, ORDENS, readFiltro, toNumero } from './filtro.ts';

const HOJE = '2026-11-22';

test('begins with the issue date ascending and nothing chosen', () => {
  expect(readFiltro('', HOJE)).toEqual(FILTRO_INICIAL);
  expect(notasHref(FILTRO_INICIAL)).toBe('/notasfiscais');
  expect(ORDENS[0]).toEqual({ value: FILTRO_INICIAL.ordem, label: 'Emissão crescente' });
});

test('an address is read as it was written', () => {
  const filtro = { numero: '310001', ano: 2024, mes: 2, ordem: '4' } as const;
  expect(notasHref(filtro)).toBe('/notasfiscais?num=310001&ano=2024&mes=2&ord=4');
  expect(readFiltro('num=310001&ano=2024&mes=2&ord=4', HOJE)).toEqual(filtro);
});

test('offers this year and the five before it', () => {
  expect(anosOf(HOJE)).toEqual([2026, 2025, 2024, 2023, 2022, 2021]);
  expect(readFiltro('ano=2020&mes=1', HOJE)).toEqual(FILTRO_INICIAL);
});

test('a month without its year says nothing, nor does nonsense', () => {
  expect(readFiltro('mes=3', HOJE).mes).toBeNull();
  expect(readFiltro('ano=2026&mes=13&ord=9&num=abc', HOJE)).toEqual({ ...FILTRO_INICIAL, ano: 2026 });
});

test('a number is digits, fifty at most', () => {
  expect(toNumero(' 31.000-1x')).toBe('310001');
  expect(toNumero('9'.repeat(60))).toHaveLength(50);
});

test('each choice has its words; without its year a month goes too', () => {
  const chips = chipsOf({ numero: '7', ano: 2025, mes: 12, ordem: '1' });
  expect(chips.map(({ nome }) => nome)).toEqual(['Nº 7', '2025', 'Dezembro']);
  expect(chips.map(({ without }) => without)).toEqual([
    { numero: '' },
    { ano: null, mes: null },
    { mes: null },
  ]);
});
