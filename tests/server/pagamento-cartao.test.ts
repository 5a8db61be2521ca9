import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import {
  APROVA,
  cardFor,
  encoded,
  finish,
  finishWith,
  RECUSA,
  SILENCIO,
  SILENCIO_COBRADO,
  standing,
} from '#tests/support/payments.ts';
import { BOLETO, CARTAO, findTresGrupos, gruposOf, PIX, pendingCart } from '#tests/support/pending-cart.ts';

describe.each(bothDatabases)('paying by card on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let produtos: number[];
  let now: Date;
  let simulador: Simulador;
  let charges: string[];

  beforeAll(async () => {
    database = await open();
    simulador = createSimulador(() => now);
    const pagamentos: Simulador = {
      ...simulador,
      cobrarCartao(nova) {
        charges.push(nova.referencia);
        return simulador.cobrarCartao(nova);
      },
    };
    api = await openApi(database, { clock: () => now, pagamentos });
    produtos = await findTresGrupos(database.db);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T15:00:00Z');
    charges = [];
    await database.reset();
    rep = await api.as('representante');
  });
  const pending = (...formas: (typeof CARTAO | typeof PIX | typeof BOLETO)[]) =>
    pendingCart(rep, produtos, formas);
  const stands = (idCarrinho: number) => standing(database.db, idCarrinho);

  test('an approved card pays the order and finishes the cart', async () => {
    const { idCarrinho, valorTotal } = await pending(BOLETO, CARTAO);
    const answer = await finishWith(rep, idCarrinho, APROVA);
    expect(answer.status).toBe(200);
    expect(answer.body.carrinho).toMatchObject({ idCarrinhoSituacao: 6, politicaAceite: true, valorTotal });
    expect(answer.body.pedidos.map((p) => p.idPrePedidoSituacao)).toEqual([3, 3]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await stands(idCarrinho)).toEqual({
      carrinho: 6,
      pedidos: ['3/2', '3/12'],
      grupos: [1, 4],
      pagamentos: ['pago'],
    });
    const row = await database.db.selectFrom('pagamento').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ idFormaPagamento: 8, parcelas: 1, decididoEm: now });
    expect(row.autorizacao).toMatch(/^D/);
  });

  test('a charge in instalments is written down', async () => {
    const { idCarrinho } = await pending(CARTAO);
    const [grupo] = await gruposOf(rep, idCarrinho);
    if (grupo === undefined) throw new Error('no group');
    const { text } = await rep.get(
      `/pagamento/ParcelasCartaoCredito?idPrePedido=${grupo.idPrePedido}&idPessoaFilial=1`,
    );
    const quatro = JSON.parse(text)[3];
    expect(quatro).toMatchObject({ parcelas: 4, taxa: 1.99, diasParaVencimento: 30 });
    expect(quatro.descricaoParcela).toMatch(/^4x de R\$\s[\d.,]+ com juros de 1,99% a\.m\.$/);
    const total = Math.round(quatro.valorParcela * 400) / 100;
    const seen = { QuantidadeParcelas: 4, Taxa: 1.99, ValorTransacao: total };
    const without = await finish(rep, idCarrinho, [cardFor(grupo, { ...seen, Taxa: 0 })]);
    expect([without.status, without.body.Codigo]).toEqual([409, 'carrinho-mudou']);
    expect((await finish(rep, idCarrinho, [cardFor(grupo, seen)])).status).toBe(200);
    const row = await database.db.selectFrom('pagamento').selectAll().executeTakeFirstOrThrow();
    expect([row.parcelas, row.valor]).toEqual([4, Math.round(total * 100)]);
  });

  test('a refused card leaves the cart unchanged, with the sentence, and another may be tried', async () => {
    const { idCarrinho, revisao } = await pending(CARTAO);
    const refused = await finishWith(rep, idCarrinho, RECUSA);
    expect([refused.status, refused.body.Codigo]).toEqual([422, 'pagamento-recusado']);
    expect(refused.body.Description).toContain('recusado pelo banco emissor');
    expect(await stands(idCarrinho)).toEqual({
      carrinho: 3,
      pedidos: ['2/11'],
      grupos: [2],
      pagamentos: ['recusado'],
    });
    const [grupo] = await gruposOf(rep, idCarrinho);
    expect(grupo).toMatchObject({ emProcessamento: false, mensagem: refused.body.Description });
    const shown = await rep.get('/Carrinho?idPessoaCliente=101');
    expect(shown.body.revisao).toBeGreaterThan(revisao);
    expect((await finishWith(rep, idCarrinho, APROVA)).status).toBe(200);
    expect((await stands(idCarrinho)).pagamentos).toEqual(['recusado', 'pago']);
  });

  test('with one of two cards refused, the cart is paid in part, and only that card is charged again', async () => {
    const { idCarrinho } = await pending(CARTAO, CARTAO);
    const grupos = await gruposOf(rep, idCarrinho);
    const cards = grupos.map((grupo, i) =>
      cardFor(grupo, { NumeroCartaoCredito: i === 0 ? APROVA : RECUSA }),
    );
    expect((await finish(rep, idCarrinho, cards)).body.Codigo).toBe('pagamento-recusado');
    expect(await stands(idCarrinho)).toMatchObject({ carrinho: 5, grupos: [4, 2] });
    expect((await finishWith(rep, idCarrinho, APROVA)).status).toBe(200);
    expect(await stands(idCarrinho)).toMatchObject({
      carrinho: 6,
      grupos: [4, 4],
      pagamentos: ['pago', 'recusado', 'pago'],
    });
    expect(charges).toHaveLength(3);
  });

  test('a missing response is no refusal: the charge is in process, and found to be made at the next try', async () => {
    const { idCarrinho } = await pending(CARTAO);
    const silent = await finishWith(rep, idCarrinho, SILENCIO_COBRADO);
    expect([silent.status, silent.body.Codigo]).toEqual([503, 'operadora-indisponivel']);
    expect(silent.body.Description).toBe(
      'Não foi possível estabelecer a conexão com a operadora de cartão de crédito.',
    );
    expect(await stands(idCarrinho)).toMatchObject({ carrinho: 4, grupos: [2], pagamentos: ['processando'] });
    expect((await gruposOf(rep, idCarrinho))[0]).toMatchObject({ emProcessamento: true });
    expect((await finishWith(rep, idCarrinho, APROVA)).status).toBe(200);
    expect(await stands(idCarrinho)).toMatchObject({ carrinho: 6, pagamentos: ['pago'] });
    expect(charges).toHaveLength(1);
  });

  test('a charge that was never made goes again under its own name', async () => {
    const { idCarrinho } = await pending(CARTAO);
    expect((await finishWith(rep, idCarrinho, SILENCIO)).status).toBe(503);
    const asked = await finish(rep, idCarrinho, []);
    expect([asked.status, asked.body.Codigo]).toEqual([422, 'cartao-invalido']);
    expect(asked.body.Description).toContain('nada foi cobrado até agora. Informe o cartão de novo');
    expect((await finishWith(rep, idCarrinho, APROVA)).status).toBe(200);
    expect(await stands(idCarrinho)).toMatchObject({ carrinho: 6, pagamentos: ['pago'] });
    expect(charges).toHaveLength(2);
    expect(new Set(charges).size).toBe(1);
  });

  test('a new try with other instalments waits until the first is surely lost', async () => {
    const { idCarrinho } = await pending(CARTAO);
    const [grupo] = await gruposOf(rep, idCarrinho);
    if (grupo === undefined) throw new Error('no group');
    expect((await finishWith(rep, idCarrinho, SILENCIO)).status).toBe(503);
    const other = [cardFor(grupo, { QuantidadeParcelas: 2 })];
    const early = await finish(rep, idCarrinho, other);
    expect([early.status, early.body.Codigo]).toEqual([409, 'pagamento-em-processamento']);
    now = new Date(now.getTime() + 121_000);
    expect((await finish(rep, idCarrinho, other)).status).toBe(200);
    expect(new Set(charges).size).toBe(1);
    const row = await database.db.selectFrom('pagamento').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ parcelas: 2, valor: Math.round(grupo.valor * 100), situacao: 'pago' });
  });

  test('a finished cart returns its orders without another charge', async () => {
    const { idCarrinho } = await pending(CARTAO);
    const first = await finishWith(rep, idCarrinho, APROVA);
    const again = await finish(rep, idCarrinho);
    expect([again.status, again.body.Codigo]).toEqual([409, 'carrinho-finalizado']);
    expect(again.body.pedidos).toEqual(first.body.pedidos);
    expect(charges).toHaveLength(1);
  });

  describe('no card is charged', () => {
    const refused = async (answer: ReturnType<typeof finish>, status: number, codigo: string) => {
      const { body, ...got } = await answer;
      expect([got.status, body.Codigo]).toEqual([status, codigo]);
      expect(charges).toEqual([]);
      expect(await database.db.selectFrom('pagamento').selectAll().execute()).toEqual([]);
    };

    test('before the policies are accepted', async () => {
      const { idCarrinho } = await pending(CARTAO);
      const cards = (await gruposOf(rep, idCarrinho)).map((grupo) => cardFor(grupo));
      await refused(finish(rep, idCarrinho, cards, { PoliticasAceite: false }), 422, 'politica-nao-aceita');
    });

    test('while a Pix is not paid', async () => {
      const { idCarrinho } = await pending(CARTAO, PIX);
      await refused(finishWith(rep, idCarrinho, APROVA), 422, 'pagamento-pendente');
    });

    test('when one of the cards is missing', async () => {
      const { idCarrinho } = await pending(CARTAO, CARTAO);
      const [grupo] = await gruposOf(rep, idCarrinho);
      await refused(finish(rep, idCarrinho, [cardFor(grupo ?? never())]), 422, 'cartao-invalido');
      await refused(finish(rep, idCarrinho), 422, 'cartao-invalido');
    });

    test('with an invalid field, or an unreadable list', async () => {
      const { idCarrinho } = await pending(CARTAO);
      const [grupo] = await gruposOf(rep, idCarrinho);
      const lists = [
        { NumeroCartaoCredito: '4111111111111112' },
        { NomePortador: '' },
        { MesValidade: '13' },
        { AnoValidade: '25' },
        { CodigoSeguranca: '12345' },
        { QuantidadeParcelas: 7 },
        { IDBandeiraCartaoCredito: 99 },
      ].map((wrong) => encoded([cardFor(grupo ?? never(), wrong)]));
      const unreadable = [Buffer.from('{"a":1}').toString('base64'), encoded([1]), 'W3s=', 'no base64 %'];
      for (const text of [...lists, ...unreadable]) {
        const answer = finish(rep, idCarrinho, [], { CartaoCreditoPagamentoCollection: text });
        await refused(answer, 422, 'cartao-invalido');
        expect((await answer).body.Description).toBe(
          'Houve um erro ao validar os dados do cartão de crédito. Reveja-os para continuar.',
        );
      }
      for (const wrong of [{ ValorTotalEsperado: 1 }, { ValorTransacao: 1 }]) {
        await refused(finish(rep, idCarrinho, [cardFor(grupo ?? never(), wrong)]), 409, 'carrinho-mudou');
      }
    });

    test('for a cart that is being edited', async () => {
      const { idCarrinho } = await pending(CARTAO);
      await rep.post(
        `/Carrinho/ContinuarComprando?idCarrinho=${idCarrinho}&idOperacao=4&idOrigem=2&idOrigemTipo=18`,
      );
      await refused(finish(rep, idCarrinho), 409, 'carrinho-mudou');
    });

    test("for another's cart, or none", async () => {
      const { idCarrinho } = await pending(CARTAO);
      const cards = (await gruposOf(rep, idCarrinho)).map((grupo) => cardFor(grupo));
      await refused(finish(await api.as('farmacia'), idCarrinho, cards), 404, 'nao-encontrado');
      await refused(finish(rep, 999_999, cards), 404, 'nao-encontrado');
      await refused(finish(api.nobody, idCarrinho, cards), 401, 'nao-autenticado');
    });

    test('for a customer that was taken from the user', async () => {
      const { idCarrinho } = await pending(CARTAO);
      const cards = (await gruposOf(rep, idCarrinho)).map((grupo) => cardFor(grupo));
      const link = database.db.deleteFrom('usuarioCliente').where('idPessoaCliente', '=', 101);
      await link.where('idUsuario', '=', 1).execute();
      try {
        await refused(finish(rep, idCarrinho, cards), 403, 'cliente-nao-vinculado');
      } finally {
        await database.db
          .insertInto('usuarioCliente')
          .values({ idUsuario: 1, idPessoaCliente: 101 })
          .execute();
      }
    });
  });

  test('base64url is accepted too', async () => {
    const { idCarrinho } = await pending(CARTAO);
    const cards = (await gruposOf(rep, idCarrinho)).map((g) => cardFor(g, { NomePortador: 'Zoé Ação' }));
    const text = Buffer.from(JSON.stringify(cards)).toString('base64url');
    const more = { CartaoCreditoPagamentoCollection: text };
    expect((await finish(rep, idCarrinho, [], more)).status).toBe(200);
  });

  describe('outside a checkout', () => {
    const send = (client: ApiClient, cards: readonly unknown[]) =>
      client.post('/extratocliente/enviarPagamentoCartaoCredito', { DadosPagamento: encoded(cards) });

    test('orders are paid, and the response is their number', async () => {
      const { idCarrinho } = await pending(CARTAO, CARTAO);
      const cards = (await gruposOf(rep, idCarrinho)).map((grupo) => cardFor(grupo));
      const answer = await send(rep, cards);
      expect([answer.status, answer.text]).toEqual([200, '2']);
      expect(await stands(idCarrinho)).toMatchObject({
        carrinho: 5,
        pedidos: ['3/12', '3/12'],
        grupos: [4, 4],
      });
      const again = await send(rep, cards);
      expect([again.status, again.body.Codigo]).toEqual([422, 'pagamento-nao-permitido']);
      expect(charges).toHaveLength(2);
      expect((await finish(rep, idCarrinho)).status).toBe(200);
    });

    test('a refusal returns its sentence, a missing response its own code', async () => {
      const { idCarrinho } = await pending(CARTAO);
      const [grupo] = await gruposOf(rep, idCarrinho);
      const pay = (NumeroCartaoCredito: string) =>
        send(rep, [cardFor(grupo ?? never(), { NumeroCartaoCredito })]);
      expect((await pay(RECUSA)).body.Codigo).toBe('pagamento-recusado');
      expect((await pay(SILENCIO_COBRADO)).body.Codigo).toBe('operadora-indisponivel');
      expect((await pay(RECUSA)).text).toBe('1');
      expect(charges).toHaveLength(2);
    });

    test('another’s order is not found, another way to pay not allowed', async () => {
      const { idCarrinho } = await pending(PIX);
      const [grupo] = await gruposOf(rep, idCarrinho);
      const cards = [cardFor(grupo ?? never())];
      expect((await send(rep, cards)).body.Codigo).toBe('pagamento-nao-permitido');
      await database.db.updateTable('prePedido').set({ idPessoaCliente: 102 }).execute();
      const answer = await send(await api.as('farmacia'), cards);
      expect([answer.status, answer.body.Codigo]).toEqual([404, 'nao-encontrado']);
      expect((await send(rep, [])).body.Codigo).toBe('cartao-invalido');
      expect(charges).toEqual([]);
    });
  });

  test('the ST of an order is told without the share of a state’s fund, and that share apart', async () => {
    await database.db.updateTable('produtoPreco').set({ st: 1711, stFcp: 351 }).execute();
    const { idCarrinho } = await pending(CARTAO);
    const [grupo] = await gruposOf(rep, idCarrinho);
    const about = JSON.parse(
      (
        await rep.get(
          `/extratocliente/consultaContaReceberPedidoPagamentoCartaoCredito?idPrePedido=${grupo?.idPrePedido}`,
        )
      ).text,
    ) as Record<'total' | 'valorTotalProdutos' | 'stValor' | 'valorStFCP' | 'valorDesconto', number>;
    const cents = (reais: number) => Math.round(reais * 100);
    const [total, produtos, st, fcp, desconto] = [
      cents(about.total),
      cents(about.valorTotalProdutos),
      cents(about.stValor),
      cents(about.valorStFCP),
      cents(about.valorDesconto),
    ];
    expect(fcp).toBeGreaterThan(0);
    // A cent a line may be lost to rounding.
    expect(Math.abs(fcp * 1711 - (st + fcp) * 351)).toBeLessThan(3 * 1711);
    expect(produtos + st + fcp - desconto).toBe(total);
  });

  test('the subject of an order, its brands, and whether cards can be charged', async () => {
    const { idCarrinho } = await pending(CARTAO);
    const [grupo] = await gruposOf(rep, idCarrinho);
    const id = grupo?.idPrePedido;
    const path = `/extratocliente/consultaContaReceberPedidoPagamentoCartaoCredito?idPrePedido=${id}`;
    const about = JSON.parse((await rep.get(path)).text);
    expect(about).toMatchObject({
      idPrePedido: id,
      total: grupo?.valor,
      valorStFCP: 0,
      pessoaDestinatario: { nome: 'Drogaria Aurora do Ipê Roxo Ltda' },
    });
    const { valorTotalProdutos, stValor, valorDesconto } = about;
    expect(Math.round((valorTotalProdutos + stValor - valorDesconto) * 100) / 100).toBe(grupo?.valor);
    await database.db.updateTable('prePedido').set({ idPessoaCliente: 102 }).execute();
    const buyer = await api.as('farmacia');
    expect((await buyer.get(path)).status).toBe(404);
    const parcelas = `/pagamento/ParcelasCartaoCredito?idPrePedido=${id}&idPessoaFilial=1`;
    expect((await buyer.get(parcelas)).status).toBe(404);
    const brands = JSON.parse((await rep.get('/pagamento/bandeira?idPessoaFilial=1')).text);
    expect(brands[0]).toEqual({
      idCartaoCreditoBandeira: 1,
      imagem: '/demo/imagens/pagamento-visa-1.svg',
      descricaoCartaoCreditoBandeira: 'Visa',
    });
    const may = await rep.get('/pagamento/ValidarIntegracaoCartaoCreditoLiberada?idPessoaFilial=1');
    expect(may.text).toBe('{"liberada":true}');
  });
});

function never(): never {
  throw new Error('no group');
}
