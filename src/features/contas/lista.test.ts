import { expect, test } from 'vitest';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { FILTRO_INICIAL, type Filtro, ORDENS } from './filtro.ts';
import { asksServer, formasOf, listContas } from './lista.ts';

const HOJE = '2026-11-27';
const CONTAS = [
  contaSample(1, { dataVencimento: '2026-12-10', numero: '99/1', valor: 300_00 }),
  contaSample(2, { dataVencimento: '2026-10-13', numero: '100/1', valor: 290_00 }),
  contaSample(3, { valorPago: 1_00, numero: '9/1', dataEmissao: '2026-10-01', valor: 200_00 }),
  contaSample(4, { dataLiquidacao: '2026-11-20', dataEmissao: '2026-09-01', valor: 100_00 }),
  contaSample(5, { idFormaPagamento: 10, descFormaPagamento: 'Pix', pagamentoAntecipado: true }),
];

const ids = (part: Partial<Filtro>) =>
  listContas(CONTAS, { ...FILTRO_INICIAL, ...part }, HOJE).map(({ conta }) => conta.id);

test('each situation lets its instalments through; an open one may be paid in part', () => {
  expect(ids({})).toEqual([2, 3, 5, 1]);
  expect(ids({ situacao: 'atrasadas' })).toEqual([2]);
  expect(ids({ situacao: 'semana' })).toEqual([3, 5]);
  expect(ids({ situacao: 'parte' })).toEqual([3]);
  expect(ids({ situacao: 'liquidadas' })).toEqual([4]);
  expect(ids({ situacao: 'todas' })).toEqual([2, 3, 4, 5, 1]);
});

test('a payment method narrows with the situation', () => {
  expect(ids({ idFormaPagamento: 10 })).toEqual([5]);
  expect(ids({ idFormaPagamento: 10, situacao: 'liquidadas' })).toEqual([]);
});

test('each order in both directions, equal ranks by id', () => {
  expect(ids({ ordem: '-vencimento' })).toEqual([1, 3, 5, 2]);
  expect(ids({ ordem: 'emissao' })).toEqual([3, 1, 2, 5]);
  expect(ids({ ordem: '-emissao' })).toEqual([1, 2, 5, 3]);
  expect(ids({ ordem: 'numero' })).toEqual([3, 1, 2, 5]);
  expect(ids({ ordem: '-valor' })).toEqual([5, 1, 2, 3]);
  // 290,00 and its fine are more than 300,00.
  expect(ids({ ordem: 'esperado' })).toEqual([3, 1, 2, 5]);
  for (const { value } of ORDENS)
    expect(ids({ ordem: value }).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5]);
});

test('an instalment that both device and server sent is listed once, as the first one sent it', () => {
  const settled = { ...contaSample(1), dataLiquidacao: HOJE };
  expect(listContas([settled, ...CONTAS], FILTRO_INICIAL, HOJE).map(({ conta }) => conta.id)).toEqual([
    2, 3, 5,
  ]);
});

test('the payment methods are those of the instalments, by name', () => {
  expect(formasOf(CONTAS)).toEqual([
    { value: 1, label: 'Boleto' },
    { value: 10, label: 'Pix' },
  ]);
});

test('the server is asked for settled instalments alone', () => {
  const asks = (situacao: Filtro['situacao']) => asksServer({ ...FILTRO_INICIAL, situacao });
  expect([asks('abertas'), asks('parte'), asks('liquidadas'), asks('todas')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
