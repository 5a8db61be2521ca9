import { expect, test } from 'vitest';
import { cashbackHref, readFiltro } from './filtro.ts';

const HOJE = '2026-11-27';
const INICIAL = { de: '2026-11-20', ate: HOJE, situacoes: [1, 2] };

test('both situations of the last seven days are ticked at first', () => {
  expect(readFiltro('', HOJE)).toEqual(INICIAL);
  expect(cashbackHref(INICIAL, HOJE)).toBe('/meucashback');
});

test('one situation is read back from its address', () => {
  const filtro = { de: '2026-09-01', ate: HOJE, situacoes: [2] };
  expect(cashbackHref(filtro, HOJE)).toBe('/meucashback?de=2026-09-01&sit=2');
  expect(readFiltro('?de=2026-09-01&sit=2', HOJE)).toEqual(filtro);
});

test('unknown situations are ignored', () => {
  for (const search of ['?sit=3', '?sit=', '?sit=x']) expect(readFiltro(search, HOJE)).toEqual(INICIAL);
});
