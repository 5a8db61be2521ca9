import { beforeAll, describe, expect, test } from 'vitest';
import type { Recebivel } from '#contract/payment/extrato-cliente.ts';
import { addDays, weekdayOf } from '#lib/business-day.ts';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import { contasAbertas } from '#server/demo/retaguarda/contas-abertas.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { receberConta } from '#server/payment/data/receber-conta.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import {
  expectBalancesFromEntries,
  expectContasAntecipadas,
  readCredits,
} from '#tests/support/conta-corrente.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readJson } from '#tests/support/read-json.ts';

// A Friday, a Monday and a Sunday: an instalment due on a weekend is late only after Monday.
const DAYS = ['2026-11-20', '2026-11-23', '2026-11-29'];

const sumOf = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

type Conta = Omit<Recebivel, 'dataLiquidacao'> & { dataLiquidacao: string | null };

describe.each(DAYS)('the money of the demonstration that starts on %s', (hoje) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let contas: Conta[];

  beforeAll(async () => {
    const now = new Date(`${hoje}T15:00:00Z`);
    database = await openTestDatabase();
    api = await openApi(database, { clock: () => now, inventaBoletos: true });
    rep = await api.as('representante');
    await database.db.transaction().execute((trx) => seedHistorico(trx, now));
    contas = await listOf(101);
    return async () => {
      await api.close();
      await database.close();
    };
  });

  const listOf = (idPessoaCliente: number, more = '') =>
    readJson<Conta[]>(rep, `/extratocliente?idPessoaCliente=${idPessoaCliente}&qtdPagina=200${more}`);
  const cashback = (idPessoaCliente: number) =>
    readJson<{ meuCashbackCollection: unknown[]; totalizador: Record<string, number> }>(
      rep,
      `/cashback?idPessoaCliente=${idPessoaCliente}&dataInicial=${addDays(hoje, -100)}&dataFinal=${hoje}`,
    );
  const isAberta = (conta: Conta) => conta.dataLiquidacao === null;
  const isBoleto = (conta: Conta) => conta.idFormaPagamento === 1;

  test('keeps balances and the instalments of waiting orders in order', async () => {
    await expectBalancesFromEntries(database.db);
    await expectContasAntecipadas(database.db);
  });

  test.each<[string, (conta: Conta) => boolean]>([
    ['a boleto to come', (c) => isBoleto(c) && c.diasParaVencimento > 0 && (c.linhaDigitavel ?? '') !== ''],
    ['one due today', (c) => isAberta(c) && c.dataVencimento === hoje && c.atraso === 0],
    ['one 45 days late', (c) => c.atraso === 45 && c.valorTotalJuros > 0],
    [
      'one due on the last Sunday',
      (c) => isAberta(c) && weekdayOf(c.dataVencimento) === 0 && c.dataVencimento >= addDays(hoje, -7),
    ],
    ['one with a rebate', (c) => isAberta(c) && c.valorTotalAbatimento > 0],
    ['one with a discount', (c) => isAberta(c) && c.valorTotalDescontoFinanceiro > 0],
    ['a late one paid in part', (c) => c.idSituacao === 3 && c.atraso > 0],
    ['one settled lately', (c) => c.dataLiquidacao !== null && c.dataLiquidacao >= addDays(hoje, -15)],
    ['one settled long ago', (c) => c.dataLiquidacao !== null && c.dataLiquidacao <= addDays(hoje, -59)],
    ['open cash without a boleto', (c) => isAberta(c) && c.idFormaPagamento === 4 && c.idBoleto === null],
    ...[6, 7, 8, 10].map((forma): [string, (conta: Conta) => boolean] => [
      `an order that awaits payment by method ${forma}`,
      (c) => isAberta(c) && c.idFormaPagamento === forma && c.idPrePedido !== null,
    ]),
    [
      'a late Pix without interest',
      (c) => c.idFormaPagamento === 10 && c.atraso > 0 && c.valorTotalJuros === 0,
    ],
    ['one that joins two invoices', (c) => /^\d+, \d+$/.test(c.documentosViinculados)],
  ])('has %s for the buyer’s pharmacy', (_kind, isOne) => {
    expect(contas.filter(isOne).length).toBeGreaterThan(0);
  });

  test('has no instalment for 103, only late open ones for 102, 240 for 111', async () => {
    expect(await listOf(103)).toEqual([]);
    const bloqueado = (await listOf(102)).filter(isAberta);
    expect(bloqueado.length).toBeGreaterThan(0);
    expect(bloqueado.every(({ atraso }) => atraso > 0)).toBe(true);
    expect((await listOf(111))[0]?.quantidadeRegistros).toBe(240);
  });

  test('has cashback in analysis and released, and none for 103', async () => {
    const semana = await readJson<{ meuCashbackCollection: unknown[] }>(
      rep,
      `/cashback?idPessoaCliente=101&dataInicial=${addDays(hoje, -7)}&dataFinal=${hoje}`,
    );
    expect(semana.meuCashbackCollection.length).toBeGreaterThan(0);
    const { totalizador } = await cashback(101);
    expect(totalizador).toMatchObject({
      quantidadeRegistros: 22,
      valorDisponivel: 45.9,
      valorCashbackAplicado: 20.3,
    });
    expect(totalizador['valorCashbackNaoGerado']).toBeGreaterThan(0);
    expect((await cashback(111)).totalizador).toMatchObject({
      quantidadeRegistros: 180,
      valorDisponivel: 120,
    });
    expect((await cashback(104)).totalizador).toMatchObject({ valorCashbackGerado: 0, valorDisponivel: 0 });
    expect((await cashback(104)).totalizador['valorCashbackNaoGerado']).toBeGreaterThan(0);
    expect((await cashback(103)).meuCashbackCollection).toEqual([]);
  });

  test('gives the credit of each open instalment back as the back office receives it', async () => {
    const { db } = database;
    const abertas = await contasAbertas(db).select(['id', 'valor', 'abatimento', 'valorPago']).execute();
    expect(abertas.length).toBeGreaterThan(50);
    const before = sumOf([...(await readCredits(db)).values()]);
    for (const { id } of abertas) await receberConta(db, id, null, new Date(`${hoje}T15:00:00Z`));
    const after = sumOf([...(await readCredits(db)).values()]);
    const devido = abertas.map(({ valor, abatimento, valorPago }) => valor - abatimento - valorPago);
    expect(after - before).toBe(sumOf(devido));
  });
});

