import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import { type Filtro, filtroInicial } from './filtro.ts';
import { daServidor, listDevolucoes, perguntaOf, totaisOf } from './lista.ts';

const HOJE = '2026-11-28';
const DESDE = '2026-08-30';

const situacao = (idSituacao: number) => ({ operacaoSituacao: { idSituacao, descSituacao: 'X' } });
const at = (id: number, dia: string, idSituacao: number, valorTotal = 100) =>
  daServidor(
    devolucaoSample(id, { dataDevolucao: `${dia}T10:00:00-03:00`, valorTotal, ...situacao(idSituacao) }),
  );

const DEVOLUCOES = [
  at(1, '2026-08-29', 13, 300),
  at(2, '2026-08-30', 13),
  at(3, '2026-11-28', 4),
  at(4, '2026-11-20', 13, 200),
  at(5, '2026-02-01', 2),
  at(6, '2026-11-20', 99),
];

const ids = (part: Partial<Filtro> = {}) =>
  listDevolucoes(DEVOLUCOES, { ...filtroInicial(HOJE), ...part }, HOJE).map(({ id }) => id);

test('the newest are first; those that are not over are there whatever their age', () => {
  expect(ids()).toEqual([3, 6, 4, 2, 5]);
});

test('chosen days count whole, also for those that are not over', () => {
  expect(ids({ de: '2026-08-29', ate: '2026-11-20' })).toEqual([6, 4, 2, 1]);
  expect(ids({ de: '2026-01-01', ate: '2026-03-01' })).toEqual([5]);
});

test('a situation narrows with the days, an unknown one too', () => {
  expect(ids({ idSituacao: 13 })).toEqual([4, 2]);
  expect(ids({ idSituacao: 2 })).toEqual([5]);
  expect(ids({ idSituacao: 99 })).toEqual([6]);
});

test('changes that wait on the device are on top, and a return that was told twice is there once', () => {
  const [, , , fourth = at(4, '2026-11-20', 13)] = DEVOLUCOES;
  const local = { ...fourth, id: null, codigoLocal: 'A7K-042', devolucao: 'r1', naFila: 1, idSituacao: 1 };
  const parked = sampleParked(1, { tipo: 'etapa' });
  const refused = { ...fourth, recusada: parked };
  const rows = listDevolucoes([refused, local, ...DEVOLUCOES], filtroInicial(HOJE), HOJE);
  expect(rows.map(({ id }) => id)).toEqual([null, 4, 3, 6, 2, 5]);
  expect(rows[1]?.recusada).toBe(parked);
});

test('counts and sums in cents', () => {
  expect(totaisOf(DEVOLUCOES)).toEqual({ quantidade: 6, valor: 900 });
  expect(totaisOf([])).toEqual({ quantidade: 0, valor: 0 });
  const [first = at(1, '2026-11-20', 1)] = DEVOLUCOES;
  const refused = { ...first, id: null, recusada: sampleParked(1, { tipo: 'etapa' }) };
  expect(totaisOf([refused, first])).toEqual({ quantidade: 1, valor: 300 });
  expect(totaisOf([{ ...refused, naFila: 1 }])).toEqual({ quantidade: 1, valor: 300 });
});

test('the server is asked for returns that are over and older than those on the device', () => {
  const asks = (part: Partial<Filtro>) =>
    perguntaOf({ ...filtroInicial(HOJE), ...part }, { desde: DESDE, at: 1 }, HOJE);
  expect(asks({})).toBeNull();
  expect(asks({ de: '2026-11-01' })).toBeNull();
  expect(asks({ de: '2026-01-01', idSituacao: 4 })).toBeNull();
  expect(asks({ de: '2026-01-01' })).toEqual({ dataInicial: '2026-01-01', dataFinal: '2026-08-29' });
  expect(asks({ de: '2026-01-01', ate: '2026-02-01', idSituacao: 13 })).toEqual({
    idSituacao: 13,
    dataInicial: '2026-01-01',
    dataFinal: '2026-02-01',
  });
});

test('a device that was never told of any asks for all of the filter', () => {
  const asks = (part: Partial<Filtro>) =>
    perguntaOf({ ...filtroInicial(HOJE), ...part }, { desde: DESDE, at: null }, HOJE);
  expect(asks({})).toEqual({});
  expect(asks({ idSituacao: 4 })).toEqual({ idSituacao: 4 });
  expect(asks({ de: '2026-11-01' })).toEqual({ dataInicial: '2026-11-01', dataFinal: HOJE });
});
