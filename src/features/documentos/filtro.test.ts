import { expect, test } from 'vitest';
import { chipsOf, documentosHref, filtroInicial, readFiltro } from './filtro.ts';

const HOJE = '2026-11-20';
const searchOf = (href: string) => href.replace(/^[^?]*/, '');

test('the last month to today, recent ones first, is the default and stays out of the address', () => {
  const inicial = readFiltro('', HOJE);
  expect(inicial).toMatchObject({ de: '2026-10-20', ate: HOJE, idSituacao: null, ordem: '1' });
  expect(documentosHref(inicial, HOJE)).toBe('/DocumentosRegulatorios');
  expect(chipsOf(inicial, HOJE, String)).toEqual([]);
});

test('every choice is read back from its address', () => {
  const filtro = {
    de: '2026-06-01',
    ate: '2026-11-19',
    resolvida: { de: '2026-11-01', ate: '2026-11-10' },
    idSituacao: 2,
    ordem: '2' as const,
  };
  const href = documentosHref(filtro, HOJE);
  expect(href).toBe(
    '/DocumentosRegulatorios?de=2026-06-01&ate=2026-11-19&rde=2026-11-01&rate=2026-11-10&sit=2&ord=2',
  );
  expect(readFiltro(searchOf(href), HOJE)).toEqual(filtro);
  expect(chipsOf(filtro, HOJE, (id) => `s${id}`).map(({ nome }) => nome)).toEqual([
    'Solicitação de 01/06/2026 a 19/11/2026',
    'Resolução de 01/11/2026 a 10/11/2026',
    's2',
  ]);
});

test('half a resolution, crossed days, more than a year and unknown orders are ignored', () => {
  const inicial = filtroInicial(HOJE);
  for (const search of [
    '?rde=2026-11-01',
    '?rde=2026-11-10&rate=2026-11-01',
    '?rde=2025-01-01&rate=2026-11-01',
    '?de=2026-11-19&ate=2026-11-18',
    '?de=2020-01-01',
    '?ord=3&sit=x',
    '?de=2026-02-31',
  ])
    expect([search, readFiltro(search, HOJE)]).toEqual([search, inicial]);
});
