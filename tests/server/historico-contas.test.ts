import { describe, expect, test } from 'vitest';
import { addDays } from '#lib/business-day.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { cents, type Recebivel, useHistorico } from '#tests/support/historico-bench.ts';

describe.each(bothDatabases)('instalments on $name', ({ open }) => {
  const bench = useHistorico(open);
  const { pedidos, notas, extrato, everyRecebivel } = bench;

  test('there are open, late, settled and advance instalments, and the invoice names its boletos', async () => {
    const all = await everyRecebivel();
    expect(all.some((r) => r.idSituacao === 1 && r.atraso === 0)).toBe(true);
    expect(all.some((r) => r.legendaPortal === 'atraso')).toBe(true);
    expect(all.some((r) => r.legendaPortal === 'antecipado')).toBe(true);
    expect(all.some((r) => r.idSituacao === 2)).toBe(true);
    const { colecao } = await notas(bench.rep, 'idPessoaDestinatario=101');
    const aplicado = new Map(
      (
        await bench.database.db
          .selectFrom('prePedido')
          .select(['idPrePedido', 'valorCashbackAplicado'])
          .execute()
      ).map((pedido) => [pedido.idPrePedido, pedido.valorCashbackAplicado]),
    );
    for (const nota of colecao) {
      const own = all.filter((r) => r.documentosViinculados.split(', ').includes(nota.numDocumento));
      const isJoined = own.some((r) => r.documentosViinculados !== nota.numDocumento);
      const owed = cents([nota.valorTotalNota]) - (aplicado.get(nota.idPrePedido) ?? 0);
      // One that joins several invoices is worth more than each of them.
      if (isJoined) expect(cents(own.map((r) => r.valor))).toBeGreaterThan(owed);
      else expect(cents(own.map((r) => r.valor))).toBe(owed);
      const byDay = own.sort((a, b) => a.dataVencimento.localeCompare(b.dataVencimento));
      expect(nota.boletos.map((b) => b.idBoleto)).toEqual(byDay.flatMap((r) => r.idBoleto ?? []));
    }
  });

  test('a late instalment costs 2 % and 1 % a month, an open one in time nothing', async () => {
    await bench.database.db
      .insertInto('contaReceber')
      .values(
        (['2026-10-21', '2026-11-20', '2026-12-05'] as const).map((dataVencimento, index) => ({
          id: 990_001 + index,
          idPessoaCliente: 112,
          idPessoaFilial: 1,
          idPrePedido: null,
          idTitulo: null,
          idFormaPagamento: 4,
          idBoleto: null,
          numero: `avulsa/${index}`,
          dataEmissao: '2026-10-01',
          dataVencimento,
          dataLiquidacao: null,
          valor: 1_000_00,
        })),
      )
      .execute();
    const found = (await extrato('idPessoaCliente=112&idFormaPagamento=4')).filter((r) => r.id >= 990_001);
    await bench.database.db.deleteFrom('contaReceber').where('id', '>=', 990_001).execute();
    expect(
      found.map((r) => [r.atraso, r.diasParaVencimento, r.valorJurosCalculado, r.valorEsperado]),
    ).toEqual([
      [0, 15, 0, 1000],
      [0, 0, 0, 1000],
      // 30 days: 20.00 at once and 10.00 for the days.
      [30, 0, 30, 1030],
    ]);
  });

  test('an instalment names its state, its order and its way to pay', async () => {
    const idPrePedido = (await pedidos(bench.rep, 'variosClientes=112')).colecao[0]?.idPrePedido ?? 0;
    const conta = {
      idPessoaCliente: 112,
      idPessoaFilial: 1,
      idPrePedido: null,
      idTitulo: null,
      idFormaPagamento: 1,
      idBoleto: null,
      numero: 'avulsa',
      dataEmissao: '2026-10-01',
      dataVencimento: '2026-11-25',
      dataLiquidacao: null,
      valor: 1_000_00,
    };
    const ADIANTADO = { idFormaPagamento: 6 };
    await bench.database.db
      .insertInto('contaReceber')
      .values([
        { ...conta, id: 990_001, ...ADIANTADO, idPrePedido, idBoleto: 555 },
        { ...conta, id: 990_002, ...ADIANTADO, dataVencimento: '2026-11-01', dataLiquidacao: '2026-11-03' },
        { ...conta, id: 990_003, abatimento: 100_00, descontoFinanceiro: 50_00 },
        { ...conta, id: 990_004, dataVencimento: '2026-11-19' },
      ])
      .execute();
    const of = async (query: string) =>
      (await extrato(`idPessoaCliente=112&qtdPagina=200&${query}`)).filter((r) => r.id >= 990_001);
    const all = await of('');
    const advance = await of('idFormaPagamento=6');
    await bench.database.db.deleteFrom('contaReceber').where('id', '>=', 990_001).execute();
    expect(advance.map((r) => r.id)).toEqual([990_001, 990_002]);
    const open = { idSituacao: 1, descricaoSituacao: 'Em aberto', atraso: 0, diasParaVencimento: 5 };
    expect(all).toEqual([
      expect.objectContaining({ ...open, id: 990_003, legendaPortal: null, valorEsperado: 850 }),
      expect.objectContaining({
        ...open,
        idPrePedido,
        idPessoaFilial: 1,
        idFormaPagamento: 6,
        descFormaPagamento: 'Boleto antecipado',
        idBoleto: 555,
        numero: 'avulsa',
        dataEmissao: '2026-10-01',
        dataVencimento: '2026-11-25',
        valorTotalAbatimento: 0,
        valorTotalDescontoFinanceiro: 0,
        valorTotalJuros: 0,
        documentosViinculados: '',
        legendaPortal: 'antecipado',
      }),
      expect.objectContaining({
        ...open,
        id: 990_004,
        atraso: 1,
        diasParaVencimento: 0,
        valorTotalJuros: 20.33,
        legendaPortal: 'atraso',
      }),
      expect.objectContaining({
        id: 990_002,
        idSituacao: 2,
        descricaoSituacao: 'Liquidada',
        atraso: 0,
        diasParaVencimento: 0,
        legendaPortal: null,
        valorEsperado: 1000,
      }),
    ]);
    expect(all[0]).toMatchObject({ valorTotalAbatimento: 100, valorTotalDescontoFinanceiro: 50 });
  });

  test('each row has the totals of all pages, which follow each other', async () => {
    // Of some, a part was paid late: its interest is fixed, and the rest bears interest from that day.
    await bench.database.db
      .updateTable('contaReceber')
      .set((eb) => ({ jurosApurados: 1_234, jurosDesde: '2026-11-10', valorPago: eb('valor', '/', 3) }))
      .where('idPessoaCliente', '=', 105)
      .where('dataLiquidacao', 'is', null)
      .where((eb) => eb(eb('id', '%', 2), '=', 0))
      .execute();
    const whole = await extrato('idPessoaCliente=105&qtdPagina=200');
    const paged: Recebivel[] = [];
    for (let page = 1; page <= 3; page += 1)
      paged.push(...(await extrato(`idPessoaCliente=105&qtdPagina=3&paginaAtual=${page}`)));
    expect(paged).toEqual(whole.slice(0, 9));
    expect(cents(whole.map((r) => r.valor))).toBe(cents([paged[0]?.somaTotalParcela ?? 0]));
    expect(cents(whole.map((r) => r.valorEsperado))).toBe(cents([paged[0]?.somaTotalValorEsperado ?? 0]));
    expect(paged[0]?.quantidadeRegistros).toBe(whole.length);
    const open = await extrato('idPessoaCliente=105&idSituacao=1&qtdPagina=200');
    const settled = await extrato('idPessoaCliente=105&idSituacao=2&qtdPagina=200');
    const ids = (rows: Recebivel[]) => rows.map((r) => r.id).sort((a, b) => a - b);
    expect(ids([...open, ...settled])).toEqual(ids(whole));
    expect(await extrato('idPessoaCliente=105&idSituacao=77')).toEqual([]);
    expect(await extrato('idPessoaCliente=105&paginaAtual=99')).toEqual([]);
  });

  test('the total of all pages is the sum of the rows, for any due date, payment, rebate and discount', async () => {
    const conta = {
      idPessoaCliente: 112,
      idPessoaFilial: 1,
      idPrePedido: null,
      idTitulo: null,
      idBoleto: null,
      numero: 'avulsa',
      dataEmissao: '2026-09-01',
    };
    const contas = Array.from({ length: 60 }, (_, index) => ({
      ...conta,
      id: 990_001 + index,
      idFormaPagamento: index % 5 === 0 ? 8 : 4,
      dataVencimento: addDays('2026-11-25', -index),
      dataLiquidacao: index % 7 === 0 ? addDays('2026-11-25', -Math.floor(index / 2)) : null,
      valor: 100_01 + index * 33,
      abatimento: index % 3 === 0 ? 7_77 : 0,
      descontoFinanceiro: index % 4 === 0 ? 1_23 : 0,
      valorPago: index % 6 === 0 ? 50_05 : 0,
    }));
    await bench.database.db.insertInto('contaReceber').values(contas).execute();
    const rows = await extrato('idPessoaCliente=112&qtdPagina=200');
    const inPart = await extrato('idPessoaCliente=112&idSituacao=3&qtdPagina=200');
    await bench.database.db.deleteFrom('contaReceber').where('id', '>=', 990_001).execute();
    expect(cents(rows.map((r) => r.valorEsperado))).toBe(cents([rows[0]?.somaTotalValorEsperado ?? 0]));
    expect(inPart.map((r) => r.id)).toEqual(rows.filter((r) => r.idSituacao === 3).map((r) => r.id));
    expect(inPart.length).toBeGreaterThan(5);
  });
});
