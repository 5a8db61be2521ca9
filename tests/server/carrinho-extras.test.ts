import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, type ApiClient, openApi, type WireCarrinho } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos, seenOf } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

/** Customer 101 may pay boleto in 28 days (2_1, the preference), among others boleto in 14 days and in advance. */
const BOLETO_28 = { idPrazo: 2, idFormaPagamento: 1 };

describe.each(oneDatabase)('the other data of a cart on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let id: number;
  let cold: number;
  let carrinho: WireCarrinho;
  let another: { idPrazo: number; idFormaPagamento: number };

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    id = (await findProdutos(database.db))[0]?.idProduto ?? 0;
    cold = (await findProdutos(database.db, { idPessoaFilial: 2, tipo: 3, from: 1 }))[0]?.idProduto ?? 0;
    const boletos = await database.db
      .selectFrom('prazoFormaPagamento')
      .select(['idPrazo', 'idFormaPagamento'])
      .where('idPessoaCliente', '=', 101)
      .where('idCondicao', '=', 1)
      .where('idFormaPagamento', '=', 1)
      .where('idPrazo', '<>', BOLETO_28.idPrazo)
      .orderBy('idPrazo')
      .execute();
    another = boletos[0] ?? BOLETO_28;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
    await add(rep, id, 40);
    carrinho = (await add(rep, cold, 3)).body.carrinho;
  });

  const pay = (idCarrinhoGrupo: number | undefined, pagamento: object, key?: string) =>
    rep.put(
      '/Carrinho/grupo',
      { idCarrinho: carrinho.idCarrinho, idCarrinhoGrupo, ...pagamento },
      key === undefined ? {} : { key },
    );
  const write = (NumeroPedidoCliente: string, Observacao: string, InformarDadosExtrasPedido = true) =>
    rep.post('/Carrinho/InformarDadosExtrasPedido', {
      IDCarrinho: carrinho.idCarrinho,
      InformarDadosExtrasPedido,
      NumeroPedidoCliente,
      Observacao,
    });
  const paymentsOf = (shown: WireCarrinho) =>
    shown.grupos.map((g) => [g.idPessoaFilial, g.prazo?.idPrazo, g.formaPagamento?.idFormaPagamento]);
  const extrasOf = (shown: WireCarrinho) => [
    shown.informarDadosExtrasPedido,
    shown.numeroPedidoCliente,
    shown.observacao,
  ];

  describe('the payment of a group', () => {
    test('is set for that group, holds when lines change, and a repeat of it changes nothing', async () => {
      const [first, second] = carrinho.grupos;
      const { status, body } = await pay(first?.idCarrinhoGrupo, another);
      expect([status, body.carrinho.revisao, body.sobrescrito]).toEqual([200, carrinho.revisao + 1, null]);
      expect(paymentsOf(body.carrinho)).toEqual([
        [1, another.idPrazo, 1],
        [2, second?.prazo?.idPrazo, second?.formaPagamento?.idFormaPagamento],
      ]);
      const again = await pay(first?.idCarrinhoGrupo, another);
      expect(again.body.carrinho).toEqual(body.carrinho);
      const grown = await add(rep, id, 1);
      expect(paymentsOf(grown.body.carrinho)).toEqual(paymentsOf(body.carrinho));
      expect(paymentsOf((await rep.get('/Carrinho?idPessoaCliente=101')).body)[0]?.[1]).toBe(another.idPrazo);
    });

    test('is forgotten with the group’s last line: a recreated group pays as the customer prefers', async () => {
      const grupo = carrinho.grupos[1]?.idCarrinhoGrupo;
      await pay(grupo, another);
      await rep.delete(
        `/Carrinho/item?idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=${grupo}&idItem=${cold}&idItemTipo=1`,
      );
      // Chosen by a device that does not know yet that the group is empty.
      const late = await pay(grupo, another);
      expect([late.status, late.body.carrinho.grupos.length]).toEqual([200, 1]);
      const { prazo, formaPagamento } = carrinho.grupos[1] ?? {};
      expect(paymentsOf((await add(rep, cold, 2)).body.carrinho)[1]).toEqual([
        2,
        prazo?.idPrazo,
        formaPagamento?.idFormaPagamento,
      ]);
    });

    test('goes with the group to the new cart when only the other one is ordered, and then onto its order', async () => {
      await pay(carrinho.grupos[1]?.idCarrinhoGrupo, another);
      const seen = seenOf(await accept(rep, carrinho.idCarrinho));
      const { body } = await confirm(rep, carrinho.idCarrinho, { ...seen, grupos: seen.grupos.slice(0, 1) });
      expect(body.carrinho.idCarrinho).not.toBe(carrinho.idCarrinho);
      expect(paymentsOf(body.carrinho)).toEqual([[2, another.idPrazo, 1]]);
      await accept(rep, body.carrinho.idCarrinho);
      expect((await confirm(rep, body.carrinho.idCarrinho)).status).toBe(200);
      const orders = await database.db
        .selectFrom('prePedido')
        .select(['idPessoaFilial', 'idPrazo', 'idFormaPagamento'])
        .orderBy('idPrePedido')
        .execute();
      expect(orders).toEqual([
        { idPessoaFilial: 1, ...BOLETO_28 },
        { idPessoaFilial: 2, ...another },
      ]);
    });

    test('is refused when the customer may not use it, and stays unchanged', async () => {
      for (const pagamento of [
        { idPrazo: 999, idFormaPagamento: 1 },
        { idPrazo: another.idPrazo, idFormaPagamento: 10 },
      ]) {
        const { status, body } = await pay(carrinho.grupos[0]?.idCarrinhoGrupo, pagamento);
        expect([status, body.Codigo, body.Message]).toEqual([422, 'sem-meio-pagamento', 'Atenção!']);
      }
      expect((await rep.get('/Carrinho?idPessoaCliente=101')).body).toEqual(carrinho);
    });

    test('of a blocked customer can only be one in advance', async () => {
      const boleto = { idPessoaCliente: 102, idCondicao: 1, ...BOLETO_28 };
      const offered = database.db.deleteFrom('prazoFormaPagamento').where((eb) => eb.and(boleto));
      const blocked = (await add(rep, id, 40, { IDPessoaCliente: 102 })).body.carrinho;
      const [grupo] = blocked.grupos;
      const payBlocked = async (pagamento: object) =>
        await rep.put('/Carrinho/grupo', {
          idCarrinho: blocked.idCarrinho,
          idCarrinhoGrupo: grupo?.idCarrinhoGrupo,
          ...pagamento,
        });
      await database.db.insertInto('prazoFormaPagamento').values(boleto).execute();
      const { status, body } = await payBlocked(BOLETO_28);
      await offered.execute();
      expect([status, body.Codigo]).toEqual([422, 'sem-meio-pagamento']);
      const shown = { ...grupo?.prazo, ...grupo?.formaPagamento };
      expect(shown.pagamentoAntecipado).toBe(true);
      const { idPrazo, idFormaPagamento } = shown;
      expect((await payBlocked({ idPrazo, idFormaPagamento })).status).toBe(200);
    });

    test('needs an open group of this very cart', async () => {
      const elsewhere = (await add(rep, id, 40, { IDPessoaCliente: 104 })).body.carrinho;
      const { status, body } = await pay(elsewhere.grupos[0]?.idCarrinhoGrupo, another);
      expect([status, body.Codigo]).toEqual([404, 'nao-encontrado']);
      await confirm(rep, (await accept(rep, carrinho.idCarrinho)).idCarrinho);
      const late = await pay(carrinho.grupos[0]?.idCarrinhoGrupo, another);
      expect([late.status, late.body.Codigo]).toEqual([409, 'carrinho-finalizado']);
    });

    test('is set once per key', async () => {
      const key = randomUUID();
      const first = await pay(carrinho.grupos[0]?.idCarrinhoGrupo, another, key);
      await pay(carrinho.grupos[0]?.idCarrinhoGrupo, BOLETO_28);
      const repeat = await pay(carrinho.grupos[0]?.idCarrinhoGrupo, another, key);
      expect(repeat.text).toBe(first.text);
      const now = (await rep.get('/Carrinho?idPessoaCliente=101')).body;
      expect(paymentsOf(now)[0]).toEqual([1, BOLETO_28.idPrazo, BOLETO_28.idFormaPagamento]);
    });
  });

  describe('the extra data', () => {
    test('is in every later response of the cart, and writing the same changes nothing', async () => {
      expect(extrasOf(carrinho)).toEqual([false, '', '']);
      const { status, body } = await write('PC 4711/ç', 'Entregar pela manhã');
      expect([status, body.carrinho.revisao]).toEqual([200, carrinho.revisao + 1]);
      expect(extrasOf(body.carrinho)).toEqual([true, 'PC 4711/ç', 'Entregar pela manhã']);
      expect((await write('PC 4711/ç', 'Entregar pela manhã')).body.carrinho).toEqual(body.carrinho);
      expect(extrasOf((await add(rep, id, 1)).body.carrinho)).toEqual(extrasOf(body.carrinho));
    });

    test('is cleared when unticked', async () => {
      await write('PC 4711', 'Entregar pela manhã');
      const { body } = await write('PC 4711', 'Entregar pela manhã', false);
      expect(extrasOf(body.carrinho)).toEqual([false, '', '']);
    });

    test.each([
      ['a number of 31 characters', 'x'.repeat(31), ''],
      ['a note of 101 characters', '', 'x'.repeat(101)],
    ])('is refused with %s, and accepted with one less', async (_what, numero, nota) => {
      const { status, body } = await write(numero, nota);
      expect([status, body.Codigo]).toEqual([400, 'requisicao-invalida']);
      expect((await write(numero.slice(1), nota.slice(1))).status).toBe(200);
    });

    test('is copied onto the orders, and stays with the groups that were not sent', async () => {
      await write('PC 4711', 'Entregar pela manhã');
      const seen = seenOf(await accept(rep, carrinho.idCarrinho));
      const { body } = await confirm(rep, carrinho.idCarrinho, { ...seen, grupos: seen.grupos.slice(0, 1) });
      expect(extrasOf(body.carrinho)).toEqual([true, 'PC 4711', 'Entregar pela manhã']);
      const orders = await database.db
        .selectFrom('prePedido')
        .select(['numeroPedidoCliente', 'observacao'])
        .execute();
      expect(orders).toEqual([{ numeroPedidoCliente: 'PC 4711', observacao: 'Entregar pela manhã' }]);
    });

    test('is not carried into a cart that is opened after a whole order', async () => {
      await write('PC 4711', '');
      await confirm(rep, (await accept(rep, carrinho.idCarrinho)).idCarrinho);
      expect(extrasOf((await add(rep, id, 1)).body.carrinho)).toEqual([false, '', '']);
    });
  });

  describe('a stock alert', () => {
    const wish = (idItem: number, more: object = {}) =>
      rep.post('/Carrinho/RegistrarIntencaoCompra', { idPessoaCliente: 101, idItemTipo: 1, idItem, ...more });
    const wishes = () =>
      database.db
        .selectFrom('intencaoCompra')
        .select(['idUsuario', 'idPessoaCliente', 'idItem'])
        .orderBy('idPessoaCliente')
        .execute();

    test('is one per user, customer and item, however often it is requested', async () => {
      for (const more of [{}, {}, { idPessoaCliente: 102 }]) {
        const { status, text } = await wish(id, more);
        expect([status, text]).toEqual([200, '{"registrada":true}']);
      }
      expect(await wishes()).toEqual([
        { idUsuario: 1, idPessoaCliente: 101, idItem: id },
        { idUsuario: 1, idPessoaCliente: 102, idItem: id },
      ]);
      expect((await rep.get('/Carrinho?idPessoaCliente=101')).body).toEqual(carrinho);
    });

    test('is refused for an unknown product', async () => {
      for (const answer of [await wish(2_000_000), await wish(id, { idItemTipo: 2 })]) {
        expect([answer.status, answer.body.Codigo, answer.body.Message]).toEqual([
          404,
          'item-nao-encontrado',
          'Atenção!',
        ]);
      }
      expect(await wishes()).toEqual([]);
    });
  });
});
