import { expect, test } from 'vitest';
import { CARTA_ABERTA, CARTA_EXCLUIDA, CARTA_REJEITADA } from '#contract/letters/carta.ts';
import { cartasHref, chipsOf, comOuSem, filtroInicial, passa, readFiltro, TODAS } from './filtro.ts';

const HOJE = '2026-11-27';

test('the filter of the letters starts with seven days up to today and every situation', () => {
  const inicial = { de: '2026-11-20', ate: HOJE, situacoes: [1, 2, 3, 4, 5] };
  expect(readFiltro('', HOJE)).toEqual(inicial);
  expect(cartasHref(filtroInicial(HOJE), HOJE)).toBe('/cartacorrecao');
});

test('days and ticked situations are read back from their address', () => {
  const filtro = { de: '2026-09-01', ate: '2026-09-30', situacoes: [CARTA_ABERTA, CARTA_REJEITADA] };
  const href = cartasHref(filtro, HOJE);
  expect(href).toBe('/cartacorrecao?de=2026-09-01&ate=2026-09-30&sit=1;3');
  expect(readFiltro(href.slice(href.indexOf('?')), HOJE)).toEqual(filtro);
});

test('no ticked situation lets every letter through, and stays so in the address', () => {
  const nenhuma = { ...filtroInicial(HOJE), situacoes: [] };
  expect(cartasHref(nenhuma, HOJE)).toBe('/cartacorrecao?sit=');
  expect(readFiltro('?sit=', HOJE)).toEqual(nenhuma);
  expect([passa(nenhuma, CARTA_EXCLUIDA), chipsOf(nenhuma)]).toEqual([true, []]);
});

test('situations that are none are ignored', () => {
  expect(readFiltro('?sit=x;9', HOJE).situacoes).toEqual(TODAS);
  expect(readFiltro('?sit=9;3', HOJE).situacoes).toEqual([CARTA_REJEITADA]);
});

test('a situation is ticked and unticked, and a chip names those that are ticked', () => {
  const some = comOuSem(TODAS, CARTA_EXCLUIDA);
  expect(some).toEqual([1, 2, 3, 4]);
  expect(comOuSem(some, CARTA_EXCLUIDA)).toEqual(TODAS);
  expect(passa({ ...filtroInicial(HOJE), situacoes: some }, CARTA_EXCLUIDA)).toBe(false);
  const [chip] = chipsOf({ ...filtroInicial(HOJE), situacoes: [1, 3] });
  expect([chip?.nome, chip?.without]).toEqual(['Aberta, Rejeitada', { situacoes: TODAS }]);
});
