import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { add } from '#tests/support/cart.ts';
import { comboBody, keepCombosOpen } from '#tests/support/combos.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  BOLETO,
  CARTAO,
  choose,
  confirmSeen,
  confirmWith,
  DEPOSITO,
  type Forma,
  fillCart,
  findTresGrupos,
  goOnShopping,
  goToPayment,
  gruposOf,
  heldByOrders,
  insertPagamento,
  okOf,
  PIX,
  payByHand,
  pendingCart,
  putSituacaoByHand,
  readHeld,
  removeGroup,
} from '#tests/support/pending-cart.ts';

describe.each(oneDatabase)('a cart that awaits payment on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let produtos: number[];
  let before: Awaited<ReturnType<typeof readHeld>>;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => new Date('2026-11-20T15:00:00Z') });
    produtos = await findTresGrupos(database.db);
    before = await readHeld(database.db, produtos);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });

  const current = async () => (await rep.get('/Carrinho?idPessoaCliente=101')).body;
  const held = () => readHeld(database.db, produtos);
  const orders = () =>
    database.db
      .selectFrom('prePedido')
      .select(['idPrePedidoSituacao', 'idPedidoSituacao', 'mensagemOcorrencia'])
      .orderBy('idPrePedido')
      .execute();
  const setCliente = (of: { limiteDisponivel?: number; limitePagamentoAntecipado?: number }) =>
    database.db.updateTable('pessoa').set(of).where('idPessoa', '=', 101).execute();
  const grupoOf = async (idCarrinho: number, at: number) =>
    must((await gruposOf(rep, idCarrinho))[at], 'group');

  describe('that is left for shopping', () => {
    test('becomes the same open cart again, line for line and to the cent', async () => {
      const filled = await fillCart(rep, produtos, [BOLETO, CARTAO, BOLETO]);
      await okOf(confirmWith(rep, filled, '45.90'));
      const answer = await goOnShopping(rep, filled.idCarrinho);
      expect(answer.status).toBe(200);
      expect(answer.body.sobrescrito).toBeNull();
      expect(answer.body.carrinho).toEqual({ ...filled, revisao: filled.revisao + 2 });
      expect(await current()).toEqual(answer.body.carrinho);
      expect(await held()).toEqual(before);
      const cancelled = {
        idPrePedidoSituacao: 6,
        idPedidoSituacao: 6,
        mensagemOcorrencia: 'Cancelado pelo cliente antes do pagamento.',
      };
      expect(await orders()).toEqual([cancelled, cancelled, cancelled]);
      const { text } = await rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=101');
      expect(JSON.parse(text)).toMatchObject({ saldoCashback: 45.9, valorTotalPedidosDia: 0 });
    });

    test('asks for its policies and its step again, and can be ordered again', async () => {
      const { idCarrinho } = await fillCart(rep, produtos, [BOLETO, PIX]);
      await rep.put(`/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=2&politicaAceite=true`);
      await okOf(confirmSeen(rep, await current()));
      await goOnShopping(rep, idCarrinho);
      const early = await confirmSeen(rep, await current());
      expect([early.status, early.body.Codigo]).toEqual([422, 'politica-nao-aceita']);
      await goToPayment(rep, idCarrinho);
      const again = await confirmSeen(rep, await current());
      expect([again.status, again.body.carrinho.idCarrinhoSituacao]).toEqual([200, 3]);
      expect(await gruposOf(rep, idCarrinho)).toHaveLength(2);
      expect(await held()).toEqual(await heldByOrders(database.db, produtos, before));
    });

    test('keeps the paid groups, and the rest is in a new cart with its groups, payments and extra data', async () => {
      const filled = await fillCart(rep, produtos, [BOLETO, CARTAO, PIX]);
      const extras = {
        InformarDadosExtrasPedido: true,
        NumeroPedidoCliente: '77',
        Observacao: 'Portão azul',
      };
      await rep.post('/Carrinho/InformarDadosExtrasPedido', { IDCarrinho: filled.idCarrinho, ...extras });
      const { carrinho } = (await okOf(confirmSeen(rep, await current()))).body;
      await payByHand(database.db, await grupoOf(carrinho.idCarrinho, 1));
      await putSituacaoByHand(database.db, carrinho.idCarrinho, 5);
      const opened = (await okOf(goOnShopping(rep, carrinho.idCarrinho))).body.carrinho;
      expect(opened.idCarrinho).not.toBe(carrinho.idCarrinho);
      expect(opened).toMatchObject({
        idCarrinhoSituacao: 2,
        politicaAceite: false,
        numeroPedidoCliente: '77',
        observacao: 'Portão azul',
      });
      expect(opened.revisao).toBeGreaterThan(carrinho.revisao + 1);
      const payment = ({ idCarrinhoGrupo, formaPagamento, idEcommerceCarrinhoGrupoSituacao }: Grupo) => [
        idCarrinhoGrupo,
        formaPagamento?.idFormaPagamento,
        idEcommerceCarrinhoGrupoSituacao,
      ];
      expect(opened.grupos.map(payment)).toEqual(
        [filled.grupos[0], filled.grupos[2]].map((grupo) => payment(must(grupo, 'group'))),
      );
      expect(opened.valorTotalPedidosDia).toBe(filled.grupos[1]?.total);
      expect(await held()).toEqual(await heldByOrders(database.db, produtos, before));
      const shown = JSON.parse((await rep.get(`/pedido/porCarrinho?idCarrinho=${carrinho.idCarrinho}`)).text);
      expect(shown.map((p: { idPrePedidoSituacao: number }) => p.idPrePedidoSituacao)).toEqual([3]);
      const again = await goOnShopping(rep, carrinho.idCarrinho);
      expect([again.status, again.body.Codigo]).toEqual([409, 'carrinho-finalizado']);
    });

    test('restores a combo’s members as they were taken, even if the combo has changed since', async () => {
      await keepCombosOpen(database.db);
      const membros = await database.db
        .selectFrom('promocaoComboProduto')
        .select('idProduto')
        .where('idPromocaoCombo', '=', 1)
        .execute();
      const ids = membros.map((membro) => membro.idProduto);
      const stock = () =>
        database.db
          .selectFrom('produtoEstoque')
          .select(['idProduto', 'estoque'])
          .where('idProduto', 'in', ids)
          .orderBy('idProduto')
          .execute();
      const full = await stock();
      const { carrinho } = (await okOf(add(rep, 0, 5, comboBody(1)))).body;
      await database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
      await goToPayment(rep, carrinho.idCarrinho);
      await okOf(confirmSeen(rep, await current()));
      expect(await stock()).not.toEqual(full);
      await database.db
        .updateTable('promocaoComboProduto')
        .set({ quantidadeNoCombo: 9 })
        .where('idPromocaoCombo', '=', 1)
        .execute();
      await okOf(goOnShopping(rep, carrinho.idCarrinho));
      expect(await stock()).toEqual(full);
    });

    test('gives up a pending Pix, and keeps the outcome of an ended one', async () => {
      const { idCarrinho } = await pendingCart(rep, produtos, [PIX]);
      const { idPrePedido } = await grupoOf(idCarrinho, 0);
      await insertPagamento(database.db, { idPrePedido, idFormaPagamento: 10, situacao: 'recusado' });
      await insertPagamento(database.db, { idPrePedido, idFormaPagamento: 10, situacao: 'pendente' });
      await goOnShopping(rep, idCarrinho);
      const tries = await database.db.selectFrom('pagamento').selectAll().orderBy('idPagamento').execute();
      expect(tries.map((t) => [t.situacao, t.decididoEm?.toISOString()])).toEqual([
        ['recusado', undefined],
        ['cancelado', '2026-11-20T15:00:00.000Z'],
      ]);
    });
  });

  describe('whose group gets another payment', () => {
    test('moves credit, and returns cashback when the new payment is in advance', async () => {
      const filled = await fillCart(rep, produtos, [BOLETO, PIX, BOLETO]);
      const { carrinho } = (await okOf(confirmWith(rep, filled, '20.00'))).body;
      const share = await cashbackAt(0);
      expect(share).toBeGreaterThan(0);
      await okOf(choose(rep, carrinho, 0, DEPOSITO));
      expect(await cashbackAt(0)).toBe(0);
      expect((await held()).saldoCashback).toBe(before.saldoCashback - 20_00 + share);
      expect(await held()).toEqual(await heldByOrders(database.db, produtos, before));
      const back = (await okOf(choose(rep, carrinho, 0, BOLETO))).body.carrinho;
      expect(back.idCarrinhoSituacao).toBe(3);
      expect(await held()).toEqual(await heldByOrders(database.db, produtos, before));
    });
    const cashbackAt = async (at: number) => {
      const rows = await database.db
        .selectFrom('prePedido')
        .select('valorCashbackAplicado')
        .orderBy('idPrePedido')
        .execute();
      return must(rows[at], 'order').valorCashbackAplicado;
    };

    test.each([
      ['the credit', PIX, BOLETO, 'limiteDisponivel'],
      ['the limit in advance', BOLETO, PIX, 'limitePagamentoAntecipado'],
    ] as const)(
      'refuses an excess over %s by a cent, and accepts a total within it',
      async (_what, from, to, limite) => {
        const carrinho = await pendingCart(rep, produtos, [from, CARTAO]);
        const [mine, card] = carrinho.grupos.map((grupo) => Math.round(grupo.total * 100));
        const exact = { limiteDisponivel: mine ?? 0, limitePagamentoAntecipado: (mine ?? 0) + (card ?? 0) };
        await setCliente({ ...exact, [limite]: exact[limite] - 1 });
        const refused = await choose(rep, carrinho, 0, to);
        expect([refused.status, refused.body.Codigo]).toEqual([422, 'limite-excedido']);
        expect((await current()).revisao).toBe(carrinho.revisao);
        await setCliente(exact);
        expect((await choose(rep, carrinho, 0, to)).status).toBe(200);
      },
    );

    test('gives up its Pix, unless the payment stays the same', async () => {
      const carrinho = await pendingCart(rep, produtos, [PIX]);
      const { idPrePedido } = await grupoOf(carrinho.idCarrinho, 0);
      await insertPagamento(database.db, { idPrePedido, idFormaPagamento: 10, situacao: 'pendente' });
      const tries = async () =>
        (await database.db.selectFrom('pagamento').select('situacao').execute()).map((t) => t.situacao);
      const same = (await okOf(choose(rep, carrinho, 0, PIX))).body.carrinho;
      expect([same.revisao, await tries()]).toEqual([carrinho.revisao, ['pendente']]);
      const other = (await okOf(choose(rep, carrinho, 0, CARTAO))).body.carrinho;
      expect([other.revisao, await tries()]).toEqual([carrinho.revisao + 1, ['cancelado']]);
    });

    test('offers only the customer’s ways to pay, and knows only groups of the cart', async () => {
      const carrinho = await pendingCart(rep, produtos, [PIX]);
      const unknown: Forma = [99, 10];
      const none = await choose(rep, carrinho, 0, unknown);
      expect([none.status, none.body.Codigo]).toEqual([422, 'sem-meio-pagamento']);
      const { idCarrinho } = carrinho;
      const body = { idCarrinho, idCarrinhoGrupo: 999_999, idPrazo: 5, idFormaPagamento: 8 };
      const foreign = await rep.put('/Carrinho/grupo', body);
      expect([foreign.status, foreign.body.Codigo]).toEqual([404, 'nao-encontrado']);
    });
  });

  describe('of which a group is removed', () => {
    test('releases everything that the group took, and is open and empty after the last', async () => {
      const filled = await fillCart(rep, produtos, [BOLETO, PIX]);
      const { carrinho } = (await okOf(confirmWith(rep, filled, '10.00'))).body;
      const one = (await okOf(removeGroup(rep, carrinho, 0))).body.carrinho;
      expect([one.idCarrinhoSituacao, one.itens.map((i) => i.idItem)]).toEqual([3, [produtos[1]]]);
      expect(one.valorTotal).toBe(carrinho.grupos[1]?.total);
      expect((await held()).saldoCashback).toBe(before.saldoCashback);
      const none = (await okOf(removeGroup(rep, carrinho, 1))).body.carrinho;
      expect(none).toMatchObject({
        idCarrinho: carrinho.idCarrinho,
        idCarrinhoSituacao: 2,
        grupos: [],
        itens: [],
        valorTotal: 0,
      });
      expect(await held()).toEqual(before);
      const again = (await okOf(add(rep, must(produtos[0], 'product'), 40))).body.carrinho;
      expect(again.grupos.map((g) => [g.idCarrinhoGrupo, g.idEcommerceCarrinhoGrupoSituacao])).toEqual([
        [carrinho.grupos[0]?.idCarrinhoGrupo, 1],
      ]);
    });

    test('loses the lines of a product that another branch now delivers', async () => {
      const idProduto = must(produtos[0], 'product');
      const filled = await fillCart(rep, [idProduto], [PIX]);
      const deliverFrom = (idPessoaFilial: number) =>
        database.db
          .updateTable('produto')
          .set({ idPessoaFilial })
          .where('idProduto', '=', idProduto)
          .execute();
      const stock = { idProduto, idPessoaFilial: 2, estoque: 500 };
      await database.db.insertInto('produtoEstoque').values(stock).execute();
      await deliverFrom(2);
      const confirmed = await rep.post(`/Carrinho/ConfirmarCarrinho?idCarrinho=${filled.idCarrinho}`);
      await deliverFrom(1);
      const { carrinho } = confirmed.body;
      expect(carrinho.grupos.map((g) => g.idPessoaFilial)).toEqual([2]);
      const none = (await okOf(removeGroup(rep, carrinho, 0))).body.carrinho;
      expect([none.idCarrinhoSituacao, none.itens]).toEqual([2, []]);
    });

    test('loses only the lines, once, if it is open', async () => {
      const filled = await fillCart(rep, produtos, [PIX, BOLETO]);
      const one = (await okOf(removeGroup(rep, filled, 0))).body.carrinho;
      expect([one.revisao, one.grupos.length, one.itens.length]).toEqual([filled.revisao + 1, 1, 1]);
      const same = (await okOf(removeGroup(rep, filled, 0))).body.carrinho;
      expect(same).toEqual(one);
      const back = (await okOf(add(rep, must(produtos[0], 'product'), 40))).body.carrinho;
      expect(back.grupos[0]?.formaPagamento?.idFormaPagamento).not.toBe(10);
    });
  });

  describe('an empty cart', () => {
    test('is deleted and found no more, and the next one’s revision goes on', async () => {
      const filled = await fillCart(rep, produtos, [BOLETO]);
      const { idCarrinho } = filled;
      const full = await rep.delete(`/Carrinho?idCarrinho=${idCarrinho}`);
      expect([full.status, full.body.Codigo]).toEqual([400, 'requisicao-invalida']);
      const { revisao } = (await okOf(removeGroup(rep, filled, 0))).body.carrinho;
      expect((await rep.delete(`/Carrinho?idCarrinho=${idCarrinho}`)).text).toBe(
        `{"idCarrinho":${idCarrinho}}`,
      );
      expect((await rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');
      const confirmed = await confirmSeen(rep, filled);
      expect([confirmed.status, confirmed.body.Codigo]).toEqual([404, 'nao-encontrado']);
      const next = (await okOf(add(rep, must(produtos[0], 'product'), 1))).body.carrinho;
      expect(next.idCarrinho).not.toBe(idCarrinho);
      expect(next.revisao).toBeGreaterThan(revisao);
    });
  });

  describe('the groups with their orders', () => {
    test('list the amounts to be paid, the running charge, and the reason of the last refusal', async () => {
      const { idCarrinho, grupos } = await pendingCart(rep, produtos, [BOLETO, CARTAO, CARTAO]);
      const [boleto, refused, charged] = await gruposOf(rep, idCarrinho);
      expect(boleto).toEqual({
        idCarrinhoGrupo: grupos[0]?.idCarrinhoGrupo,
        descEcommerceCarrinhoGrupo: 'Produtos em geral',
        idSituacao: 1,
        idPrePedido: boleto?.idPrePedido,
        idPrePedidoSituacao: 3,
        idSituacaoContaReceber: 1,
        idPessoaFilial: 1,
        idFormaPagamento: 1,
        pagamentoAntecipado: false,
        valor: grupos[0]?.total,
        valorCreditado: 0,
        emProcessamento: false,
        mensagem: null,
      });
      await insertPagamento(database.db, {
        idPrePedido: must(refused, 'group').idPrePedido,
        idFormaPagamento: 8,
        situacao: 'recusado',
        mensagem: 'Saldo insuficiente.',
      });
      await insertPagamento(database.db, {
        idPrePedido: must(charged, 'group').idPrePedido,
        idFormaPagamento: 8,
        situacao: 'processando',
      });
      const told = await gruposOf(rep, idCarrinho);
      expect(told.map((g) => [g.emProcessamento, g.mensagem])).toEqual([
        [false, null],
        [false, 'Saldo insuficiente.'],
        [true, null],
      ]);
      await okOf(choose(rep, { ...(await current()), idCarrinho }, 1, PIX));
      expect((await grupoOf(idCarrinho, 1)).mensagem).toBeNull();
    });

    test('are empty while the cart is open', async () => {
      const { idCarrinho } = await fillCart(rep, produtos, [PIX]);
      expect(await gruposOf(rep, idCarrinho)).toEqual([]);
      const foreign = await rep.get('/Carrinho/CarrinhoGrupoPrePedido?idCarrinho=999999');
      expect([foreign.status, foreign.body.Codigo]).toEqual([404, 'nao-encontrado']);
    });
  });

  describe('at one moment', () => {
    test('two calls to go on shopping cancel once', async () => {
      const { idCarrinho } = await pendingCart(rep, produtos, [BOLETO, CARTAO], '10.00');
      const answers = await Promise.all([1, 2, 3].map(() => goOnShopping(rep, idCarrinho)));
      expect(answers.map((a) => [a.status, a.body.carrinho.idCarrinhoSituacao])).toEqual(
        answers.map(() => [200, 2]),
      );
      expect(await held()).toEqual(before);
    });

    test('two calls to go on shopping next to a paid group leave one open cart', async () => {
      const { idCarrinho } = await pendingCart(rep, produtos, [BOLETO, CARTAO]);
      await payByHand(database.db, await grupoOf(idCarrinho, 1));
      await putSituacaoByHand(database.db, idCarrinho, 5);
      const answers = await Promise.all([1, 2].map(() => goOnShopping(rep, idCarrinho)));
      expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await database.db.selectFrom('carrinho').select('idCarrinhoSituacao').execute()).toHaveLength(2);
      expect(await held()).toEqual(await heldByOrders(database.db, produtos, before));
    });

    test('a group’s change, its removal and the way to shopping never lose a cent or a unit', async () => {
      for (let round = 0; round < 4; round++) {
        const open = await current();
        if (open?.idCarrinho) await okOf(goOnShopping(rep, open.idCarrinho));
        const carrinho = await pendingCart(rep, produtos, [BOLETO, PIX, BOLETO], round === 0 ? '10.00' : '0');
        const answers = await Promise.all([
          choose(rep, carrinho, 0, PIX),
          removeGroup(rep, carrinho, round % 2 === 0 ? 1 : 0),
          goOnShopping(rep, carrinho.idCarrinho),
          choose(rep, carrinho, 2, DEPOSITO),
        ]);
        expect(answers.every(({ status }) => [200, 404].includes(status))).toBe(true);
        expect(await held()).toEqual(await heldByOrders(database.db, produtos, before));
        await goOnShopping(rep, carrinho.idCarrinho);
        expect(await held()).toEqual(before);
      }
    });

    test('two removals of groups are two changes, each with its revision', async () => {
      const carrinho = await pendingCart(rep, produtos, [BOLETO, PIX, CARTAO]);
      const answers = await Promise.all([0, 1].map((at) => removeGroup(rep, carrinho, at)));
      const revisoes = answers.map((a) => a.body.carrinho.revisao - carrinho.revisao);
      expect(revisoes.toSorted((a, b) => a - b)).toEqual([1, 2]);
      expect((await current()).itens).toHaveLength(1);
    });

    test('a confirmation sent twice under one key makes its orders once', async () => {
      const carrinho = await fillCart(rep, produtos, [BOLETO, PIX]);
      const path = `/Carrinho/ConfirmarCarrinho?idCarrinho=${carrinho.idCarrinho}`;
      const key = randomUUID();
      const [first, second] = await Promise.all([
        rep.post(path, undefined, { key }),
        rep.post(path, undefined, { key }),
      ]);
      expect([second.status, second.text]).toEqual([200, first.text]);
      expect(await orders()).toHaveLength(2);
    });
  });
});

type Grupo = {
  readonly idCarrinhoGrupo: number;
  readonly formaPagamento: { readonly idFormaPagamento: number } | null;
  readonly idEcommerceCarrinhoGrupoSituacao: number;
};
