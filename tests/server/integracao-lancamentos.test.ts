import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import { useBench } from '#tests/support/bench.ts';
import { companyOf } from '#tests/support/company-bench.ts';
import { countsOf, motivosOf } from '#tests/support/company-system.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { passadoDe } from '#tests/support/past-orders.ts';
import { balanceOf } from '#tests/support/payments.ts';
import { confirmSeen, DEPOSITO, fillCart, findTresGrupos } from '#tests/support/pending-cart.ts';
import { readJson } from '#tests/support/read-json.ts';

const ENTRADA = {
  codigoErp: 'L-1',
  cliente: '101',
  natureza: 'C',
  valor: 300,
  dataHora: '2026-11-10T10:00:00-03:00',
  observacao: 'Depósito recebido',
};
const SAIDA = {
  ...ENTRADA,
  codigoErp: 'L-2',
  natureza: 'D',
  valor: 120.5,
  dataHora: '2026-11-11T09:00:00-03:00',
  observacao: 'Depósito devolvido em parte',
};

type Extrato = {
  saldoAtual: number;
  lancamentos: { observacao: string; saldoAposLancamento: number }[];
};

describe.each(bothDatabases)('entries of the current account from the company on $name', ({ open }) => {
  const bench = useBench(open);
  const company = companyOf(bench);

  const load = (linhas: readonly object[], more = '') => company.machine.loaded(`lancamentos${more}`, linhas);
  const refused = async (linhas: readonly object[], more = '') =>
    await motivosOf(company.machine, await load(linhas, more));
  const saldo = () => balanceOf(bench.database.db, 101);
  /** The statement as the screen gets it: each entry with the balance after it. */
  async function extrato(): Promise<string[]> {
    const { lancamentos, saldoAtual } = await readJson<Extrato>(
      company.rep,
      '/pessoacontacorrente?idPessoaCliente=101&dataInicial=2026-10-01&dataFinal=2026-11-30',
    );
    return [
      ...lancamentos.map(({ observacao, saldoAposLancamento }) => `${observacao}: ${saldoAposLancamento}`),
      String(saldoAtual),
    ];
  }
  /** Spends a part of the balance, as an order does. */
  const spend = (cents: number) =>
    lancar(
      bench.database.db,
      101,
      [{ valor: -cents, observacao: 'Pedido nº 1 pago com saldo' }],
      new Date('2026-11-20T12:00:00Z'),
    );

  test('are on the statement and in the balance, and the same file changes nothing', async () => {
    expect(countsOf(await load([ENTRADA, SAIDA]))).toBe('concluida 2 0 0 0 0');
    const first = await extrato();
    expect(first).toEqual(['Depósito recebido: 300', 'Depósito devolvido em parte: 179.5', '179.5']);
    const again = [{ ...ENTRADA, dataHora: '2026-11-10T13:00:00Z' }, SAIDA];
    expect(countsOf(await load(again))).toBe('concluida 0 0 2 0 0');
    expect(await extrato()).toEqual(first);
    await company.expectMoney();
  });

  test('move the balance by the difference when they change', async () => {
    await load([ENTRADA, SAIDA]);
    const carga = await load([{ codigoErp: 'L-1', valor: 250 }], '?modo=alterar');
    expect(countsOf(carga)).toBe('concluida 0 1 0 0 0');
    expect(await saldo()).toBe(129_50);
    await company.undo(carga.idCarga);
    expect(await saldo()).toBe(179_50);
    expect(await refused([{ codigoErp: 'L-1', cliente: '102' }])).toEqual(['O lançamento é do cliente 101.']);
  });

  test('are only counted in a simulation', async () => {
    expect(countsOf(await load([ENTRADA], '?simular=true'))).toBe('concluida 1 0 0 0 0');
    expect(await extrato()).toEqual(['0']);
  });

  test('never take a balance below zero: such a line is refused, in the order of the lines', async () => {
    const demais = { ...SAIDA, codigoErp: 'L-3', valor: 179.51 };
    const tudo = { ...SAIDA, codigoErp: 'L-4', valor: 179.5 };
    expect(await refused([SAIDA, ENTRADA, { ...SAIDA, codigoErp: 'L-5' }, demais, tudo])).toEqual([
      'O saldo do cliente 101 é R$\u00a00,00 e não cobre este lançamento.',
      'O saldo do cliente 101 é R$\u00a0179,50 e não cobre este lançamento.',
    ]);
    expect(await saldo()).toBe(0);
    expect(await refused([{ ...ENTRADA, valor: 299.99 }])).toEqual([
      'O saldo do cliente 101 é R$\u00a00,00 e não cobre este lançamento.',
    ]);
    await company.expectMoney();
  });

  test('pay an order, which no load takes back', async () => {
    const { db } = bench.database;
    const carrinho = await fillCart(
      company.rep,
      [must((await findTresGrupos(db))[0], 'product')],
      [DEPOSITO],
    );
    const total = must(carrinho.grupos[0], 'group').total;
    const carga = await load([{ ...ENTRADA, valor: total }]);
    const { body } = await confirmSeen(company.rep, carrinho);
    expect(body.pedidos.map(({ idPrePedidoSituacao }) => idPrePedidoSituacao)).toEqual([5]);
    expect(await saldo()).toBe(0);
    const vazia = await load([{ ...ENTRADA, codigoErp: 'L-9' }], '?modo=substituir');
    expect([vazia.situacao, vazia.mensagem]).toEqual([
      'recusada',
      'O crédito L-1 já foi usado e não pode ser retirado. Nada foi gravado.',
    ]);
    const idPrePedido = String(must(body.pedidos[0], 'order').idPrePedido);
    expect(await refused([{ ...SAIDA, valor: 1, pedido: idPrePedido }])).toEqual([
      `O débito do pedido ${idPrePedido} já foi lançado aqui no portal.`,
    ]);
    await company.undo(carga.idCarga);
    expect(await extrato()).toHaveLength(3);
    await company.expectMoney();
  });

  test('go when a file that replaces all leaves them out, and come back by the undo; those of the portal stay', async () => {
    await load([ENTRADA, SAIDA]);
    await spend(50_00);
    const proprio = 'Pedido nº 1 pago com saldo: 129.5';
    const before = await extrato();
    expect(before).toContain(proprio);
    const carga = await load([ENTRADA], '?modo=substituir');
    // The demonstration's own opening balance of another customer goes, too.
    expect(countsOf(carga)).toBe('concluida 0 0 1 0 2');
    expect(await extrato()).toEqual(['Depósito recebido: 300', 'Pedido nº 1 pago com saldo: 250', '250']);
    await company.undo(carga.idCarga);
    expect(await extrato()).toEqual(before);
    await company.expectMoney();
  });

  test('stay in an undo where they were spent meanwhile, and the others go', async () => {
    const carga = await load([ENTRADA, { ...ENTRADA, codigoErp: 'L-7', valor: 40 }]);
    await spend(60_00);
    await company.undo(carga.idCarga);
    expect(await extrato()).toEqual(['Depósito recebido: 300', 'Pedido nº 1 pago com saldo: 240', '240']);
    await company.expectMoney();
  });

  test('that an undo brings back stay away where the balance no longer covers them', async () => {
    await load([ENTRADA, SAIDA]);
    const carga = await load([ENTRADA], '?modo=substituir');
    await spend(250_00);
    await company.undo(carga.idCarga);
    expect(await saldo()).toBe(50_00);
    await company.expectMoney();
  });

  test('name an order, also by the company’s own number, and of no other customer', async () => {
    await company.machine.loaded('historico', [await passadoDe(bench.database.db)]);
    const doPedido = { ...ENTRADA, pedido: 'erp:PV-1' };
    expect(countsOf(await load([doPedido, { ...SAIDA, pedido: 'erp:PV-1' }]))).toBe('concluida 2 0 0 0 0');
    expect(countsOf(await load([doPedido]))).toBe('concluida 0 0 1 0 0');
    expect(
      await refused([
        { ...ENTRADA, codigoErp: 'L-3', pedido: 'erp:PV-2' },
        { ...ENTRADA, codigoErp: 'L-4', pedido: 'erp:PV-1', cliente: '102' },
        { ...ENTRADA, codigoErp: 'L-5', pedido: '999999' },
      ]),
    ).toEqual([
      'O pedido erp:PV-2 não existe.',
      expect.stringMatching(/^O pedido \d+ é de outro cliente\.$/),
      'O pedido 999999 não existe.',
    ]);
  });

  test('are refused one by one with a sentence', async () => {
    expect(
      await refused([
        { ...ENTRADA, cliente: 'K-9' },
        { ...ENTRADA, codigoErp: 'L-2', natureza: 'X' },
        { ...ENTRADA, codigoErp: 'L-3', valor: 0 },
        { ...ENTRADA, codigoErp: 'L-4', dataHora: '10/11/2026' },
        { ...ENTRADA, codigoErp: 'L-5', observacao: ' ' },
        { ...ENTRADA, codigoErp: 'L-6', saldo: 1 },
        { codigoErp: 'L-7', cliente: '101' },
      ]),
    ).toEqual([
      'O cliente K-9 não existe.',
      'O campo natureza tem de ser um de: C, D (veio "X").',
      expect.stringContaining('O campo valor'),
      expect.stringContaining('O campo dataHora'),
      expect.stringContaining('O campo observacao'),
      'O campo saldo não existe.',
      'O campo natureza falta, e o código é novo.',
    ]);
  });

  test('are written, and so told to devices, only when they differ', async () => {
    await load([ENTRADA, SAIDA]);
    const versions = async () => {
      const { rows } = await sql<{ id: number; xmin: string }>`
        select "id", xmin::text from "lancamentoContaCorrente" where "idPessoaCliente" = 101 order by "id"`.execute(
        bench.database.db,
      );
      return rows;
    };
    const [entrada, saida] = await versions();
    await load([ENTRADA, { ...SAIDA, observacao: 'Estorno do depósito' }]);
    const [same, changed] = await versions();
    expect([same, changed?.id, changed?.xmin === saida?.xmin]).toEqual([entrada, saida?.id, false]);
  });
});
