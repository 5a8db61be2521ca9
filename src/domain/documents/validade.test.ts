import { expect, test } from 'vitest';
import { validadeEm } from './validade.ts';

const HOJE = '2026-11-20';

test('a licence reads as its last day, with its end in words in the last 30 days', () => {
  expect(validadeEm('2028-11-20', HOJE)).toEqual({ texto: '20/11/2028', aviso: '', isVencida: false });
  for (const [dia, aviso] of [
    ['2026-12-21', ''],
    ['2026-12-20', 'vence em 30 dias'],
    ['2026-11-21', 'vence em 1 dia'],
    ['2026-11-20', 'vence hoje'],
    ['2026-11-19', 'vencida'],
  ] as const)
    expect([dia, validadeEm(dia, HOJE).aviso]).toEqual([dia, aviso]);
  expect(['2026-11-20', '2026-11-19'].map((dia) => validadeEm(dia, HOJE).isVencida)).toEqual([false, true]);
});

test('an unknown one says so', () => {
  expect(validadeEm(null, HOJE)).toEqual({ texto: 'Não informado', aviso: '', isVencida: false });
});
