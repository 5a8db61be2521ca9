import { expect, test } from 'vitest';
import type { CobrancaPix } from '#contract/payment/pagamento-pix.ts';
import { lerPix, PIX_ESTADO, type PixLido, pixEstadoOf, restanteText } from './pix.ts';

const cobranca = (change: Partial<CobrancaPix> = {}): CobrancaPix => ({
  idIntegracaoApiSituacao: 2,
  idIntegracaoApiCobrancaPixTransacaoSituacao: 1,
  textoImagemQRCode: '000201...',
  dataHoraCriacao: '2026-11-20T14:00:00-03:00',
  dataHoraExpiracaoCobranca: '2026-11-20T14:30:00-03:00',
  valor: 1000,
  ...change,
});

const readTimes = (times: number, of: CobrancaPix): PixLido => {
  let lido: PixLido | undefined;
  for (let at = 0; at < times; at += 1) lido = lerPix(lido, of);
  return lido as PixLido;
};

test('the code is given up at the twentieth look without a text, and not before', () => {
  const empty = cobranca({ textoImagemQRCode: '' });
  expect(pixEstadoOf(readTimes(19, empty))).toBe(PIX_ESTADO.aguardando);
  expect(pixEstadoOf(readTimes(20, empty))).toBe(PIX_ESTADO.erro);
  expect(pixEstadoOf(lerPix(readTimes(20, empty), cobranca()))).toBe(PIX_ESTADO.aguardando);
});

test.each([
  [{ idIntegracaoApiCobrancaPixTransacaoSituacao: 2 }, PIX_ESTADO.pago],
  [{ idIntegracaoApiCobrancaPixTransacaoSituacao: 3 }, PIX_ESTADO.problema],
  [{ idIntegracaoApiSituacao: 1 }, PIX_ESTADO.indisponivel],
  [{ idIntegracaoApiSituacao: 1, idIntegracaoApiCobrancaPixTransacaoSituacao: 2 }, PIX_ESTADO.pago],
])('%j is shown as %i', (change, estado) => {
  expect(pixEstadoOf(lerPix(undefined, cobranca(change)))).toBe(estado);
});

test('the remaining time is in minutes and seconds, never below zero and never above the whole', () => {
  const desde = '2026-11-20T14:00:00-03:00';
  const ate = '2026-11-20T14:30:00-03:00';
  const at = Date.parse(ate);
  const left = (d: number) => restanteText({ desde, ate }, at + d);
  expect([-1_800_400, -1_800_000, -61_000, -60_999, -1, 0, 9000].map(left)).toEqual([
    '30:00',
    '30:00',
    '01:01',
    '01:01',
    '00:01',
    '00:00',
    '00:00',
  ]);
});
