import { expect, test } from 'vitest';
import { chipsOf, devolucoesHref, filtroInicial, readFiltro, temDiasIniciais } from './filtro.ts';

const HOJE = '2026-11-28';

test('begins with the last ninety days and every situation, and says so with no word in the address', () => {
  expect(readFiltro('', HOJE)).toEqual({ de: '2026-08-30', ate: HOJE, idSituacao: null });
  expect(devolucoesHref(filtroInicial(HOJE), HOJE)).toBe('/devolucao');
  expect(temDiasIniciais(filtroInicial(HOJE), HOJE)).toBe(true);
});

test('an address is read as it was written', () => {
  const filtro = { de: '2026-03-01', ate: '2026-04-30', idSituacao: 13 };
  const href = devolucoesHref(filtro, HOJE);
  expect(href).toBe('/devolucao?de=2026-03-01&ate=2026-04-30&sit=13');
  expect(readFiltro(href.slice(href.indexOf('?')), HOJE)).toEqual(filtro);
});

test.each(['?de=2026-02-30&ate=x&sit=0', '?de=2026-11-20&ate=2026-11-19&sit=-1', '?de=2020-01-01&sit=1e3'])(
  'days that cannot be, are crossed or span more than a year are ignored: %s',
  (search) => expect(readFiltro(search, HOJE)).toEqual(filtroInicial(HOJE)),
);

test('each choice beyond the default has a chip that takes it away', () => {
  expect(chipsOf(filtroInicial(HOJE), HOJE, String)).toEqual([]);
  const chips = chipsOf({ de: '2026-03-01', ate: HOJE, idSituacao: 13 }, HOJE, () => 'Recebida');
  expect(chips.map(({ titulo, nome, without }) => [`${titulo}: ${nome}`, without])).toEqual([
    ['Período: 01/03/2026 a 28/11/2026', { de: '2026-08-30', ate: HOJE }],
    ['Situação: Recebida', { idSituacao: null }],
  ]);
});
