import { expect, test } from 'vitest';
import type { Recebivel } from '#contract/payment/extrato-cliente.ts';
import { boletoOf, contaDoDia, totaisOf, valorPagoOf } from './conta-recebida.ts';
import { contaSample } from './conta-sample.ts';
import { contasHead, contasNome, contasRow } from './contas-csv.ts';

const HOJE = '2026-11-27';

test('a kept instalment counts to the day of the device: 45 days late cost 2 % and 1,5 %', () => {
  const linha = contaDoDia(contaSample(1, { dataVencimento: '2026-10-13' }), HOJE);
  expect(linha).toMatchObject({ atraso: 45, juros: 35_00, valorEsperado: 1_035_00, legenda: 'atraso' });
  const emParte = contaDoDia(contaSample(1, { dataVencimento: '2026-10-13', valorPago: 500_00 }), HOJE);
  expect(emParte).toMatchObject({ valorEsperado: 517_50, descricaoSituacao: 'Paga em parte' });
});

test('an instalment without the stored facts keeps the figures of the server', () => {
  const { valorPago: _, ...foreign } = contaSample(1, {
    dataVencimento: '2026-10-13',
    valorEsperado: 1_010_00,
  });
  expect(contaDoDia(foreign, HOJE)).toMatchObject({ atraso: 0, valorEsperado: 1_010_00, legenda: null });
});

test('a settled instalment has no boleto to pay', () => {
  expect(boletoOf(contaDoDia(contaSample(1), HOJE))).toBe(80_001);
  expect(boletoOf(contaDoDia(contaSample(1, { dataLiquidacao: '2026-11-20' }), HOJE))).toBeNull();
  expect(boletoOf(contaDoDia(contaSample(1, { idBoleto: null }), HOJE))).toBeNull();
});

test('a settled instalment was paid in whole: what was paid before, and the expected value of that day', () => {
  const pago = (part: Partial<Recebivel>) => valorPagoOf(contaDoDia(contaSample(1, part), HOJE));
  expect(pago({ valorPago: 400_00 })).toBe(400_00);
  expect(pago({ dataLiquidacao: '2026-11-20' })).toBe(1_000_00);
  // 45 days late, of which 400,00 were paid before: 600,00 and 21,00.
  const atrasada = { dataVencimento: '2026-10-06', dataLiquidacao: '2026-11-20', valorPago: 400_00 };
  expect(pago(atrasada)).toBe(1_021_00);
});

test('totals are the sums of all rows', () => {
  const linhas = [contaSample(1, { dataVencimento: '2026-10-13' }), contaSample(2)].map((c) =>
    contaDoDia(c, HOJE),
  );
  expect(totaisOf(linhas)).toEqual({ parcelas: 2_000_00, esperado: 2_035_00 });
});

test('a CSV file has a row of all figures for each instalment, and a formula as a number stays text', () => {
  const contas = [
    contaSample(1, { dataVencimento: '2026-10-13', valorTotalAbatimento: 100_00 }),
    contaSample(2, { numero: '=A1', valorTotalDescontoFinanceiro: 12_34, valorPago: 400_00 }),
  ];
  expect(contasHead().split(';')).toHaveLength(15);
  expect(contas.map((conta) => contasRow(contaDoDia(conta, HOJE)))).toEqual([
    '310001/1;01/11/2026;13/10/2026;0;45;1000,00;31,50;931,50;Em aberto;Boleto;310001;100,00;0,00;31,50;0,00\r\n',
    "'=A1;01/11/2026;27/11/2026;0;0;1000,00;0,00;587,66;Paga em parte;Boleto;310002;0,00;12,34;0,00;400,00\r\n",
  ]);
  expect(contasNome('2026-11-27T10:15:30-03:00')).toBe('ContasPendentes-20261127101530.csv');
});
