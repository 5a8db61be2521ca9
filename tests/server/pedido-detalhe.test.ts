import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readJson } from '#tests/support/read-json.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

type Pedido = {
  idPrePedido: number;
  orcamento: boolean;
  pessoaDestinatario: { idPessoa: number };
  portalPedidoSituacao: { idPedidoSituacao: number };
  origemTipo: { origem: { descOrigem: string } };
  etapas: { idPedidoSituacao: number; dataHora: string }[];
  itens?: unknown;
};

describe.each(oneDatabase)('the page of an order on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let buyer: ApiClient;
  let pedidos: Pedido[];

  beforeAll(async () => {
    database = await open();
    await database.db.transaction().execute((trx) => seedHistorico(trx, NOW));
    api = await openApi(database, { clock: () => NOW });
    rep = await api.as('representante');
    buyer = await api.as('farmacia');
    pedidos = (await readJson<{ colecao: Pedido[] }>(rep, '/pedido?quantidadeRegistrosPagina=200')).colecao;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const withStatus = (...ids: number[]): Pedido =>
    must(
      pedidos.find((p) => ids.includes(p.portalPedidoSituacao.idPedidoSituacao)),
      String(ids),
    );

  test('contains the list’s data and the further data of its page', async () => {
    const pedido = withStatus(10);
    const detalhe = await readJson<Record<string, unknown>>(
      rep,
      `/pedido/detalhe?idPrePedido=${pedido.idPrePedido}`,
    );
    expect(detalhe).toEqual({
      ...pedido,
      totalValorUnitarioSugeridoConsederandoUndiades: detalhe['subTotal'],
    });
    expect(detalhe).toMatchObject({ valorCashbackAplicado: 0, idPrePedidoOperacao: 4 });
    expect(pedido.origemTipo.origem.descOrigem).toMatch(/^(E-commerce|Televendas)$/);
  });

  test('the times of past orders follow each other, and the last is that of the status', async () => {
    for (const { etapas, portalPedidoSituacao } of pedidos) {
      const times = etapas.map((etapa) => etapa.dataHora);
      expect(times).toEqual([...times].sort());
      expect(etapas.at(-1)?.idPedidoSituacao).toBe(portalPedidoSituacao.idPedidoSituacao);
      expect((times.at(-1) ?? '') < '2026-11-20T09:00:00').toBe(true);
    }
    expect(withStatus(10).etapas.map((e) => e.idPedidoSituacao)).toEqual([2, 12, 3, 7, 9, 10]);
  });

  test('an invoiced order has its invoice with the data for its downloads', async () => {
    const pedido = withStatus(9, 10);
    const [titulo] = await readJson<Record<string, unknown>[]>(
      rep,
      `/pedido/titulo?idPrePedido=${pedido.idPrePedido}`,
    );
    const { colecao } = await readJson<{ colecao: { idPrePedido: number; titulo: { idTitulo: number } }[] }>(
      rep,
      `/NotaFiscal/ConsultarNotas?idPessoaDestinatario=${pedido.pessoaDestinatario.idPessoa}`,
    );
    const nota = must(
      colecao.find((n) => n.idPrePedido === pedido.idPrePedido),
      'invoice',
    );
    expect(titulo).toMatchObject({
      idPedido: pedido.idPrePedido,
      idTitulo: nota.titulo.idTitulo,
      descNfeStatus: 'Autorizada',
      descOperacaoPedido: 'Venda de mercadoria',
    });
    const open = withStatus(2, 3, 12);
    expect(await readJson(rep, `/pedido/titulo?idPrePedido=${open.idPrePedido}`)).toEqual([]);
  });

  test('the lists of the filter contain every status and origin', async () => {
    const situacoes = await readJson<{ idPedidoSituacao: number; descPedidoSituacao: string }[]>(
      rep,
      '/pedido/filtrosituacao',
    );
    expect(situacoes.map((s) => `${s.idPedidoSituacao} ${s.descPedidoSituacao}`)).toEqual([
      '1 Recusado',
      '2 Em análise',
      '3 Em separação',
      '6 Cancelado',
      '7 Faturado',
      '9 Em transporte',
      '10 Entregue',
      '11 Aguardando pagamento',
      '12 Liberado',
    ]);
    expect(await readJson(rep, '/pedido/filtroorigemtipo')).toEqual([
      { origem: { idOrigem: 1, descOrigem: 'Televendas' }, idOrigemTipo: 1, descOrigemTipo: 'Televendas' },
      { origem: { idOrigem: 2, descOrigem: 'E-commerce' }, idOrigemTipo: 18, descOrigemTipo: 'E-commerce' },
    ]);
  });

  test('the legend tells orders and quotations apart', async () => {
    const filtered = async (legendas: string) =>
      (
        await readJson<{ colecao: Pedido[] }>(
          rep,
          `/pedido?quantidadeRegistrosPagina=200&variasLegendas=${legendas}`,
        )
      ).colecao;
    expect(pedidos.some((p) => p.orcamento)).toBe(true);
    expect(await filtered('1')).toEqual(pedidos.filter((p) => !p.orcamento));
    expect(await filtered('2')).toEqual(pedidos.filter((p) => p.orcamento));
    expect(await filtered('1;2')).toEqual(pedidos);
    expect(await filtered('9')).toEqual([]);
  });

  test('an order of another customer is not found', async () => {
    const foreign = pedidos.find((p) => p.pessoaDestinatario.idPessoa !== 101);
    for (const id of [foreign?.idPrePedido, 999_999]) {
      for (const path of ['detalhe', 'titulo']) {
        const answer = await buyer.get(`/pedido/${path}?idPrePedido=${id}`);
        expect([answer.status, answer.body.Codigo]).toEqual([404, 'nao-encontrado']);
      }
    }
  });
});
