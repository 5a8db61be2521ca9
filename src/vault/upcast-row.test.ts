import { expect, test } from 'vitest';
import type { OutboxRow } from './outbox-rows.ts';
import { isFuture, upcastRow } from './upcast-row.ts';

/** A row as it was written before rows had a version. */
const v0 = {
  seq: 4,
  key: 'a2f1c3d4-0000-4000-8000-000000000000',
  lane: '101',
  idUsuario: 1,
  idPessoaCliente: 101,
  nomeCliente: 'Farmácia',
  intent: { tipo: 'etapa' } as const,
  at: 1000,
  state: 'sending' as const,
  notBefore: 1500,
  tries: 2,
};

const v1: OutboxRow = {
  ...v0,
  v: 1,
  quietUntil: 1700,
  leaseUntil: 9000,
  claim: 'c',
  frozen: { method: 'PUT', path: '/x', query: {}, body: null },
  lastAnswer: null,
};

test('upcastRow fills a row without a version: no sender, no frozen call', () => {
  expect(upcastRow(v0)).toEqual({
    ...v0,
    v: 1,
    quietUntil: 1500,
    leaseUntil: 0,
    claim: null,
    frozen: null,
    lastAnswer: null,
  });
});

test('upcastRow returns current rows, rows of a newer build and undefined unchanged', () => {
  const v7 = { ...v1, v: 7, intent: { tipo: 'combo', quando: 'amanhã' } } as unknown as OutboxRow;
  expect(upcastRow(v1)).toEqual(v1);
  expect(upcastRow(v7)).toBe(v7);
  expect(upcastRow(undefined)).toBeUndefined();
  expect([isFuture(v1), isFuture(v7)]).toEqual([false, true]);
});
