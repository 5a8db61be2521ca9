import { expect, test } from 'vitest';
import { cartaItensSample, cartaSample } from '#domain/letters/carta-sample.ts';
import { confirmarText } from './confirmar-text.ts';

const lida = (corrigidos: Record<string, number>) => ({
  carta: cartaSample(7),
  itens: cartaItensSample(corrigidos),
  at: 0,
});
const FIM = 'Depois de confirmada, a carta não pode mais ser alterada nem excluída.';

test('the question names the invoice, and each correction on a line', () => {
  expect(confirmarText(lida({ A1: 4, B2: 1 }))).toBe(
    [
      'Confirmar a carta de correção da nota fiscal 310001?',
      '',
      '• PRODUTO 1: lote L1 para A1 (4 un.)',
      '• PRODUTO 1: lote L1 para B2 (1 un.)',
      '',
      FIM,
    ].join('\n'),
  );
});

test('corrections beyond the fifth are counted', () => {
  expect(confirmarText(lida({ A: 1, B: 1, C: 1, D: 1, E: 1, F: 1 }))).toMatch(
    /E \(1 un\.\)\n• e mais 1 correção\n/,
  );
  expect(confirmarText(lida({ A: 1, B: 1, C: 1, D: 1, E: 1, F: 1, G: 1 }))).toContain(
    '\n• e mais 2 correções\n',
  );
});
