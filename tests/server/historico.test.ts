import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digitoVerificador } from '#domain/customer/documento.ts';
import { addDays } from '#lib/business-day.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { expectBalancesFromEntries } from '#tests/support/conta-corrente.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { readJson } from '#tests/support/read-json.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

type Pedido = {
  idPrePedido: number;
  orcamento: boolean;
  dataHora: string;
  pessoaDestinatario: { idPessoa: number };
  pessoaEmitente: { idPessoa: number };
  portalPedidoSituacao: { idPedidoSituacao: number };
  origemTipo: { idOrigemTipo: number };
  quantidadeProduto: number;
  subTotal: number;
  totalValorDesconto: number;
  totalValorST: number;
  total: number;
  itens?: { quantidade: number; quantidadeFalta: number; valorTotal: number; stValor: number }[];
};
type Nota = {
  titulo: { idTitulo: number; pessoaDestinatario: { idPessoa: number } };
  chaveAcesso: string;
  dataDocumento: string;
  numDocumento: string;
  boletos: { idBoleto: number }[];
  idPrePedido: number;
  valorTotalNota: number;
};
type Recebivel = {
  id: number;
  idPrePedido: number;
  idBoleto: number | null;
  dataVencimento: string;
  diasParaVencimento: number;
  atraso: number;
  valor: number;
  valorJurosCalculado: number;
  valorEsperado: number;
  idSituacao: number;
  documentosViinculados: string;
  legendaPortal: string | null;
  somaTotalParcela: number;
  somaTotalValorEsperado: number;
  quantidadeRegistros: number;
};

const cents = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0);

