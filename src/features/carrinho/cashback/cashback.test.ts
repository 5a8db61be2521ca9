import { expect, test } from 'vitest';
import type { EnvioIntent, OutboxRow } from '#vault/outbox-rows.ts';
import { cashbackDe, readValor, saldoLivre } from './cashback.ts';

const cart = (valorTotalGruposPagamentoConvencional: number) => ({ valorTotalGruposPagamentoConvencional });

test('a cart takes the cashback balance, but no more than its groups that are not paid in advance', () => {
  const tudo = { usar: true, valor: null };
  expect(cashbackDe(cart(10_000), 4590, tudo)).toEqual({ saldo: 4590, maximo: 4590, aplicado: 4590 });
  expect(cashbackDe(cart(3000), 4590, tudo)).toEqual({ saldo: 4590, maximo: 3000, aplicado: 3000 });
  expect(cashbackDe(cart(0), 4590, tudo)).toEqual({ saldo: 4590, maximo: 0, aplicado: 0 });
});

test('a chosen part of the cashback is taken, but no more than the cart can take', () => {
  expect(cashbackDe(cart(10_000), 4590, { usar: true, valor: 1000 }).aplicado).toBe(1000);
  expect(cashbackDe(cart(800), 4590, { usar: true, valor: 1000 }).aplicado).toBe(800);
  expect(cashbackDe(cart(10_000), 4590, { usar: false, valor: 1000 }).aplicado).toBe(0);
});

test('cashback that queued orders will take is not offered again', () => {
  const envio: EnvioIntent = {
    tipo: 'envio',
    codigoLocal: 'A1B-001',
    totalVisto: 5000,
    grupos: [],
    linhas: [],
    cashbackAplicado: 1500,
  };
  const row: OutboxRow = {
    key: 'k',
    lane: '101',
    idUsuario: 1,
    idPessoaCliente: 101,
    nomeCliente: 'FARMÁCIA',
    intent: envio,
    at: 0,
    seq: 1,
    v: 1,
    state: 'queued',
    notBefore: 0,
    quietUntil: 0,
    tries: 0,
    claim: null,
    leaseUntil: 0,
    frozen: null,
    lastAnswer: null,
  };
  expect(saldoLivre(4590, { rows: [row], parked: [] })).toBe(3090);
  expect(saldoLivre(1000, { rows: [row], parked: [] })).toBe(0);
});

test('amounts are read as people write them, and other text returns null', () => {
  expect(['45,90', '1.234,5', 'R$ 30', '0', '12,'].map(readValor)).toEqual([4590, 123_450, 3000, 0, 1200]);
  expect(['0.50', '10.5', '1.234', '1.234.567,8'].map(readValor)).toEqual([50, 1050, 123_400, 123_456_780]);
  expect(['', 'tudo', '-3', '1,234'].map(readValor)).toEqual([null, null, null, null]);
});
