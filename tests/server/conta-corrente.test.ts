import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import { expectBalancesFromEntries } from '#tests/support/conta-corrente.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { balanceOf } from '#tests/support/payments.ts';

const CLIENTE = 101;
const NOW = new Date('2026-11-20T12:00:00Z');

describe.each(bothDatabases)('the current account of a customer on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database.reset());
  afterAll(() => database.close());

  const entries = () =>
    database.db
      .selectFrom('lancamentoContaCorrente')
      .select(['valor', 'natureza', 'observacao'])
      .where('idPessoaCliente', '=', CLIENTE)
      .orderBy('id')
      .execute();

  test('starts with one entry for the balance of a demonstration customer', async () => {
    await expectBalancesFromEntries(database.db);
    expect(await balanceOf(database.db, 111)).toBe(5_000_00);
  });

  test('books credits and debits with the balance, and leaves out entries of zero', async () => {
    await lancar(database.db, CLIENTE, [{ valor: 300_00, observacao: 'Depósito recebido' }], NOW);
    await lancar(
      database.db,
      CLIENTE,
      [
        { valor: -120_50, observacao: 'Pedido nº 1 pago com saldo' },
        { valor: 0, observacao: 'Pedido nº 2 pago com saldo' },
      ],
      NOW,
    );
    expect(await balanceOf(database.db, CLIENTE)).toBe(179_50);
    expect(await entries()).toEqual([
      { valor: 300_00, natureza: 'C', observacao: 'Depósito recebido' },
      { valor: 120_50, natureza: 'D', observacao: 'Pedido nº 1 pago com saldo' },
    ]);
  });

  test('never falls below zero: a debit beyond the balance changes neither balance nor entries', async () => {
    const tooMuch = database.db
      .transaction()
      .execute((trx) => lancar(trx, CLIENTE, [{ valor: -1, observacao: 'Pedido nº 1 pago com saldo' }], NOW));
    await expect(tooMuch).rejects.toThrow('saldoAdiantamento');
    expect(await entries()).toEqual([]);
    await expectBalancesFromEntries(database.db);
  });

  test('keeps the sum of simultaneous credits and debits', async () => {
    await lancar(database.db, CLIENTE, [{ valor: 100_00, observacao: 'Depósito recebido' }], NOW);
    const acts = Array.from({ length: 12 }, (_, i) =>
      database.db
        .transaction()
        .execute((trx) =>
          lancar(trx, CLIENTE, [{ valor: i % 2 === 0 ? 7_00 : -30_00, observacao: 'x' }], NOW),
        ),
    );
    await Promise.allSettled(acts);
    const booked = await entries();
    const sum = booked.reduce((all, { valor, natureza }) => all + (natureza === 'C' ? valor : -valor), 0);
    expect(await balanceOf(database.db, CLIENTE)).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(0);
  });
});
