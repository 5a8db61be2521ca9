import { expect, test } from 'vitest';
import type { EnvioIntent, OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { newestEnvios } from './newest-envios.ts';

const intent = (totalVisto: number): EnvioIntent => ({
  tipo: 'envio',
  codigoLocal: 'A7K-042',
  totalVisto,
  grupos: [],
  linhas: [],
});
const origin = { lane: '1', idUsuario: 1, idPessoaCliente: 1, nomeCliente: '', at: 0, seq: 7 };

const queued = (key: string): OutboxRow => ({
  ...origin,
  key,
  intent: intent(1),
  v: 1,
  state: 'queued',
  notBefore: 0,
  quietUntil: 0,
  tries: 0,
  claim: null,
  leaseUntil: 0,
  frozen: null,
  lastAnswer: null,
});

const refused = (key: string, parkedAt: number, decided: ParkedRow['decided']): ParkedRow => ({
  ...origin,
  key,
  intent: intent(2),
  parkedAt,
  status: 409,
  codigo: '',
  message: '',
  description: '',
  decided,
});

const confirmed = (key: string, settledAt: number, idPrePedido: number): ReceiptRow => ({
  ...origin,
  key,
  intent: intent(4),
  settledAt,
  revisao: 1,
  pedidos: [{ idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1, idPrePedido, total: 10 }],
});

const keyOf = (rows: OutboxRow[], parked: ParkedRow[], receipts: ReceiptRow[]) =>
  newestEnvios({ rows, parked, receipts }).map(({ envio, enviado, autos }) => [
    envio.kind,
    envio.row.key,
    enviado?.key ?? null,
    autos.length,
  ]);

test('the rest of a partly made order is a question, shown with the orders that were made', () => {
  expect(keyOf([], [refused('k.resto', 2, null)], [confirmed('k', 1, 100)])).toEqual([
    ['recusado', 'k.resto', 'k', 0],
  ]);
});

test('the rest that is sent again waits, then both parts are one order with all numbers', () => {
  const retried = refused('k.resto', 2, { at: 3, as: 'retried' });
  expect(keyOf([queued('n')], [retried], [confirmed('k', 1, 100)])).toEqual([['fila', 'n', 'k', 0]]);
  const [both] = newestEnvios({
    rows: [],
    parked: [retried],
    receipts: [confirmed('n', 4, 101), confirmed('k', 1, 100)],
  });
  expect(both?.envio.kind === 'confirmado' && both.envio.row.pedidos.map((p) => p.idPrePedido)).toEqual([
    100, 101,
  ]);
  expect(both?.envio.row.intent.totalVisto).toBe(8);
});

test('changes that the device accepted by itself are shown with the order', () => {
  const auto = refused('k', 1, { at: 1, as: 'auto' });
  expect(keyOf([], [auto], [confirmed('n', 2, 100)])).toEqual([['confirmado', 'n', null, 1]]);
});

test('the later of two decisions counts, and an open one comes first', () => {
  const older = refused('a', 1, { at: 2, as: 'retried' });
  expect(keyOf([], [older, refused('b', 3, { at: 4, as: 'discarded' })], [])).toEqual([
    ['recusado', 'b', null, 0],
  ]);
  expect(keyOf([], [refused('b', 3, null), older], [])).toEqual([['recusado', 'b', null, 0]]);
});