describe.each(bothDatabases)('orders, invoices and debts on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let buyer: ApiClient;

  beforeAll(async () => {
    database = await open();
    await database.db.transaction().execute((trx) => seedHistorico(trx, NOW));
    api = await openApi(database, { clock: () => NOW });
    rep = await api.as('representante');
    buyer = await api.as('farmacia');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const pedidos = (client: ApiClient, query: string) =>
    readJson<{ colecao: Pedido[]; totalRegistros: number }>(client, `/pedido?${query}`);
  const notas = (client: ApiClient, query: string) =>
    readJson<{ colecao: Nota[]; totalRegistros: number }>(client, `/NotaFiscal/ConsultarNotas?${query}`);
  const extrato = (query: string) => readJson<Recebivel[]>(rep, `/extratocliente?${query}`);

  async function everyRecebivel(): Promise<Recebivel[]> {
    const all: Recebivel[] = [];
    for (let id = 101; id <= 112; id += 1)
      all.push(...(await extrato(`idPessoaCliente=${id}&qtdPagina=200`)));
    return all;
  }

  test('the balances of the customers are the sums of their entries', async () => {
    await expectBalancesFromEntries(database.db);
  });

  test('every customer has orders of the last 90 days and none of today, newest first', async () => {
    const { colecao, totalRegistros } = await pedidos(rep, 'quantidadeRegistrosPagina=200');
    expect(colecao).toHaveLength(totalRegistros);
    expect(new Set(colecao.map((p) => p.pessoaDestinatario.idPessoa)).size).toBe(12);
    const dates = colecao.map((p) => p.dataHora);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]?.slice(0, 10)).toBe('2026-11-19');
    expect((dates.at(-1) ?? '') >= '2026-08-22').toBe(true);
    expect(new Set(colecao.map((p) => p.portalPedidoSituacao.idPedidoSituacao)).size).toBeGreaterThan(5);
    expect(Math.max(...colecao.map((p) => p.idPrePedido))).toBeLessThan(100_001);
  });

  test('an order adds up to the cent, and its lines to its total', async () => {
    const { colecao: all } = await pedidos(rep, 'quantidadeRegistrosPagina=200');
    const withLines: Pedido[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 50); page += 1) {
      const { colecao } = await pedidos(
        rep,
        `quantidadeRegistrosPagina=50&numeroPagina=${page}&incluirItens=true`,
      );
      withLines.push(...colecao);
    }
    expect(withLines.map((p) => p.idPrePedido)).toEqual(all.map((p) => p.idPrePedido));
    for (const {
      subTotal,
      totalValorDesconto,
      totalValorST,
      total,
      itens = [],
      quantidadeProduto,
    } of withLines) {
      expect(cents([subTotal, -totalValorDesconto, totalValorST])).toBe(cents([total]));
      expect(cents(itens.map((i) => i.valorTotal))).toBe(cents([total]));
      expect(itens).toHaveLength(quantidadeProduto);
    }
    expect((await pedidos(rep, '')).colecao[0]).not.toHaveProperty('itens');
  });

  test('pages of orders follow each other without a gap or a repeat', async () => {
    const whole = (await pedidos(rep, 'variosClientes=101;107&quantidadeRegistrosPagina=200')).colecao;
    const paged: Pedido[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const part = await pedidos(
        rep,
        `variosClientes=101;107&quantidadeRegistrosPagina=5&numeroPagina=${page}`,
      );
      expect(part.totalRegistros).toBe(whole.length);
      paged.push(...part.colecao);
    }
    expect(paged).toEqual(whole.slice(0, 20));
    expect((await pedidos(rep, 'numeroPagina=999')).colecao).toEqual([]);
    const wide = await pedidos(rep, 'quantidadeRegistrosPagina=9999');
    expect(wide.colecao.length).toBeLessThanOrEqual(200);
  });

  test('every page has the sum of all matching orders', async () => {
    const { colecao } = await pedidos(rep, 'variosClientes=101&quantidadeRegistrosPagina=200');
    for (const page of [1, 2]) {
      const { somaTotal } = await readJson<{ somaTotal: number }>(
        rep,
        `/pedido?variosClientes=101&quantidadeRegistrosPagina=3&numeroPagina=${page}`,
      );
      expect(cents([somaTotal])).toBe(cents(colecao.map((p) => p.total)));
    }
  });

  test('orders are filtered by number, customer, status, origin and day', async () => {
    const { colecao } = await pedidos(rep, 'quantidadeRegistrosPagina=200');
    const one = colecao[3];
    expect((await pedidos(rep, `idPrePedido=${one?.idPrePedido}`)).colecao).toEqual([one]);
    const delivered = await pedidos(rep, 'variasSituacoes=10;9&quantidadeRegistrosPagina=200');
    expect(delivered.colecao).toEqual(
      colecao.filter((p) => [9, 10].includes(p.portalPedidoSituacao.idPedidoSituacao)),
    );
    const phone = await pedidos(rep, 'variosOrigemTipo=1&quantidadeRegistrosPagina=200');
    expect(phone.totalRegistros).toBeGreaterThan(0);
    expect(phone.colecao.every((p) => p.origemTipo.idOrigemTipo === 1)).toBe(true);
    const days = await pedidos(
      rep,
      'dataInicial=2026-10-01&dataFinal=2026-10-31&quantidadeRegistrosPagina=200',
    );
    expect(days.colecao).toEqual(colecao.filter((p) => p.dataHora.startsWith('2026-10')));
    expect(days.totalRegistros).toBeGreaterThan(0);
    const budgets = await pedidos(rep, 'variasLegendas=2&quantidadeRegistrosPagina=200');
    expect(budgets.totalRegistros).toBeGreaterThan(0);
    expect(budgets.colecao).toEqual(colecao.filter((p) => p.orcamento));
    expect((await rep.get('/pedido?dataInicial=20-11-2026')).status).toBe(400);
    expect((await rep.get('/pedido?numeroPagina=0')).status).toBe(400);
  });

  test('the buyer sees only the orders of their own pharmacy', async () => {
    const own = await pedidos(buyer, 'quantidadeRegistrosPagina=200');
    expect(own.totalRegistros).toBeGreaterThan(0);
    expect(own.colecao.every((p) => p.pessoaDestinatario.idPessoa === 101)).toBe(true);
    const { colecao } = await pedidos(rep, 'variosClientes=102');
    const foreign = colecao[0]?.idPrePedido ?? 0;
    expect((await pedidos(buyer, `idPrePedido=${foreign}&incluirItens=true`)).colecao).toEqual([]);
    for (const query of ['variosClientes=102', 'variosClientes=101;102', 'variosClientes=998']) {
      const answer = await buyer.get(`/pedido?${query}`);
      expect([answer.status, answer.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
    }
    for (const id of [foreign, 999_999]) {
      const answer = await buyer.get(`/pedido/itens?idPrePedido=${id}`);
      expect([answer.status, answer.body.Codigo]).toEqual([404, 'nao-encontrado']);
    }
  });

  test('the lines of an order alone equal those listed with it', async () => {
    const { colecao } = await pedidos(buyer, 'incluirItens=true');
    const one = colecao[0];
    expect(await readJson(buyer, `/pedido/itens?idPrePedido=${one?.idPrePedido}`)).toEqual(one?.itens);
  });

  test('every invoiced order has one invoice, of its value and with a valid key', async () => {
    const { colecao } = await pedidos(rep, 'variosClientes=101&quantidadeRegistrosPagina=200');
    const invoiced = colecao.filter((p) => [7, 9, 10].includes(p.portalPedidoSituacao.idPedidoSituacao));
    const { colecao: found, totalRegistros } = await notas(rep, 'idPessoaDestinatario=101');
    expect(totalRegistros).toBe(invoiced.length);
    expect(found.map((n) => [n.idPrePedido, n.valorTotalNota])).toEqual(
      invoiced.map((p) => [p.idPrePedido, p.total]),
    );
    for (const { chaveAcesso } of found) {
      expect(chaveAcesso).toMatch(/^\d{44}$/);
      expect(Number(chaveAcesso.at(-1))).toBe(digitoVerificador(chaveAcesso.slice(0, 43)));
    }
  });

  test('invoices are found by year, month and number', async () => {
    const { colecao } = await notas(rep, 'idPessoaDestinatario=101');
    const month = await notas(rep, 'idPessoaDestinatario=101&ano=2026&mes=9');
    expect(month.colecao).toEqual(colecao.filter((n) => n.dataDocumento.startsWith('2026-09')));
    expect(month.totalRegistros).toBeGreaterThan(0);
    expect((await notas(rep, 'idPessoaDestinatario=101&ano=2026')).colecao).toEqual(colecao);
    expect((await notas(rep, 'idPessoaDestinatario=101&ano=2025&mes=12')).colecao).toEqual([]);
    const number = colecao[0]?.numDocumento;
    expect((await notas(rep, `idPessoaDestinatario=101&numeroNota=${number}`)).colecao).toEqual([colecao[0]]);
    expect((await notas(rep, `idPessoaDestinatario=101&numeroNota=${'9'.repeat(50)}`)).colecao).toEqual([]);
    expect((await notas(rep, 'idPessoaDestinatario=101&numeroPagina=2')).colecao).toEqual([]);
  });

  test('there are open, late, settled and advance instalments, and the invoice names its boletos', async () => {
    const all = await everyRecebivel();
    expect(all.some((r) => r.idSituacao === 1 && r.atraso === 0)).toBe(true);
    expect(all.some((r) => r.legendaPortal === 'atraso')).toBe(true);
    expect(all.some((r) => r.legendaPortal === 'antecipado')).toBe(true);
    expect(all.some((r) => r.idSituacao === 2)).toBe(true);
    const { colecao } = await notas(rep, 'idPessoaDestinatario=101');
    const aplicado = new Map(
      (
        await database.db.selectFrom('prePedido').select(['idPrePedido', 'valorCashbackAplicado']).execute()
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
    await database.db
      .insertInto('contaReceber')
      .values(
        (['2026-10-21', '2026-11-20', '2026-12-05'] as const).map((dataVencimento, index) => ({
          id: 70_001 + index,
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
    const found = (await extrato('idPessoaCliente=112&idFormaPagamento=4')).filter((r) => r.id >= 70_001);
    await database.db.deleteFrom('contaReceber').where('id', '>=', 70_001).execute();
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
    const idPrePedido = (await pedidos(rep, 'variosClientes=112')).colecao[0]?.idPrePedido ?? 0;
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
    await database.db
      .insertInto('contaReceber')
      .values([
        { ...conta, id: 70_001, ...ADIANTADO, idPrePedido, idBoleto: 555 },
        { ...conta, id: 70_002, ...ADIANTADO, dataVencimento: '2026-11-01', dataLiquidacao: '2026-11-03' },
        { ...conta, id: 70_003, abatimento: 100_00, descontoFinanceiro: 50_00 },
        { ...conta, id: 70_004, dataVencimento: '2026-11-19' },
      ])
      .execute();
    const of = async (query: string) =>
      (await extrato(`idPessoaCliente=112&qtdPagina=200&${query}`)).filter((r) => r.id >= 70_001);
    const all = await of('');
    const advance = await of('idFormaPagamento=6');
    await database.db.deleteFrom('contaReceber').where('id', '>=', 70_001).execute();
    expect(advance.map((r) => r.id)).toEqual([70_001, 70_002]);
    const open = { idSituacao: 1, descricaoSituacao: 'Em aberto', atraso: 0, diasParaVencimento: 5 };
    expect(all).toEqual([
      expect.objectContaining({ ...open, id: 70_003, legendaPortal: null, valorEsperado: 850 }),
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
        id: 70_004,
        atraso: 1,
        diasParaVencimento: 0,
        valorTotalJuros: 20.33,
        legendaPortal: 'atraso',
      }),
      expect.objectContaining({
        id: 70_002,
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
    await database.db
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
      id: 70_001 + index,
      idFormaPagamento: index % 5 === 0 ? 8 : 4,
      dataVencimento: addDays('2026-11-25', -index),
      dataLiquidacao: index % 7 === 0 ? addDays('2026-11-25', -Math.floor(index / 2)) : null,
      valor: 100_01 + index * 33,
      abatimento: index % 3 === 0 ? 7_77 : 0,
      descontoFinanceiro: index % 4 === 0 ? 1_23 : 0,
      valorPago: index % 6 === 0 ? 50_05 : 0,
    }));
    await database.db.insertInto('contaReceber').values(contas).execute();
    const rows = await extrato('idPessoaCliente=112&qtdPagina=200');
    const inPart = await extrato('idPessoaCliente=112&idSituacao=3&qtdPagina=200');
    await database.db.deleteFrom('contaReceber').where('id', '>=', 70_001).execute();
    expect(cents(rows.map((r) => r.valorEsperado))).toBe(cents([rows[0]?.somaTotalValorEsperado ?? 0]));
    expect(inPart.map((r) => r.id)).toEqual(rows.filter((r) => r.idSituacao === 3).map((r) => r.id));
    expect(inPart.length).toBeGreaterThan(5);
  });

  test('earlier orders count neither for today’s minimum nor against the credit', async () => {
    const { text } = await rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=105');
    expect(JSON.parse(text)).toMatchObject({ valorTotalPedidosDia: 0, limiteDisponivel: 43_750 });
  });
});
