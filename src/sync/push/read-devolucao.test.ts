import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import type { Answer } from '#net/send.ts';
import {
  criarIntent,
  daDevolucao,
  finalizarIntent,
  itemIntent,
} from '#outbox/devolucoes/devolucao-sample.ts';
import { sampleRow } from '#outbox/outbox-sample.ts';
import type { DevolucaoIntent } from '#vault/devolucao-intents.ts';
import { judge } from './judge.ts';
import { toldOf } from './read-devolucao.ts';

const clock = { now: 1000, random: 0.5, capMs: 60_000 };
const told = (intent: DevolucaoIntent, status: number, text: string) => {
  const answer: Answer = { kind: 'answer', status, isOurs: true, retryAfter: null, text };
  return judge(sampleRow(1, intent), answer, clock);
};
const excluir: DevolucaoIntent = { ...daDevolucao, tipo: 'devolucao-excluir' };

test('a response about another return is not believed', () => {
  const named = { idDevolucao: 812 };
  expect(told(itemIntent('L1', 1, named), 200, '812').kind).toBe('confirmed');
  expect(told(itemIntent('L1', 1, named), 200, '813')).toMatchObject({ kind: 'again', isDoubted: true });
});

test('a change without an id believes the response that the server kept under its key', () => {
  for (const intent of [itemIntent('L1', 1), finalizarIntent([]), excluir])
    expect(told(intent, 200, '812')).toMatchObject({ kind: 'confirmed', idDevolucao: 812 });
  expect(told(itemIntent('L1', 1), 200, '"x"').kind).toBe('again');
});

test('only a refused end tells the units that are left, and only a refused making its draft', () => {
  const devolucao = devolucaoSample(640);
  expect(toldOf(finalizarIntent([]), devolucao)).toEqual({
    restam: [{ idProduto: 7, lote: 'L1', quantidade: 5 }],
  });
  expect(toldOf(criarIntent(), devolucao)).toEqual({ rascunho: 640 });
  expect(toldOf(itemIntent('L1', 1), devolucao)).toEqual({});
});

test('a positive number moves a return, and a sentence refuses it in its own words', () => {
  const mover: DevolucaoIntent = {
    ...daDevolucao,
    idDevolucao: 812,
    tipo: 'devolucao-situacao',
    idSituacao: 11,
  };
  expect(told(mover, 200, '1')).toMatchObject({ kind: 'confirmed', idDevolucao: 812 });
  expect(told(mover, 200, '0').kind).toBe('again');
  expect(told(mover, 200, '"A devolução já foi coletada."')).toMatchObject({
    kind: 'refused',
    refusal: { description: 'A devolução já foi coletada.' },
  });
});

test('a removed line is confirmed by the status 204, however it is written', () => {
  const remover: DevolucaoIntent = {
    ...daDevolucao,
    idDevolucao: 812,
    tipo: 'devolucao-item-excluir',
    idProduto: 7,
    descProduto: 'DIPIRONA',
    lote: 'L1',
  };
  for (const [status, text] of [
    [200, '{"status":204}'],
    [200, '204'],
    [204, ''],
  ] as const)
    expect(told(remover, status, text)).toMatchObject({ kind: 'confirmed', idDevolucao: 812 });
  expect(told(remover, 200, '"x"').kind).toBe('again');
});
