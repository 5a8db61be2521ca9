import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { vencerPedidos } from '#server/payment/vencer-pedidos.ts';
import { queriesOf } from '#server/queries/queries.ts';
import type { ApiClient, WireCarrinho } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { accept } from '#tests/support/cart.ts';
import { bothDatabases } from '#tests/support/database.ts';
import {
  BOLETO,
  BOLETO_ANTECIPADO,
  CARTAO,
  choose,
  confirmSeen,
  DEPOSITO,
  type Forma,
  fillCart,
  findTresGrupos,
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
} from '#tests/support/pending-cart.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Friday noon to the Saturday after the next one's compensation: three working days and two more. */
const BOLETO_OVER = 8;

describe.each(bothDatabases)('unpaid orders on $name', ({ open }) => {
  const bench = useBench(open);
  let rep: ApiClient;
  let produtos: number[];
  let before: Awaited<ReturnType<typeof readHeld>>;

  beforeEach(async () => {
    rep = await bench.api.as('representante');
    produtos = await findTresGrupos(bench.database.db);
    before = await readHeld(bench.database.db, produtos);
  });

  /** Moves the clock by days and signs in again: the session has ended. */
  async function laterByDays(days: number): Promise<void> {
    bench.later(days * DAY);
    rep = await bench.api.as('representante');
  }
  const end = () => vencerPedidos({ queries: queriesOf(bench.database.store), clock: () => bench.now });
  const due = () => queriesOf(bench.database.store).listCarrinhosVencidos(bench.now);
  const held = () => readHeld(bench.database.db, produtos);
  const current = async (): Promise<WireCarrinho> => (await rep.get('/Carrinho?idPessoaCliente=101')).body;
  const orders = () =>
    bench.database.db
      .selectFrom('prePedido')
      .select(['idPedidoSituacao', 'mensagemOcorrencia'])
      .where('idCarrinho', 'is not', null)
      .orderBy('idPrePedido')
      .execute();
  const limite = async (): Promise<number> => {
    const { text } = await okOf(rep.get('/Cliente/LimitePagamentoAntecipado/101'));
    return (JSON.parse(text) as { limitePagamentoAntecipado: number }).limitePagamentoAntecipado;
  };
  const setLimite = (limitePagamentoAntecipado: number) =>
    bench.database.db
      .updateTable('pessoa')
      .set({ limitePagamentoAntecipado })
      .where('idPessoa', '=', 101)
      .execute();
  /** Orders at once, without the payment page. */
  async function order(formas: readonly Forma[]): Promise<WireCarrinho> {
    const { idCarrinho } = await fillCart(rep, produtos, formas);
    await okOf(rep.put(`/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=1`));
    await accept(rep, idCarrinho);
    return (await okOf(confirmSeen(rep, await current()))).body.carrinho;
  }

  const OVER = { idPedidoSituacao: 6, mensagemOcorrencia: 'Cancelado por falta de pagamento no prazo.' };

  test('a cart at its payment is open again an hour later, line for line, and its goods can be bought', async () => {
    const filled = await fillCart(rep, produtos, [PIX, CARTAO]);
    await okOf(confirmSeen(rep, filled));
    bench.later(59 * MINUTE);
    await end();
    expect((await current()).idCarrinhoSituacao).toBe(3);
    expect(await held()).not.toEqual(before);
    bench.later(MINUTE);
    await end();
    const again = await current();
    expect({ ...again, revisao: 0 }).toEqual({ ...filled, revisao: 0 });
    expect(again.revisao).toBeGreaterThan(filled.revisao + 1);
    expect(await orders()).toEqual([OVER, OVER]);
    expect(await held()).toEqual(before);
    await end();
    expect((await current()).revisao).toBe(again.revisao);
  });

  test('a payment attempt gives another hour, and a running charge as long as it takes', async () => {
    const { idCarrinho } = await pendingCart(rep, produtos, [CARTAO]);
    const [grupo] = await gruposOf(rep, idCarrinho);
    const { idPrePedido } = must(grupo, 'group');
    await insertPagamento(bench.database.db, { idPrePedido, idFormaPagamento: 8, situacao: 'processando' });
    bench.later(61 * MINUTE);
    await end();
    expect((await orders()).map((o) => o.idPedidoSituacao)).toEqual([11]);
    await bench.database.db
      .updateTable('pagamento')
      .set({ situacao: 'recusado', criadoEm: bench.now })
      .execute();
    bench.later(30 * MINUTE);
    await insertPagamento(bench.database.db, { idPrePedido, idFormaPagamento: 8, situacao: 'recusado' });
    await bench.database.db
      .updateTable('pagamento')
      .set({ criadoEm: bench.now })
      .where('referencia', '=', `r${idPrePedido}-recusado`)
      .execute();
    bench.later(59 * MINUTE);
    expect(await due()).toEqual([]);
    await end();
    expect((await orders()).map((o) => o.idPedidoSituacao)).toEqual([11]);
    bench.later(MINUTE);
    expect(await due()).toEqual([{ idCarrinho, idUsuario: 1 }]);
    await end();
    expect(await orders()).toEqual([OVER]);
  });

  test('paid groups and those not in advance stay orders; the rest is in a new cart', async () => {
    const { idCarrinho } = await pendingCart(rep, produtos, [BOLETO, CARTAO, PIX]);
    const grupos = await gruposOf(rep, idCarrinho);
    await payByHand(bench.database.db, must(grupos[1], 'group'));
    await putSituacaoByHand(bench.database.db, idCarrinho, 5);
    bench.later(60 * MINUTE);
    await end();
    expect((await orders()).map((o) => o.idPedidoSituacao)).toEqual([2, 12, 6]);
    const opened = await current();
    expect(opened.idCarrinho).not.toBe(idCarrinho);
    expect(opened.itens.map((item) => item.idItem)).toEqual([produtos[2]]);
    expect(await held()).toEqual(await heldByOrders(bench.database.db, produtos, before));
  });

  test('a cart with a boleto at its payment waits for the boleto', async () => {
    await pendingCart(rep, produtos, [PIX, BOLETO_ANTECIPADO]);
    await laterByDays(2);
    await end();
    expect((await orders()).map((o) => o.idPedidoSituacao)).toEqual([11, 11]);
    await laterByDays(BOLETO_OVER);
    await end();
    expect(await orders()).toEqual([OVER, OVER]);
    expect((await current()).itens).toHaveLength(2);
  });

  test('an order by boleto or deposit ends after its working days, with its goods, and is in no cart again', async () => {
    await order([BOLETO_ANTECIPADO, DEPOSITO, BOLETO]);
    expect((await orders()).map((o) => o.idPedidoSituacao)).toEqual([11, 11, 2]);
    await laterByDays(7);
    await end();
    expect((await orders()).map((o) => o.idPedidoSituacao)).toEqual([11, 11, 2]);
    await laterByDays(1);
    await end();
    expect(await orders()).toEqual([OVER, OVER, { idPedidoSituacao: 2, mensagemOcorrencia: null }]);
    expect(await current()).toBeNull();
    expect(await held()).toEqual(await heldByOrders(bench.database.db, produtos, before));
  });

  test('an order waits for the last of the open boletos that a bank registered for it', async () => {
    await order([BOLETO_ANTECIPADO]);
    const { db } = bench.database;
    const { idPrePedido } = await db
      .selectFrom('prePedido')
      .select('idPrePedido')
      .where('idCarrinho', 'is not', null)
      .executeTakeFirstOrThrow();
    const conta = {
      idPessoaCliente: 101,
      idPessoaFilial: 1,
      idPrePedido,
      idTitulo: null,
      idFormaPagamento: 6,
      idBoleto: null,
      numero: 'antecipado',
      dataEmissao: '2026-11-20',
      dataLiquidacao: null,
      valor: 100_00,
    };
    await db
      .insertInto('contaReceber')
      .values([
        { ...conta, dataVencimento: '2026-12-20' },
        { ...conta, dataVencimento: '2026-12-10' },
        { ...conta, dataVencimento: '2027-03-01', dataLiquidacao: '2026-11-20' },
      ])
      .execute();
    // Two working days after that Sunday.
    await laterByDays(32);
    await end();
    expect((await orders()).map((o) => o.idPedidoSituacao)).toEqual([11]);
    await laterByDays(1);
    await end();
    expect(await orders()).toEqual([OVER]);
  });

  test('an order ends also if its user has lost the customer', async () => {
    await order([BOLETO_ANTECIPADO]);
    await bench.database.db.deleteFrom('usuarioCliente').where('idPessoaCliente', '=', 101).execute();
    await laterByDays(BOLETO_OVER);
    await end();
    expect(await orders()).toEqual([OVER]);
    expect(await held()).toEqual(before);
  });

  test('count against the limit for payment in advance until they end or are paid', async () => {
    const whole = await limite();
    const first = await order([BOLETO_ANTECIPADO]);
    const total = must(first.grupos[0], 'group').total;
    expect(await limite()).toBeCloseTo(whole - total, 2);
    await setLimite(Math.round(total * 100) * 2 - 1);
    const filled = await fillCart(rep, produtos, [BOLETO_ANTECIPADO]);
    expect(filled.limitePagamentoAntecipado).toBeCloseTo(total - 0.01, 2);
    const refused = await confirmSeen(rep, filled);
    expect([refused.status, refused.body.Codigo]).toEqual([422, 'limite-excedido']);
    await laterByDays(BOLETO_OVER);
    await end();
    await goToPayment(rep, filled.idCarrinho);
    expect((await confirmSeen(rep, await current())).status).toBe(200);
  });

  test('a cart at its payment is not weighed against its own orders', async () => {
    const filled = await fillCart(rep, produtos, [PIX, BOLETO]);
    const [pix, boleto] = filled.grupos.map((grupo) => Math.round(grupo.total * 100));
    await setLimite(must(pix, 'total') + must(boleto, 'total'));
    const pending = (await okOf(confirmSeen(rep, await current()))).body.carrinho;
    expect(pending.limitePagamentoAntecipado * 100).toBeCloseTo(must(pix, 'total') + must(boleto, 'total'));
    expect(await limite()).toBeCloseTo(must(boleto, 'total') / 100, 2);
    expect((await choose(rep, pending, 1, CARTAO)).status).toBe(200);
    expect(await limite()).toBe(0);
  });
});
