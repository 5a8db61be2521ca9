import { expect, test } from 'vitest';
import { contaDoDia } from '#domain/payment/conta-recebida.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { notaSample } from './nota-sample.ts';
import { pagamentoDaNota } from './pagamento-da-nota.ts';

const HOJE = '2026-11-20';
const conta = (id: number, part: Parameters<typeof contaSample>[1] = {}) =>
  contaDoDia(contaSample(id, { documentosViinculados: '999', ...part }), HOJE);
const settled = { dataLiquidacao: '2026-11-10', idSituacao: 2 };
const nota = notaSample(1, { numero: '310001', boletos: [81, 82] });

test.each([
  ['without an instalment is unknown', [conta(1, { idBoleto: 90 })], null],
  [
    'is due on the day of its earliest open instalment',
    [
      conta(1, { idBoleto: 82, dataVencimento: '2026-12-30' }),
      conta(2, { idBoleto: 81, dataVencimento: '2026-12-10' }),
      conta(3, { idBoleto: 90, dataVencimento: '2026-12-01' }),
    ],
    { kind: 'aVencer', dia: '2026-12-10' },
  ],
  [
    'is late from the day after an open instalment was due',
    [
      conta(1, { idBoleto: 81, dataVencimento: '2026-11-19' }),
      conta(2, { idBoleto: 82, dataVencimento: '2026-12-19' }),
    ],
    { kind: 'vencida', dia: '2026-11-19' },
  ],
  [
    'is due today on the last day',
    [conta(1, { idBoleto: 81, dataVencimento: HOJE })],
    { kind: 'aVencer', dia: HOJE },
  ],
  [
    'with a settled instalment is due on the day of the open one',
    [conta(1, { idBoleto: 81, ...settled }), conta(2, { idBoleto: 82, dataVencimento: '2026-12-19' })],
    { kind: 'aVencer', dia: '2026-12-19' },
  ],
  [
    'is paid once every instalment is settled',
    [conta(1, { idBoleto: 81, ...settled }), conta(2, { idBoleto: 82, ...settled })],
    { kind: 'paga' },
  ],
  [
    'without boletos is found by its number among those of the instalment',
    [conta(1, { idBoleto: null, documentosViinculados: '310000, 310001', ...settled })],
    { kind: 'paga' },
  ],
])('an invoice %s', (_, contas, pagamento) => {
  expect(pagamentoDaNota(nota, contas)).toEqual(pagamento);
});

test('an invoice of the same number and another order does not pay with its instalment', () => {
  const contas = [conta(1, { idBoleto: null, idPrePedido: 7, documentosViinculados: '310001' })];
  expect(pagamentoDaNota({ ...nota, idPrePedido: 8 }, contas)).toBeNull();
  expect(pagamentoDaNota({ ...nota, idPrePedido: 7 }, contas)).not.toBeNull();
});
