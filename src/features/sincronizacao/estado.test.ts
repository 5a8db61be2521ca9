import { expect, test } from 'vitest';
import type { CheckpointRow } from '#vault/device-rows.ts';
import { estadoOf } from './estado.ts';

const now = Date.UTC(2026, 10, 20, 17, 30);
const minute = 60_000;
const lost: CheckpointRow = {
  name: 'connection',
  state: 'no-signal',
  at: now - 25 * minute,
  quality: 'none',
};

test('a lost signal says since when, with the day when it was not today', () => {
  expect(estadoOf([lost], [], now, 0).titulo).toBe('Sem sinal desde 14:05');
  expect(estadoOf([{ ...lost, at: now - 24 * 60 * minute }], [], now, 0).titulo).toBe(
    'Sem sinal desde 19/11/2026 às 14:30',
  );
});

test('the state before the app was opened is not shown as current', () => {
  const before = { name: 'connection', state: 'connected', at: now - minute, quality: 'good' } as const;
  expect(estadoOf([{ ...before, stale: true }], [], now, 0).titulo).toBe('Verificando a conexão');
  expect(estadoOf([{ ...lost, stale: true }], [], now, 0).titulo).toBe('Verificando a conexão');
});

test('an expired session is told before the lost signal', () => {
  expect(estadoOf([lost, { name: 'auth', state: 'held', at: now }], [], now, 0).titulo).toBe(
    'Sessão expirada',
  );
});

test('a connection is told by how good it is; unknown is good', () => {
  const of = (quality?: 'good' | 'slow' | 'weak'): string =>
    estadoOf(
      [{ name: 'connection', state: 'connected', at: now, ...(quality ? { quality } : {}) }],
      [],
      now,
      0,
    ).titulo;
  expect([estadoOf([], [], now, 0).titulo, of(), of('good'), of('slow'), of('weak')]).toEqual([
    'Conectado',
    'Conectado',
    'Conectado',
    'Conexão lenta',
    'Conexão fraca',
  ]);
});

test('a change that hangs without a response is not promised to be sent at once', () => {
  const sending = (since: number) => ({ state: 'sending' as const, leaseUntil: since + minute });
  const titles = [now - 1000, now - 5000].map((since) => estadoOf([], [sending(since)], now, 0).titulo);
  expect(titles).toEqual(['Conectado', 'Aguardando o servidor']);
  expect(estadoOf([lost], [sending(now - 5000)], now, 0).kind).toBe('sem-sinal');
});

test('a device that waits for decisions does not promise that all is sent at once', () => {
  expect(estadoOf([], [], now, 1)).toMatchObject({
    titulo: 'Conectado',
    texto: 'O que espera a sua decisão fica neste aparelho; o resto é enviado na hora.',
  });
});
