import { expect, test } from 'vitest';
import { partesOf } from './use-pedidos.ts';

const DESDE = '2026-08-24';

test('days that the device keeps are not asked for', () => {
  expect(partesOf({ de: '2026-11-15', ate: '2026-11-22' }, DESDE)).toEqual({
    antes: null,
    aqui: { de: '2026-11-15', ate: '2026-11-22' },
  });
  expect(partesOf({ de: DESDE, ate: '2026-11-22' }, DESDE).antes).toBeNull();
});

test('of days before and after, each part comes from where it is, none twice', () => {
  expect(partesOf({ de: '2026-01-01', ate: '2026-11-22' }, DESDE)).toEqual({
    antes: { de: '2026-01-01', ate: '2026-08-23' },
    aqui: { de: DESDE, ate: '2026-11-22' },
  });
});

test('days that are all older come from the server alone', () => {
  expect(partesOf({ de: '2026-01-01', ate: '2026-02-01' }, DESDE).antes).toEqual({
    de: '2026-01-01',
    ate: '2026-02-01',
  });
});
