import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { shortly, useEventos } from '#tests/support/eventos.ts';
import { APROVA, cardFor, finish, pixOf } from '#tests/support/payments.ts';
import {
  BOLETO,
  CARTAO,
  choose,
  DEPOSITO,
  findTresGrupos,
  goOnShopping,
  okOf,
  PIX,
  pendingCart,
  removeGroup,
} from '#tests/support/pending-cart.ts';

describe.each(oneDatabase)('events of payments on $name', ({ open }) => {
  const eventos = useEventos(open);
  const { bench } = eventos;

  /** The provider says that the one Pix is paid. */
  const payPix = async () => {
    const { idPagamento } = await bench.database.db
      .selectFrom('pagamento')
      .select('idPagamento')
      .executeTakeFirstOrThrow();
    await queriesOf(bench.database.store).decidirPagamento(
      idPagamento,
      { situacao: 'pago', autorizacao: null },
      bench.now,
    );
  };
  const numerosOf = async () =>
    (
      await bench.database.db.selectFrom('prePedido').select('idPrePedido').orderBy('idPrePedido').execute()
    ).map(({ idPrePedido }) => idPrePedido);

  test('orders of a checkout come as they are made, changed, paid, cancelled and confirmed', async () => {
    const carrinho = await pendingCart(eventos.rep, await findTresGrupos(bench.database.db), [
      DEPOSITO,
      PIX,
      CARTAO,
    ]);
    const [a = 0, b = 0, c = 0] = await numerosOf();
    const made = await eventos.news();
    expect(shortly(made)).toEqual([a, b, c].map((n) => `pedido.feito ${n}`));
    expect(made.map(({ dados }) => 'definitivo' in dados && [dados.definitivo, dados.situacao.id])).toEqual(
      Array(3).fill([false, 11]),
    );
    await okOf(choose(eventos.rep, carrinho, 0, BOLETO));
    const [changed, ...others] = await eventos.news();
    expect([changed?.tipo, changed?.dados, others]).toMatchObject([
      'pedido.pagamentoMudado',
      { idPrePedido: a, situacao: { id: 2 }, formaPagamento: { id: 1 } },
      [],
    ]);
    await pixOf(eventos.rep, b, 'POST');
    await payPix();
    await payPix();
    const [paid, ...twice] = await eventos.news();
    expect(twice).toEqual([]);
    expect(paid).toMatchObject({
      tipo: 'pedido.pago',
      dados: {
        idPrePedido: b,
        definitivo: false,
        situacao: { id: 12 },
        pagamentos: [{ idFormaPagamento: 10 }],
      },
    });
    await okOf(removeGroup(eventos.rep, carrinho, 0));
    expect(await eventos.news()).toMatchObject([
      {
        tipo: 'pedido.cancelado',
        dados: { idPrePedido: a, situacao: { id: 6 }, motivo: expect.any(String) },
      },
    ]);
    const valor = must(carrinho.grupos[2], 'group').total;
    await okOf(
      finish(eventos.rep, carrinho.idCarrinho, [
        cardFor({ idPrePedido: c, valor }, { NumeroCartaoCredito: APROVA }),
      ]),
    );
    const end = await eventos.news();
    expect(shortly(end)).toEqual([`pedido.pago ${c}`, `pedido.confirmado ${b}`, `pedido.confirmado ${c}`]);
    expect(end.slice(1).map(({ dados }) => 'definitivo' in dados && dados.definitivo)).toEqual([true, true]);
    const chaves = new Set([...made, changed, paid, ...end].map((evento) => evento?.chave));
    expect([...chaves]).toEqual([`carrinho:${carrinho.idCarrinho}`]);
  });

  test('a user who goes on shopping cancels the unpaid orders and confirms the paid ones', async () => {
    const carrinho = await pendingCart(eventos.rep, await findTresGrupos(bench.database.db), [PIX, CARTAO]);
    const [a = 0, b = 0] = await numerosOf();
    await pixOf(eventos.rep, a, 'POST');
    await payPix();
    await eventos.news();
    await okOf(goOnShopping(eventos.rep, carrinho.idCarrinho));
    expect(shortly(await eventos.news())).toEqual([`pedido.cancelado ${b}`, `pedido.confirmado ${a}`]);
  });

  test('an order that the customer’s balance pays comes as made and as paid', async () => {
    const { db } = bench.database;
    await lancar(db, 101, [{ valor: 9_000_00, observacao: 'Depósito recebido' }], bench.now);
    await pendingCart(eventos.rep, await findTresGrupos(db), [DEPOSITO]);
    const [a = 0] = await numerosOf();
    const made = await eventos.news();
    expect(shortly(made)).toEqual([`pedido.feito ${a}`, `pedido.pago ${a}`]);
    expect(made[1]?.dados).toMatchObject({ situacao: { id: 12 } });
  });
});