test('a demonstration of an earlier version gets instalments, histories and returns once; moved balances stay', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const now = new Date('2026-11-20T15:00:00Z');
  const seedAgain = () => seed(db, { clock: () => now, size: 300 });
  const entriesOf = (idPessoaCliente: number) =>
    db
      .selectFrom('lancamentoContaCorrente')
      .select('observacao')
      .where('idPessoaCliente', '=', idPessoaCliente)
      .orderBy('observacao')
      .execute();
  const countDevolucoes = async () => (await db.selectFrom('devolucao').select('idTitulo').execute()).length;
  const countContas = async () => (await db.selectFrom('contaReceber').select('id').execute()).length;
  try {
    await db.updateTable('versaoSemente').set({ versao: '1' }).execute();
    await lancar(db, 101, [{ valor: 5_00, observacao: 'Depósito recebido' }], now);
    expect(await seedAgain()).toBe(false);
    expect(await countContas()).toBeGreaterThan(240);
    expect(await entriesOf(111)).toHaveLength(4);
    expect((await entriesOf(101)).map(({ observacao }) => observacao.replace(/\d+/g, 'N'))).toEqual([
      'Depósito recebido',
      'Devolução nº N da nota fiscal N',
    ]);
    expect(await countDevolucoes()).toBe(131);
    await expectBalancesFromEntries(db);
    const contas = await countContas();
    expect(await seedAgain()).toBe(false);
    expect([await countContas(), await countDevolucoes()]).toEqual([contas, 131]);
  } finally {
    await database.close();
  }
});
