import { expect, test } from 'vitest';
import { periodoInicial, periodoText } from '#parts/list/periodo-filtro.ts';
import { extratoHref, readFiltro } from './filtro.ts';

const HOJE = '2026-11-27';

test('the first days are the last seven up to today, and stay out of the address', () => {
  expect(periodoInicial(HOJE)).toEqual({ de: '2026-11-20', ate: HOJE });
  expect(readFiltro('', HOJE)).toEqual(periodoInicial(HOJE));
  expect(extratoHref(periodoInicial(HOJE), HOJE)).toBe('/extratocontacorrente');
});

test('chosen days are read back from their address', () => {
  const periodo = { de: '2026-09-01', ate: '2026-09-30' };
  const href = extratoHref(periodo, HOJE);
  expect(href).toBe('/extratocontacorrente?de=2026-09-01&ate=2026-09-30');
  expect(readFiltro(href.slice(href.indexOf('?')), HOJE)).toEqual(periodo);
  expect(periodoText(periodo)).toBe('01/09/2026 a 30/09/2026');
});

test('days that cannot be, are crossed or span more than a year are ignored', () => {
  for (const search of ['?de=2026-02-30', '?de=x&ate=', '?de=2026-11-28', '?de=2025-11-01'])
    expect(readFiltro(search, HOJE), search).toEqual(periodoInicial(HOJE));
});
