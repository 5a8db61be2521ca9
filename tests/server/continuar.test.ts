import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import { type Api, type ApiClient, openApi, type WireCarrinho } from '#tests/support/api.ts';
import { add, seenOf } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  BOLETO,
  BOLETO_ANTECIPADO,
  CARTAO,
  confirmSeen,
  confirmWith,
  DEPOSITO,
  fillCart,
  findTresGrupos,
  gruposOf,
  PIX,
  pendingCart,
  readHeld,
} from '#tests/support/pending-cart.ts';

describe.each(oneDatabase)('going on to the payment page on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let produtos: number[];

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => new Date('2026-11-20T15:00:00Z') });
    produtos = await findTresGrupos(database.db);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });

  const cents = (reais: number | undefined) => Math.round((reais ?? 0) * 100);
  const totalOf = ({ grupos }: WireCarrinho, at: number) => cents(grupos[at]?.total);
  const current = async () => (await rep.get('/Carrinho?idPessoaCliente=101')).body;
  const setSaldo = (valor: number) =>
    lancar(database.db, 101, [{ valor, observacao: 'Depósito recebido' }], new Date());
  /** Group, order and status, of each group. */
  const situacoesOf = async (idCarrinho: number) => {
    const status = await database.db
      .selectFrom('prePedido')
      .select(['idPrePedido', 'idPedidoSituacao'])
      .execute();
    return (await gruposOf(rep, idCarrinho)).map((g) => [
      g.idSituacao,
      g.idPrePedidoSituacao,
      status.find((s) => s.idPrePedido === g.idPrePedido)?.idPedidoSituacao,
    ]);
  };

  test('makes an order of every group without the policies, and takes stock and the credit of groups not in advance', async () => {
    const before = await readHeld(database.db, produtos);
    const carrinho = await fillCart(rep, produtos, [BOLETO, CARTAO, PIX]);
    const answer = await confirmSeen(rep, carrinho);
    expect(answer.status).toBe(200);
    expect(answer.body.pedidos.map((p) => p.idPrePedidoSituacao)).toEqual([3, 2, 2]);
    expect(answer.body.carrinho).toMatchObject({
      idCarrinho: carrinho.idCarrinho,
      idCarrinhoSituacao: 3,
      revisao: carrinho.revisao + 1,
      politicaAceite: false,
    });
    expect(await situacoesOf(carrinho.idCarrinho)).toEqual([
      [1, 3, 2],
      [2, 2, 11],
      [2, 2, 11],
    ]);
    expect(await readHeld(database.db, produtos)).toEqual({
      ...before,
      limiteDisponivel: before.limiteDisponivel - totalOf(carrinho, 0),
      estoque: before.estoque.map((units) => units - 40),
    });
  });

  test('returns the cart as it was ordered, even if its stock and its prices have changed', async () => {
    const carrinho = await fillCart(rep, produtos, [BOLETO, BOLETO_ANTECIPADO, PIX]);
    const { body } = await confirmSeen(rep, carrinho);
    await database.db.updateTable('produtoEstoque').set({ estoque: 0 }).execute();
    await database.db.updateTable('produtoPreco').set({ valorUnitario: 1_0000 }).execute();
    const now = await current();
    expect(now).toEqual(body.carrinho);
    expect(now).toEqual({
      ...carrinho,
      idCarrinhoSituacao: 3,
      revisao: carrinho.revisao + 1,
      grupos: carrinho.grupos.map((grupo, i) => ({
        ...grupo,
        idEcommerceCarrinhoGrupoSituacao: i === 0 ? 1 : 2,
      })),
    });
  });

  test('does not count its own orders among those of the day', async () => {
    const before = await fillCart(rep, produtos, [BOLETO, PIX]);
    expect(before.valorTotalPedidosDia).toBe(0);
    const { body } = await confirmSeen(rep, before);
    expect(body.carrinho.valorTotalPedidosDia).toBe(0);
    const { text } = await rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=101');
    expect(JSON.parse(text)).toMatchObject({ valorTotalPedidosDia: before.valorTotal });
  });

  test('refuses changes of lines and another confirmation while it awaits payment', async () => {
    const carrinho = await pendingCart(rep, produtos, [BOLETO, PIX]);
    const [first] = carrinho.itens;
    const line = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=${first?.idCarrinhoGrupo}`;
    const refused = [
      await add(rep, produtos[0] ?? 0, 1),
      await rep.put(`/Carrinho/item?${line}`, {
        idItem: first?.idItem,
        idItemTipo: 1,
        idCondicao: 1,
        quantidade: 3,
      }),
      await rep.delete(`/Carrinho/item?${line}&idItem=${first?.idItem}&idItemTipo=1`),
      await rep.put(`/Carrinho/etapa?idCarrinho=${carrinho.idCarrinho}&etapa=3`),
      await confirmSeen(rep, carrinho),
    ];
    expect(refused.map(({ status, body }) => [status, body.Codigo])).toEqual(
      refused.map(() => [409, 'carrinho-pendente']),
    );
    expect(await current()).toEqual(carrinho);
  });

  test('asks again when the body does not name every group, even if it allows some to stay', async () => {
    const carrinho = await fillCart(rep, produtos, [BOLETO, PIX]);
    const seen = seenOf(carrinho);
    const path = `/Carrinho/ConfirmarCarrinho?idCarrinho=${carrinho.idCarrinho}`;
    const some = { ...seen, grupos: seen.grupos.slice(0, 1), totalVisto: carrinho.grupos[0]?.total };
    for (const body of [some, { ...some, parcial: true }]) {
      const answer = await rep.post(path, body);
      expect([answer.status, answer.body.Codigo]).toEqual([409, 'carrinho-mudou']);
    }
    const whole = await rep.post(path, { ...seen, parcial: true });
    expect([whole.status, whole.body.pedidos.length, whole.body.recusados]).toEqual([200, 2, undefined]);
  });

  test('checks limits and minimums as a finalisation does', async () => {
    await database.db
      .updateTable('pessoa')
      .set({ limitePagamentoAntecipado: 100 })
      .where('idPessoa', '=', 101)
      .execute();
    const answer = await confirmSeen(rep, await fillCart(rep, produtos, [BOLETO, PIX]));
    expect([answer.status, answer.body.Codigo]).toEqual([422, 'limite-excedido']);
  });

  test('refuses a card or Pix for a total of zero, which cannot be charged', async () => {
    const carrinho = await fillCart(rep, produtos, [BOLETO, PIX]);
    await database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    await database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 0 })
      .where('idProduto', '=', produtos[1] ?? 0)
      .execute();
    const answer = await rep.post(`/Carrinho/ConfirmarCarrinho?idCarrinho=${carrinho.idCarrinho}`);
    expect([answer.status, answer.body.Codigo]).toEqual([422, 'sem-itens-atendidos']);
  });

  test('leaves card and Pix refused at any other step', async () => {
    const carrinho = await fillCart(rep, produtos, [BOLETO, CARTAO]);
    await rep.put(`/Carrinho/etapa?idCarrinho=${carrinho.idCarrinho}&etapa=3&politicaAceite=true`);
    const answer = await confirmSeen(rep, await current());
    expect([answer.status, answer.body.Codigo]).toEqual([422, 'sem-meio-pagamento']);
  });

  describe('the customer’s credit balance with the company', () => {
    test('pays whole groups in advance in their order, but no Pix', async () => {
      const carrinho = await fillCart(rep, produtos, [DEPOSITO, CARTAO, PIX]);
      await setSaldo(totalOf(carrinho, 0) + totalOf(carrinho, 1) + totalOf(carrinho, 2));
      const { body } = await confirmSeen(rep, carrinho);
      expect(body.carrinho.idCarrinhoSituacao).toBe(5);
      expect(body.pedidos.map((p) => p.idPrePedidoSituacao)).toEqual([5, 5, 2]);
      expect(await situacoesOf(carrinho.idCarrinho)).toEqual([
        [5, 5, 12],
        [5, 5, 12],
        [2, 2, 11],
      ]);
      const { saldoAdiantamento } = await readHeld(database.db, produtos);
      expect(saldoAdiantamento).toBe(totalOf(carrinho, 2));
      const grupos = await gruposOf(rep, carrinho.idCarrinho);
      expect(grupos.map((g) => g.idSituacaoContaReceber)).toEqual([2, 2, 1]);
    });

    test('is spent once: the amount used by one group pays no other', async () => {
      const carrinho = await fillCart(rep, produtos, [DEPOSITO, CARTAO]);
      await setSaldo(Math.max(totalOf(carrinho, 0), totalOf(carrinho, 1)));
      const { body } = await confirmSeen(rep, carrinho);
      expect(body.pedidos.map((p) => p.idPrePedidoSituacao)).toEqual([5, 2]);
    });

    test('passes over a group that it does not cover', async () => {
      const carrinho = await fillCart(rep, produtos, [DEPOSITO, BOLETO_ANTECIPADO]);
      const [dear, cheap] = totalOf(carrinho, 0) > totalOf(carrinho, 1) ? [0, 1] : [1, 0];
      await setSaldo(totalOf(carrinho, dear) - 1);
      await confirmSeen(rep, carrinho);
      const paid = (await situacoesOf(carrinho.idCarrinho)).map(([grupo]) => grupo);
      expect([paid[dear], paid[cheap]]).toEqual([2, 5]);
      expect((await readHeld(database.db, produtos)).saldoAdiantamento).toBe(
        totalOf(carrinho, dear) - 1 - totalOf(carrinho, cheap),
      );
    });

    test('does not pay for a cart that is finalised', async () => {
      await setSaldo(9_000_00);
      const carrinho = await fillCart(rep, produtos, [DEPOSITO]);
      await rep.put(`/Carrinho/etapa?idCarrinho=${carrinho.idCarrinho}&etapa=3&politicaAceite=true`);
      const { body } = await confirmSeen(rep, await current());
      expect(body.carrinho.idCarrinhoSituacao).toBe(6);
      expect(await situacoesOf(carrinho.idCarrinho)).toEqual([[2, 2, 11]]);
      expect((await readHeld(database.db, produtos)).saldoAdiantamento).toBe(9_000_00);
    });
  });

  describe('cashback', () => {
    test('is split over the groups not in advance, and credit is taken for the rest', async () => {
      const before = await readHeld(database.db, produtos);
      const carrinho = await fillCart(rep, produtos, [BOLETO, PIX, BOLETO]);
      const answer = await confirmWith(rep, carrinho, '10.01');
      expect(answer.status).toBe(200);
      const rows = await database.db
        .selectFrom('prePedido')
        .select(['total', 'valorCashbackAplicado'])
        .orderBy('idPrePedido')
        .execute();
      const [first, pix, third] = rows.map((row) => row.valorCashbackAplicado);
      expect(pix).toBe(0);
      expect((first ?? 0) + (third ?? 0)).toBe(10_01);
      expect(Math.min(first ?? 0, third ?? 0)).toBeGreaterThan(0);
      const held = await readHeld(database.db, produtos);
      expect(before.saldoCashback - held.saldoCashback).toBe(10_01);
      expect(before.limiteDisponivel - held.limiteDisponivel).toBe(
        totalOf(carrinho, 0) + totalOf(carrinho, 2) - 10_01,
      );
      const grupos = await gruposOf(rep, carrinho.idCarrinho);
      expect(cents(grupos[0]?.valor)).toBe(totalOf(carrinho, 0) - (first ?? 0));
      expect(cents(grupos[1]?.valor)).toBe(totalOf(carrinho, 1));
    });

    test('is shown with the customer’s data, and is lower after an order', async () => {
      const told = async () => {
        const { text } = await rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=101');
        return (JSON.parse(text) as { saldoCashback: number }).saldoCashback;
      };
      expect(await told()).toBe(45.9);
      const carrinho = await fillCart(rep, produtos, [BOLETO]);
      await rep.put(`/Carrinho/etapa?idCarrinho=${carrinho.idCarrinho}&etapa=3&politicaAceite=true`);
      expect((await confirmWith(rep, await current(), '45.90')).status).toBe(200);
      expect(await told()).toBe(0);
    });

    test.each([
      ['the balance', [BOLETO] as const, '45.91'],
      ['the groups that are not in advance', [PIX] as const, '0.01'],
    ])('beyond %s is refused without effect', async (_what, formas, cashback) => {
      const carrinho = await fillCart(rep, produtos, formas);
      const before = await readHeld(database.db, produtos);
      const answer = await confirmWith(rep, carrinho, cashback);
      expect([answer.status, answer.body.Codigo]).toEqual([422, 'cashback-insuficiente']);
      expect(await readHeld(database.db, produtos)).toEqual(before);
      expect(await current()).toEqual(carrinho);
    });
  });
});
