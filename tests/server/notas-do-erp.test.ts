import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { changeProduto } from '#server/feed/changes.ts';
import { readNotaParaEmitir } from '#server/invoices/data/notas-xml.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { CHEIO, insertErpOrders, VAZIO } from '#tests/support/erp-order.ts';
import { readJson } from '#tests/support/read-json.ts';

type Pedido = { idPrePedido: number };

describe.each(oneDatabase)('invoices of an order from an ERP on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let idProduto: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => new Date('2026-11-20T12:00:00Z') });
    rep = await api.as('representante');
    ({ idProduto } = await insertErpOrders(database.db));
  });

  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test('a day of orders and a month of invoices begin and end at midnight in São Paulo', async () => {
    const ofDay = async (day: string) =>
      (
        await readJson<{ colecao: Pedido[] }>(
          rep,
          `/pedido?variosOrigemTipo=7&dataInicial=${day}&dataFinal=${day}`,
        )
      ).colecao.map((pedido) => pedido.idPrePedido);
    expect([await ofDay('2026-11-17'), await ofDay('2026-11-18')]).toEqual([[VAZIO], [CHEIO]]);
    const ofMonth = async (mes: number) =>
      (
        await readJson<{ colecao: { numDocumento: string }[] }>(
          rep,
          `/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101&ano=2026&mes=${mes}`,
        )
      ).colecao
        .map(({ numDocumento }) => numDocumento)
        .filter((numero) => numero.startsWith('600'));
    expect([await ofMonth(10), await ofMonth(11)]).toEqual([['6001'], ['6002']]);
  });

  test('invoices are sorted by day or by number, and by number within one moment', async () => {
    const numbers = async (query: string) =>
      (
        await readJson<{ colecao: { numDocumento: string }[] }>(
          rep,
          `/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101${query}`,
        )
      ).colecao.map(({ numDocumento }) => Number(numDocumento));
    expect(await numbers('')).toEqual([5002, 5001, 6002, 6001]);
    expect(await numbers('&ordenacao=1')).toEqual([6001, 6002, 5001, 5002]);
    expect(await numbers('&ordenacao=2')).toEqual([5002, 5001, 6002, 6001]);
    expect(await numbers('&ordenacao=3')).toEqual([5001, 5002, 6001, 6002]);
    expect(await numbers('&ordenacao=4')).toEqual([6002, 6001, 5002, 5001]);
  });

  test('invoices of an order are listed in order, each with its own boletos by due date', async () => {
    const titulo = {
      idPedido: CHEIO,
      descOperacaoSituacaoPedido: 'Em análise',
      descNfeStatus: 'Autorizada',
      descOperacaoPedido: 'Bonificação',
      dataPrevisaoEntrega: '2026-11-24',
      dataDocumento: '2026-11-19T12:00:00-03:00',
    };
    expect(await readJson(rep, `/pedido/titulo?idPrePedido=${CHEIO}`)).toEqual([
      {
        ...titulo,
        idTitulo: 80_001,
        numDocumento: '5001',
        chaveAcesso: '1'.repeat(44),
        valorTotalNota: 200,
        boletos: [{ idBoleto: 72 }, { idBoleto: 71 }],
      },
      {
        ...titulo,
        idTitulo: 80_002,
        numDocumento: '5002',
        chaveAcesso: '2'.repeat(44),
        valorTotalNota: 65,
        boletos: [{ idBoleto: 73 }],
      },
    ]);
    const listed = async (numero: number) =>
      (
        await readJson<{ colecao: unknown[] }>(
          rep,
          `/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101&numeroNota=${numero}`,
        )
      ).colecao;
    expect(await listed(5002)).toMatchObject([{ nfeTipoEmissao: { descTipoEmissao: 'Normal' } }]);
    expect(await listed(5001)).toEqual([
      {
        titulo: {
          idTitulo: 80_001,
          serieDocumento: '2',
          pessoaDestinatario: {
            idPessoa: 101,
            cpfCnpj: expect.stringMatching(/^\d{14}$/),
            nome: 'Drogaria Aurora do Ipê Roxo Ltda',
          },
          operacao: { descOperacao: 'Bonificação' },
        },
        chaveAcesso: '1'.repeat(44),
        dataDocumento: '2026-11-19T12:00:00-03:00',
        numDocumento: '5001',
        nfeTipoEmissao: { descTipoEmissao: 'Contingência' },
        boletos: [{ idBoleto: 72 }, { idBoleto: 71 }],
        idPrePedido: CHEIO,
        pessoaEmitente: { idPessoa: 1, nome: 'CD Guarulhos (SP)' },
        valorTotalNota: 200,
      },
    ]);
  });

  test('NF-e lists delivered units with exact line amounts and the ways of payment', async () => {
    const { db } = database;
    const queries = queriesOf(database.store);
    const readNota = async () => must(await readNotaParaEmitir(queries.for(1), 80_001), 'invoice');
    const semDesconto = { desconto: 0, st: 0, fcpSt: 0, ean: '', medicamento: null, lotes: [] };
    expect(await readNota()).toEqual({
      chaveAcesso: '1'.repeat(44),
      numDocumento: 5001,
      serieDocumento: '2',
      descOperacao: 'Bonificação',
      dataDocumento: new Date('2026-11-19T15:00:00Z'),
      idPrePedido: CHEIO,
      numeroPedidoCliente: 'OC 7',
      emitente: expect.objectContaining({ nomeFantasia: 'CD Guarulhos (SP)' }),
      destinatario: expect.objectContaining({ nome: 'Drogaria Aurora do Ipê Roxo Ltda' }),
      itens: [
        {
          ...semDesconto,
          codigo: '999999',
          descricao: 'Produto 999999',
          quantidade: 2,
          valorUnitario: 10_0000,
          valor: 20_00,
        },
        {
          codigo: String(idProduto),
          descricao: 'Dipirona 500 mg',
          ean: '7891000100103',
          quantidade: 7,
          valorUnitario: 10_0000,
          valor: 70_00,
          desconto: 10_15,
          st: 11_97,
          fcpSt: 0,
          medicamento: { registro: '1000100010001', pmc: 15_90, tipo: 2 },
          lotes: [],
        },
        {
          ...semDesconto,
          codigo: 'K1',
          descricao: expect.stringMatching(/^Leve 12, pague 10/),
          quantidade: 1,
          valorUnitario: 10_0000,
          valor: 10_00,
        },
      ],
      pagamentos: [
        { forma: 'cashback', aPrazo: false, valor: 12_34 },
        { forma: 'saldo', aPrazo: false, valor: 10_00 },
        { forma: 1, aPrazo: true, valor: 242_66 },
      ],
      parcelas: [
        { dataVencimento: '2026-12-01', valor: 50_00 },
        { dataVencimento: '2026-12-10', valor: 50_00 },
        { dataVencimento: '2027-01-10', valor: 50_00 },
      ],
    });
    const change = db.updateTable('prePedido').where('idPrePedido', '=', CHEIO);
    await changeProduto(db, idProduto, { codBarrasValido: false });
    await change.set({ idFormaPagamento: 10, valorCashbackAplicado: 0, pagoComSaldo: 265_00 }).execute();
    const paid = await readNota();
    await change.set({ idFormaPagamento: 1, valorCashbackAplicado: 12_34, pagoComSaldo: 10_00 }).execute();
    expect(paid.itens[1]?.ean).toBe('');
    expect([paid.pagamentos, paid.parcelas]).toEqual([
      [{ forma: 'saldo', aPrazo: false, valor: 265_00 }],
      [],
    ]);
    const putDestinatario = (idPessoaDestinatario: number) =>
      db.updateTable('notaFiscal').set({ idPessoaDestinatario }).where('idTitulo', '=', 80_001).execute();
    await putDestinatario(102);
    expect(await readNotaParaEmitir(queries.for(1), 80_001)).toMatchObject({ numDocumento: 5001 });
    expect(await readNotaParaEmitir(queries.for(2), 80_001)).toBeUndefined();
    await putDestinatario(101);
    await queries.close();
  });
});
