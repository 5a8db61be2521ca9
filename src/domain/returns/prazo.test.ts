import { expect, test } from 'vitest';
import { momentoDe, podeVoltar, prazoAte } from './prazo.ts';

const AGORA = new Date('2026-11-20T12:00:00Z');
const EMITIDA = new Date('2026-11-10T12:00:00Z');
const em = (text: string) => new Date(text);

test.each([
  ['2026-11-15T12:00:00Z', true, '2026-11-15T12:00:00Z'],
  ['2026-11-15T12:00:00Z', false, '2026-11-20T12:00:00Z'],
  ['2026-11-21T12:00:00Z', true, '2026-11-20T12:00:00Z'],
  ['1900-01-01T00:00:00Z', true, '2026-11-20T12:00:00Z'],
])('momentoDe believes a device that says %s, in term %s: %s', (feitoEm, isNoPrazo, moment) => {
  expect(momentoDe(em(feitoEm), { emitidaEm: EMITIDA, agora: AGORA }, () => isNoPrazo)).toEqual(em(moment));
});

test('podeVoltar holds for a year, and for a recall always', () => {
  expect(podeVoltar('2025-11-20', '2026-11-20', 2)).toBe(true);
  expect(podeVoltar('2025-11-20', '2026-11-21', 2)).toBe(false);
  expect(podeVoltar('2025-11-20', '2026-11-21', null)).toBe(false);
  expect(podeVoltar('2020-11-20', '2026-11-21', 7)).toBe(true);
});

test('prazoAte counts from the delivery, else from the expected one, else from the invoice', () => {
  const dias = { emitidaEm: '2026-11-01', previsaoEntrega: '2026-11-04', entregueEm: '2026-11-06' };
  expect(prazoAte(dias)).toBe('2026-11-13');
  expect(prazoAte({ ...dias, entregueEm: null }, 30)).toBe('2026-12-04');
  expect(prazoAte({ ...dias, entregueEm: null, previsaoEntrega: null })).toBe('2026-11-08');
});
