import { expect, test } from 'vitest';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { stalledLanes } from './stalled.ts';

const row = (lane: string, seq: number, tries: number): OutboxRow => ({
  v: 1,
  seq,
  key: `${lane}-${seq}`,
  lane,
  idUsuario: 1,
  idPessoaCliente: Number(lane),
  nomeCliente: 'x',
  intent: { tipo: 'etapa' },
  at: 1000,
  state: 'queued',
  notBefore: 0,
  quietUntil: 0,
  tries,
  claim: null,
  leaseUntil: 0,
  frozen: null,
  lastAnswer: null,
});

const online = { connected: true, lastConfirmedAt: null };

test('a lane whose first change was tried ten times on a good connection stands still; nine tries are not enough', () => {
  expect([...stalledLanes([row('101', 1, 10), row('104', 2, 9)], online)]).toEqual(['101']);
});

test('only the first change of a lane decides whether it stands still, whatever the order of the rows', () => {
  expect([...stalledLanes([row('101', 2, 12), row('101', 1, 3)], online)]).toEqual([]);
});

test('without a signal a lane stands still only if the server accepted another change since', () => {
  const rows = [row('101', 1, 30)];
  expect([...stalledLanes(rows, { connected: false, lastConfirmedAt: 999 })]).toEqual([]);
  expect([...stalledLanes(rows, { connected: false, lastConfirmedAt: 1001 })]).toEqual(['101']);
});

test('each lane stands still on its own', () => {
  const rows = [row('101', 1, 10), row('104', 2, 11), row('105', 3, 2), row('105', 4, 20)];
  expect([...stalledLanes(rows, online)]).toEqual(['101', '104']);
});

test('a change confirmed at the same instant does not count as overtaking', () => {
  expect([...stalledLanes([row('101', 1, 30)], { connected: false, lastConfirmedAt: 1000 })]).toEqual([]);
  expect([...stalledLanes([row('101', 1, 30)], { connected: false, lastConfirmedAt: null })]).toEqual([]);
});
