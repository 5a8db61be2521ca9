import { expect, test } from 'vitest';
import type { EnvioIntent, OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { envioWords } from './envio-words.ts';

const intent: EnvioIntent = { tipo: 'envio', codigoLocal: 'A7K-042', totalVisto: 1, grupos: [], linhas: [] };
const origin = { key: 'k', lane: '1', idUsuario: 1, idPessoaCliente: 1, nomeCliente: '', at: 0, seq: 1 };

const queued = (state: OutboxRow['state']): OutboxRow & { intent: EnvioIntent } => ({
  ...origin,
  intent,
  v: 1,
  state,
  notBefore: 0,
  quietUntil: 0,
  tries: 0,
  claim: null,
  leaseUntil: 0,
  frozen: null,
  lastAnswer: null,
});

const confirmed = (...numeros: number[]): ReceiptRow & { intent: EnvioIntent } => ({
  ...origin,
  intent,
  settledAt: 0,
  revisao: 1,
  pedidos: numeros.map((idPrePedido) => ({
    idPessoaFilial: 1,
    idCondicao: 1,
    idCarrinhoGrupoTipo: 1,
    idPrePedido,
    total: 0,
  })),
});

const refused = (decided: ParkedRow['decided']): ParkedRow & { intent: EnvioIntent } => ({
  ...origin,
  intent,
  parkedAt: 0,
  status: 409,
  codigo: '',
  message: '',
  description: '',
  decided,
});

test('a waiting order is not shown as confirmed', () => {
  expect(envioWords({ kind: 'fila', row: queued('queued') }, false).texto).toBe('No aparelho');
  expect(envioWords({ kind: 'fila', row: queued('sending') }, false).texto).toBe('Enviando');
  expect(envioWords({ kind: 'fila', row: queued('queued') }, true).texto).toBe('Espera outra decisão');
});

test('a confirmed order shows its numbers', () => {
  expect(envioWords({ kind: 'confirmado', row: confirmed(100_123) }, false).texto).toBe(
    'Confirmado nº 100123',
  );
  expect(envioWords({ kind: 'confirmado', row: confirmed(100_123, 100_124) }, false).texto).toBe(
    'Confirmados nº 100123, 100124',
  );
});

test('a refused order needs a decision until it is back in the cart', () => {
  expect(envioWords({ kind: 'recusado', row: refused(null) }, false).texto).toBe('Precisa de você');
  expect(envioWords({ kind: 'recusado', row: refused({ at: 1, as: 'discarded' }) }, false).texto).toBe(
    'Devolvido ao carrinho',
  );
});
