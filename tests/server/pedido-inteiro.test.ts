import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { changeProduto } from '#server/store/changes.ts';
import { queriesOf } from '#server/store/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { findProdutos } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

type Pedido = { idPrePedido: number; itens?: unknown };

/** An order that an ERP could have brought: some lines were not served, one is of what is gone, one of a combo. */
describe.each(oneDatabase)('all that is said of an order on $name', ({ open }) => {
  const ID = 90_001;
  const VAZIO = 90_002;
  const PEDIDO = {
    idPrePedido: ID,
    idCarrinho: null,
    idPessoaCliente: 101,
    idUsuario: 1,
    idPessoaFilial: 1,
    idCondicao: 1,
    idCarrinhoGrupoTipo: 1,
    idPrePedidoSituacao: 3,
    idPedidoSituacao: 4,
    idPrazo: 2,
    idFormaPagamento: 1,
    subtotal: 300_00,
    descontos: 40_00,
    stTotal: 5_00,
    total: 265_00,
    codigoLocal: 'A7K-042',
    valorCashbackAplicado: 12_34,
    pagoComSaldo: 10_00,
    numeroPedidoCliente: 'OC 7',
    observacao: 'Entregar cedo',
    feitoEm: new Date('2026-11-17T11:00:00Z'),
    idOrigemTipo: 7,
    previsaoEntrega: '2026-11-24',
    mensagemOcorrencia: 'Sem limite',
    // The first moment of the day in São Paulo.
    dataHora: new Date('2026-11-18T03:00:00Z'),
  };
  const SIMPLES = { idPrePedido: ID, idItemTipo: 1, valorUnitario: 10_0000, st: 2000 };
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let idProduto: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => new Date('2026-11-20T12:00:00Z') });
    rep = await api.as('representante');
    const { db } = database;
    idProduto = must((await findProdutos(db))[0], 'product').idProduto;
    await changeProduto(db, idProduto, {
      nome: 'Dipirona',
      apresentacao: '500 mg',
      registro: '1000100010001',
      tipo: 2,
      pmc: 15_90,
      codBarras: '7891000100103',
      codBarrasValido: true,
    });
    await db
      .insertInto('prePedido')
      .values([
        PEDIDO,
        { ...PEDIDO, idPrePedido: VAZIO, feitoEm: null, dataHora: new Date('2026-11-18T02:59:59.999Z') },
      ])
      .execute();
    await db
      .insertInto('prePedidoItem')
      .values([
        {
          ...SIMPLES,
          idItem: idProduto,
          posicao: 1,
          quantidade: 10,
          quantidadeAtendida: 7,
          descontoComercial: 1000,
          descontoFinanceiro: 500,
          valorLiquido: 10_2600,
          stValor: 1_7100,
          valorTotal: 71_82,
        },
        {
          ...SIMPLES,
          idItem: 999_999,
          posicao: 0,
          quantidade: 2,
          quantidadeAtendida: 2,
          descontoComercial: 0,
          descontoFinanceiro: 0,
          valorLiquido: 10_0000,
          stValor: 0,
          valorTotal: 20_00,
        },
        {
          ...SIMPLES,
          idPrePedidoItemTipo: 6,
          idItem: 1,
          idItemTipo: 2,
          posicao: 2,
          quantidade: 1,
          quantidadeAtendida: 1,
          descontoComercial: 0,
          descontoFinanceiro: 0,
          valorLiquido: 10_0000,
          stValor: 0,
          valorTotal: 10_00,
        },
        {
          ...SIMPLES,
          idPrePedidoItemTipo: 5,
          idItem: idProduto,
          posicao: 3,
          quantidade: 3,
          quantidadeAtendida: 0,
          valorUnitario: 0,
          descontoComercial: 0,
          descontoFinanceiro: 0,
          valorLiquido: 0,
          stValor: 0,
          valorTotal: 0,
        },
      ])
      .execute();
    await db
      .insertInto('pedidoEtapa')
      .values([
        { idPrePedido: ID, idPedidoSituacao: 4, em: new Date('2026-11-19T12:00:00Z') },
        { idPrePedido: ID, idPedidoSituacao: 12, em: new Date('2026-11-18T12:30:00Z') },
        { idPrePedido: ID, idPedidoSituacao: 3, em: new Date('2026-11-18T12:30:00Z') },
      ])
      .execute();
    const nota = {
      idPrePedido: ID,
      idPessoaEmitente: 1,
      idPessoaDestinatario: 101,
      serieDocumento: '2',
      descOperacao: 'Bonificação',
      dataDocumento: new Date('2026-11-19T15:00:00Z'),
    };
    await db
      .insertInto('notaFiscal')
      .values([
        {
          ...nota,
          idTitulo: 80_002,
          numDocumento: 5002,
          chaveAcesso: '2'.repeat(44),
          valorTotalNota: 65_00,
        },
        {
          ...nota,
          idTitulo: 80_001,
          numDocumento: 5001,
          chaveAcesso: '1'.repeat(44),
          valorTotalNota: 200_00,
          idNfeTipoEmissao: 9,
        },
        {
          ...nota,
          idPrePedido: null,
          numDocumento: 6001,
          chaveAcesso: '6'.repeat(44),
          valorTotalNota: 1,
          dataDocumento: new Date('2026-11-01T02:59:59.999Z'),
        },
        {
          ...nota,
          idPrePedido: null,
          numDocumento: 6002,
          chaveAcesso: '7'.repeat(44),
          valorTotalNota: 1,
          dataDocumento: new Date('2026-11-01T03:00:00Z'),
        },
      ])
      .execute();
    const conta = {
      idPessoaCliente: 101,
      idPessoaFilial: 1,
      idPrePedido: ID,
      idFormaPagamento: 1,
      dataEmissao: '2026-11-19',
      dataLiquidacao: null,
      numero: '5001',
      valor: 50_00,
    };
    await db
      .insertInto('contaReceber')
      .values([
        { ...conta, idTitulo: 80_001, idBoleto: 71, dataVencimento: '2027-01-10' },
        { ...conta, idTitulo: 80_001, idBoleto: 72, dataVencimento: '2026-12-10' },
        { ...conta, idTitulo: 80_001, idBoleto: null, dataVencimento: '2026-12-01' },
        { ...conta, idTitulo: 80_002, idBoleto: 73, dataVencimento: '2026-12-05' },
      ])
      .execute();
  });

  afterAll(async () => {
    await api.close();
    await database.close();
  });

  async function read<T>(client: ApiClient, path: string): Promise<T> {
    const answer = await client.get(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return JSON.parse(answer.text) as T;
  }

  test('tells who, how and when, and the statuses in the order in which they were reached', async () => {
    expect(await read(rep, `/pedido/detalhe?idPrePedido=${ID}`)).toEqual({
      idPrePedido: ID,
      orcamento: false,
      dataHora: '2026-11-18T00:00:00-03:00',
      previsaoEntrega: '2026-11-24',
      // A status that nobody has a word for.
      portalPedidoSituacao: { idPedidoSituacao: 4, descPedidoSituacao: 'Em análise' },
      idPrePedidoSituacao: 3,
      idPrePedidoOperacao: 4,
      origemTipo: {
        origem: { idOrigem: 7, descOrigem: 'Origem 7' },
        idOrigemTipo: 7,
        descOrigemTipo: 'Origem 7',
      },
      formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
      prazo: { idPrazo: 2, descPrazo: '28 dias' },
      pessoaEmitente: { idPessoa: 1, nome: 'CD Guarulhos (SP)' },
      pessoaDestinatario: { idPessoa: 101, nome: 'Drogaria Aurora do Ipê Roxo Ltda' },
      usuario: { nomeCompleto: 'Marina Alves Teixeira' },
      idCondicao: 1,
      idCarrinhoGrupoTipo: 1,
      descricaoEcommerceCarrinhoGrupoTipo: 'Produtos em geral',
      quantidadeProduto: 3,
      subTotal: 300,
      totalValorDesconto: 40,
      totalValorST: 5,
      total: 265,
      totalValorUnitarioSugeridoConsederandoUndiades: 300,
      numeroPedidoCliente: 'OC 7',
      observacao: 'Entregar cedo',
      mensagemOcorrencia: 'Sem limite',
      codigoLocal: 'A7K-042',
      feitoEm: '2026-11-17T08:00:00-03:00',
      valorCashbackAplicado: 12.34,
      etapas: [
        {
          idPedidoSituacao: 3,
          descPedidoSituacao: 'Em separação',
          dataHora: '2026-11-18T09:30:00-03:00',
        },
        { idPedidoSituacao: 12, descPedidoSituacao: 'Liberado', dataHora: '2026-11-18T09:30:00-03:00' },
        { idPedidoSituacao: 4, descPedidoSituacao: 'Em análise', dataHora: '2026-11-19T09:00:00-03:00' },
      ],
    });
  });

  test('an order without lines, statuses and the moment of its yes is listed as having none', async () => {
    const [cheio, vazio] = (
      await read<{ colecao: Pedido[] }>(rep, '/pedido?incluirItens=true&variosOrigemTipo=7')
    ).colecao;
    expect(vazio).toMatchObject({
      idPrePedido: VAZIO,
      feitoEm: null,
      quantidadeProduto: 0,
      itens: [],
      etapas: [],
    });
    expect(cheio?.itens).toEqual(await read(rep, `/pedido/itens?idPrePedido=${ID}`));
  });

  test('a day of orders and a month of invoices begin and end at midnight in São Paulo', async () => {
    const ofDay = async (day: string) =>
      (
        await read<{ colecao: Pedido[] }>(
          rep,
          `/pedido?variosOrigemTipo=7&dataInicial=${day}&dataFinal=${day}`,
        )
      ).colecao.map((pedido) => pedido.idPrePedido);
    expect([await ofDay('2026-11-17'), await ofDay('2026-11-18')]).toEqual([[VAZIO], [ID]]);
    const ofMonth = async (mes: number) =>
      (
        await read<{ colecao: { numDocumento: string }[] }>(
          rep,
          `/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101&ano=2026&mes=${mes}`,
        )
      ).colecao
        .map(({ numDocumento }) => numDocumento)
        .filter((numero) => numero.startsWith('600'));
    expect([await ofMonth(10), await ofMonth(11)]).toEqual([['6001'], ['6002']]);
  });

  test('invoices are ordered by day or by number, and those of one moment by their own', async () => {
    const numbers = async (query: string) =>
      (
        await read<{ colecao: { numDocumento: string }[] }>(
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

  test('its lines say what is missing, what the discounts come to, and what they are of', async () => {
    const { descricao } = await database.db
      .selectFrom('promocaoCombo')
      .select('descricao')
      .where('idPromocaoCombo', '=', 1)
      .executeTakeFirstOrThrow();
    const whole = { quantidadeFalta: 0, descMotivoFalta: null, charPisCofins: '' };
    const plain = { ...whole, desconto: 0, valorDesconto: 0, stValor: 0, possuiPrazoPrioritario: false };
    expect(await read(rep, `/pedido/itens?idPrePedido=${ID}`)).toEqual([
      {
        ...plain,
        idPrePedidoItemTipo: 1,
        produto: { idProduto: 999_999, descProduto: 'Produto 999999' },
        quantidade: 2,
        valorUnitario: 10,
        valorUnitarioLiquido: 10,
        valorTotal: 20,
      },
      {
        ...plain,
        idPrePedidoItemTipo: 1,
        produto: { idProduto, descProduto: 'Dipirona 500 mg' },
        quantidade: 10,
        quantidadeFalta: 3,
        descMotivoFalta: 'Sem estoque',
        valorUnitario: 10,
        valorUnitarioLiquido: 10.26,
        desconto: 14.5,
        // Of the seven that were served.
        valorDesconto: 10.15,
        stValor: 1.71,
        valorTotal: 71.82,
      },
      {
        ...plain,
        idPrePedidoItemTipo: 6,
        produto: { idProduto: 1, descProduto: descricao },
        quantidade: 1,
        valorUnitario: 10,
        valorUnitarioLiquido: 10,
        valorTotal: 10,
        possuiPrazoPrioritario: true,
      },
      {
        ...plain,
        idPrePedidoItemTipo: 5,
        produto: { idProduto, descProduto: 'Dipirona 500 mg' },
        quantidade: 3,
        quantidadeFalta: 3,
        descMotivoFalta: 'Sem estoque',
        valorUnitario: 0,
        valorUnitarioLiquido: 0,
        valorTotal: 0,
      },
    ]);
  });

  test('its invoices come oldest first, each with its own boletos by due date', async () => {
    const titulo = {
      idPedido: ID,
      descOperacaoSituacaoPedido: 'Em análise',
      descNfeStatus: 'Autorizada',
      descOperacaoPedido: 'Bonificação',
      dataPrevisaoEntrega: '2026-11-24',
      dataDocumento: '2026-11-19T12:00:00-03:00',
    };
    expect(await read(rep, `/pedido/titulo?idPrePedido=${ID}`)).toEqual([
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
        await read<{ colecao: unknown[] }>(
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
        idPrePedido: ID,
        pessoaEmitente: { idPessoa: 1, nome: 'CD Guarulhos (SP)' },
        valorTotalNota: 200,
      },
    ]);
  });

  test('its NF-e says what was served, in cents that add up to each line, and how the rest is paid', async () => {
    const { db } = database;
    const queries = queriesOf(database.store);
    const readNota = async () => must(await queries.for(1).readNotaParaEmitir(80_001), 'invoice');
    const semDesconto = { desconto: 0, st: 0, ean: '', medicamento: null };
    expect(await readNota()).toEqual({
      chaveAcesso: '1'.repeat(44),
      numDocumento: 5001,
      serieDocumento: '2',
      descOperacao: 'Bonificação',
      dataDocumento: new Date('2026-11-19T15:00:00Z'),
      idPrePedido: ID,
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
          medicamento: { registro: '1000100010001', pmc: 15_90, tipo: 2 },
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
    const change = db.updateTable('prePedido').where('idPrePedido', '=', ID);
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
    expect(await queries.for(1).readNotaParaEmitir(80_001)).toMatchObject({ numDocumento: 5001 });
    expect(await queries.for(2).readNotaParaEmitir(80_001)).toBeUndefined();
    await putDestinatario(101);
    await queries.close();
  });
});
