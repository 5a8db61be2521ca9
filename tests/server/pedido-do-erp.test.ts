import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { CHEIO, insertErpOrders, VAZIO } from '#tests/support/erp-order.ts';
import { readJson } from '#tests/support/read-json.ts';

type Pedido = { idPrePedido: number; itens?: unknown };

describe.each(oneDatabase)('an order from an ERP on $name', ({ open }) => {
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

  test('detail shows customer, user, payment and dates, and statuses in the order reached', async () => {
    expect(await readJson(rep, `/pedido/detalhe?idPrePedido=${CHEIO}`)).toEqual({
      idPrePedido: CHEIO,
      orcamento: false,
      dataHora: '2026-11-18T00:00:00-03:00',
      previsaoEntrega: '2026-11-24',
      // A status without a description of its own.
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

  test('an order without lines, statuses and confirmation time is listed with empty values', async () => {
    const [cheio, vazio] = (
      await readJson<{ colecao: Pedido[] }>(rep, '/pedido?incluirItens=true&variosOrigemTipo=7')
    ).colecao;
    expect(vazio).toMatchObject({
      idPrePedido: VAZIO,
      feitoEm: null,
      quantidadeProduto: 0,
      itens: [],
      etapas: [],
    });
    expect(cheio?.itens).toEqual(await readJson(rep, `/pedido/itens?idPrePedido=${CHEIO}`));
  });

  test('order lines show missing units, discount amounts and item names', async () => {
    const { descricao } = await database.db
      .selectFrom('promocaoCombo')
      .select('descricao')
      .where('idPromocaoCombo', '=', 1)
      .executeTakeFirstOrThrow();
    const whole = { quantidadeFalta: 0, descMotivoFalta: null, charPisCofins: '' };
    const plain = { ...whole, desconto: 0, valorDesconto: 0, stValor: 0, possuiPrazoPrioritario: false };
    expect(await readJson(rep, `/pedido/itens?idPrePedido=${CHEIO}`)).toEqual([
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
        // Of the seven delivered units.
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
});
