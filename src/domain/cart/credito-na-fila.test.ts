import { expect, test } from 'vitest';
import { sampleOpcao } from './carrinho-sample.ts';
import { creditoNaFila, type EnvioNaFila, limiteDepoisDaFila } from './credito-na-fila.ts';

const BOLETO = '1_1';
const DEPOSITO_ANTECIPADO = '1_3';
const opcoes = [
  { idCondicao: 1, opcoes: [sampleOpcao(1), sampleOpcao(3, { antecipado: true })] },
  { idCondicao: 2, opcoes: [sampleOpcao(3)] },
];

const grupo = (totalVisto: number, idPagamentoVisto?: string, idCondicao = 1) => ({
  idCondicao,
  totalVisto,
  idPagamentoVisto,
});
const envio = (grupos: EnvioNaFila['grupos'], cashbackAplicado?: number): EnvioNaFila => ({
  grupos,
  cashbackAplicado,
});

test('creditoNaFila sums all queued groups that are not paid in advance', () => {
  expect(creditoNaFila([], opcoes)).toBe(0);
  const first = envio([grupo(100_00, BOLETO), grupo(30_00, DEPOSITO_ANTECIPADO)]);
  const second = envio([grupo(20_00, BOLETO)]);
  expect(creditoNaFila([first, second], opcoes)).toBe(120_00);
});

test('the customer’s payment options under a condition tell whether a group is paid in advance', () => {
  expect(creditoNaFila([envio([grupo(10_00, '1_3', 1), grupo(4_00, '1_3', 2)])], opcoes)).toBe(4_00);
});

test('a group counts as credit if its payment was not stored or is no longer offered', () => {
  expect(creditoNaFila([envio([grupo(10_00), grupo(4_00, '9_1')])], opcoes)).toBe(14_00);
});

test('the cashback of a submission lowers only its own credit, never below zero', () => {
  const paid = envio([grupo(10_00, BOLETO)], 25_00);
  const other = envio([grupo(40_00, BOLETO)], 5_00);
  expect(creditoNaFila([paid, other], opcoes)).toBe(35_00);
});

test('limiteDepoisDaFila is never below zero', () => {
  expect(limiteDepoisDaFila(100_00, 30_00)).toBe(70_00);
  expect(limiteDepoisDaFila(100_00, 130_00)).toBe(0);
});
