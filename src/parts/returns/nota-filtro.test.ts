import { expect, test } from 'vitest';
import { notaDevolvivelSample } from '#domain/returns/nota-devolvivel-sample.ts';
import {
  isNotaForaPrazo,
  notaFiltroErro,
  notaFiltroInicial,
  notaQueryOf,
  searchNotas,
  toNumero,
} from './nota-filtro.ts';

const HOJE = '2026-11-28';
const filtro = notaFiltroInicial(HOJE);

test('a search begins with the last 30 days of every issuer', () => {
  expect(filtro).toEqual({ numero: '', idEmitente: null, de: '2026-10-29', ate: HOJE });
});

test('a number takes digits alone', () => {
  expect(toNumero('31.00-01a')).toBe('310001');
});

test('crossed days are an error, an open end is none', () => {
  expect(notaFiltroErro({ ...filtro, de: '2026-11-29' })).toBe('A data inicial é maior que a data final.');
  expect(notaFiltroErro({ ...filtro, de: '2026-11-29', ate: '' })).toBeNull();
});

test('a query names only what was chosen', () => {
  expect(notaQueryOf(101, { numero: '', idEmitente: null, de: '', ate: '' })).toEqual({ idCliente: 101 });
  expect(notaQueryOf(101, { ...filtro, numero: '7', idEmitente: 2 })).toEqual({
    idCliente: 101,
    numDocumento: '7',
    idPessoaEmitente: 2,
    dataInicio: '2026-10-29',
    dataFim: HOJE,
  });
});

test('invoices of the device are found by number, issuer and days, newest first', () => {
  const notas = [
    notaDevolvivelSample(1, { numDocumento: '701', dataDocumento: '2026-11-20T10:00:00-03:00' }),
    notaDevolvivelSample(2, { numDocumento: '702', dataDocumento: '2026-11-28T23:30:00-03:00' }),
    notaDevolvivelSample(3, { numDocumento: '703', dataDocumento: '2026-10-28T23:30:00-03:00' }),
    notaDevolvivelSample(4, { numDocumento: '704', idPessoaEmitente: 9 }),
  ];
  const found = (part: Partial<typeof filtro>) =>
    searchNotas(notas, { ...filtro, ...part }).map(({ idTitulo }) => idTitulo);
  expect(found({})).toEqual([2, 4, 1]);
  expect(found({ de: '' })).toEqual([2, 4, 1, 3]);
  expect(found({ numero: '0701' })).toEqual([1]);
  expect(found({ idEmitente: 9 })).toEqual([4]);
});

test('the term is told by its last day, and by the server where that is not known', () => {
  expect(isNotaForaPrazo({ prazoAte: HOJE, foraPrazo: true }, HOJE)).toBe(false);
  expect(isNotaForaPrazo({ prazoAte: '2026-11-27', foraPrazo: false }, HOJE)).toBe(true);
  expect(isNotaForaPrazo({ prazoAte: null, foraPrazo: true }, HOJE)).toBe(true);
  expect(isNotaForaPrazo({}, HOJE)).toBe(false);
});
