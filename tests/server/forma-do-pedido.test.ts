import { beforeEach, describe, expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import { vencerPedidos } from '#server/payment/vencer-pedidos.ts';
import { queriesOf } from '#server/queries/queries.ts';
import type { ApiAnswer, ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { balanceOf, cardFor, encoded, finish, pixOf, standing } from '#tests/support/payments.ts';
import {
  BOLETO,
  BOLETO_ANTECIPADO,
  CARTAO,
  DEPOSITO,
  type Forma,
  findTresGrupos,
  gruposOf,
  insertPagamento,
  okOf,
  PIX,
  pendingCart,
  readHeld,
} from '#tests/support/pending-cart.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(bothDatabases)('an order whose Pix was left for later, on $name', ({ open }) => {
  let simulador: Simulador;
  const bench = useBench(open, (given) => {
    simulador = createSimulador(() => given.now);
    return { pagamentos: simulador };
  });
  let rep: ApiClient;
  let produtos: number[];

  beforeEach(async () => {
    rep = await bench.api.as('representante');
    produtos = await findTresGrupos(bench.database.db);
  });

  /** An order that awaits its payment outside a checkout. */
  async function left(forma: Forma) {
    const { idCarrinho } = await pendingCart(rep, produtos, [forma]);
    const grupo = must((await gruposOf(rep, idCarrinho))[0], 'group');
    await okOf(finish(rep, idCarrinho, [], { PixDepois: true }));
    return { ...grupo, idCarrinho };
  }
  const change = (
    idPrePedido: number,
    [idPrazo, idFormaPagamento]: Forma,
    client = rep,
  ): Promise<ApiAnswer> => client.put('/pagamento/formaDoPedido', { idPrePedido, idPrazo, idFormaPagamento });
  const formasOf = async (idPrePedido: number, client = rep): Promise<number[]> => {
    const { text } = await okOf(client.get(`/pagamento/formasDoPedido?idPrePedido=${idPrePedido}`));
    const formas = JSON.parse(text) as { formaPagamento: { idFormaPagamento: number } }[];
    return formas.map((forma) => forma.formaPagamento.idFormaPagamento).toSorted((a, b) => a - b);
  };
  const payByCard = (grupo: { idPrePedido: number; valor: number }) =>
    rep.post('/extratocliente/enviarPagamentoCartaoCredito', { DadosPagamento: encoded([cardFor(grupo)]) });
  const end = () => vencerPedidos({ queries: queriesOf(bench.database.store), clock: () => bench.now });

  test('frees the cart, keeps its code, and is cancelled when it is not paid in time', async () => {
    const before = await readHeld(bench.database.db, produtos);
    const { idCarrinho, idPrePedido } = await left(PIX);
    expect(await standing(bench.database.db, idCarrinho)).toMatchObject({ carrinho: 6, pedidos: ['2/11'] });
    const { body } = await rep.get('/Carrinho?idPessoaCliente=101');
    expect(body?.idCarrinho).not.toBe(idCarrinho);
    const code = await pixOf(rep, idPrePedido);
    expect(code.textoImagemQRCode).toMatch(/^000201/);
    bench.later(2 * 60 * MINUTE);
    await end();
    expect((await standing(bench.database.db, idCarrinho)).pedidos).toEqual(['6/6']);
    expect(await readHeld(bench.database.db, produtos)).toEqual(before);
  });

  test('is paid by card, deposit or boleto instead, and the card then counts once', async () => {
    const grupo = await left(PIX);
    const { idPrePedido, idCarrinho } = grupo;
    await pixOf(rep, idPrePedido);
    expect(await formasOf(idPrePedido)).toEqual([6, 7, 8]);
    expect((await payByCard(grupo)).body.Codigo).toBe('pagamento-nao-permitido');
    await okOf(change(idPrePedido, BOLETO_ANTECIPADO));
    expect(await formasOf(idPrePedido)).toEqual([7, 8, 10]);
    await okOf(change(idPrePedido, CARTAO));
    await okOf(payByCard(grupo));
    expect(await standing(bench.database.db, idCarrinho)).toEqual({
      carrinho: 6,
      pedidos: ['3/12'],
      grupos: [4],
      pagamentos: ['cancelado', 'pago'],
    });
    expect((await change(idPrePedido, PIX)).body.Codigo).toBe('pagamento-nao-permitido');
    expect(await formasOf(idPrePedido)).toEqual([]);
  });

  test('that was paid a moment ago is not changed, and is paid once', async () => {
    const { idPrePedido, idCarrinho } = await left(PIX);
    await pixOf(rep, idPrePedido);
    simulador.liquidarPix(simulador.listarPix()[0]?.txid ?? '');
    const late = await change(idPrePedido, CARTAO);
    expect(late.body).toMatchObject({
      Codigo: 'pagamento-nao-permitido',
      Description: 'Este pedido já foi pago. Nada mais é cobrado por ele.',
    });
    expect((await payByCard({ idPrePedido, valor: 1 })).body.Description).toContain('já foi pago');
    expect(await standing(bench.database.db, idCarrinho)).toMatchObject({
      pedidos: ['3/12'],
      pagamentos: ['pago'],
    });
    expect(await balanceOf(bench.database.db)).toBe(0);
  });

  test('says until when it can be paid, by the method of now, and nothing once it is paid', async () => {
    const { idPrePedido, idCarrinho, valor } = await left(PIX);
    const ate = async (): Promise<string | null> => {
      const { text } = await okOf(rep.get(`/pedido/porCarrinho?idCarrinho=${idCarrinho}`));
      const pedidos = JSON.parse(text) as { pagarAte: string | null }[];
      return must(pedidos[0], 'order').pagarAte;
    };
    expect(await ate()).toBe('2026-11-20T13:00:00-03:00');
    await okOf(change(idPrePedido, BOLETO_ANTECIPADO));
    expect(await ate()).toBe('2026-11-25T23:59:59-03:00');
    await okOf(change(idPrePedido, CARTAO));
    await okOf(payByCard({ idPrePedido, valor }));
    expect(await ate()).toBeNull();
  });

  test('is paid in another way also where no cart of it is here, as of a past order', async () => {
    const { idPrePedido, valor } = await left(BOLETO_ANTECIPADO);
    await bench.database.db
      .updateTable('prePedido')
      .set({ idCarrinho: null })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    expect(await formasOf(idPrePedido)).toEqual([7, 8, 10]);
    await okOf(change(idPrePedido, PIX));
    await pixOf(rep, idPrePedido);
    await okOf(change(idPrePedido, CARTAO));
    expect(simulador.listarPix().map(({ situacao }) => situacao)).toEqual(['cancelada']);
    await okOf(payByCard({ idPrePedido, valor }));
    expect((await change(idPrePedido, PIX)).body.Description).toContain('já foi pago');
    const pedido = await bench.database.db
      .selectFrom('prePedido')
      .select(['idPedidoSituacao', 'idFormaPagamento', 'esperaGarantida'])
      .where('idPrePedido', '=', idPrePedido)
      .executeTakeFirstOrThrow();
    expect(pedido).toEqual({ idPedidoSituacao: 12, idFormaPagamento: 8, esperaGarantida: null });
  });

  test('whose code cannot be cancelled keeps its way to pay', async () => {
    const { idPrePedido } = await left(PIX);
    await pixOf(rep, idPrePedido);
    vi.spyOn(simulador, 'cancelarPix').mockResolvedValue('desconhecida');
    expect((await change(idPrePedido, CARTAO)).body.Codigo).toBe('operadora-indisponivel');
    expect(await formasOf(idPrePedido)).toEqual([6, 7, 8]);
  });

  test('is changed once, however often the call is repeated', async () => {
    const { idPrePedido } = await left(PIX);
    await okOf(change(idPrePedido, CARTAO));
    await okOf(change(idPrePedido, CARTAO));
    const eventos = await bench.database.db.selectFrom('evento').select('tipo').execute();
    expect(eventos.filter(({ tipo }) => tipo === 'pedido.pagamentoMudado')).toHaveLength(1);
  });

  test('waits after a change at least as long as before it', async () => {
    const { idCarrinho, idPrePedido } = await left(DEPOSITO);
    expect(await formasOf(idPrePedido)).toEqual([6, 8, 10]);
    bench.later(DAY);
    rep = await bench.api.as('representante');
    await okOf(change(idPrePedido, PIX));
    await end();
    expect((await standing(bench.database.db, idCarrinho)).pedidos).toEqual(['2/11']);
    bench.later(10 * DAY);
    await end();
    expect((await standing(bench.database.db, idCarrinho)).pedidos).toEqual(['6/6']);
  });

  test('has its instalment follow the method, and tells the company', async () => {
    const { idPrePedido } = await left(PIX);
    await okOf(change(idPrePedido, BOLETO_ANTECIPADO));
    const conta = await bench.database.db
      .selectFrom('contaReceber')
      .select(['id', 'idFormaPagamento', 'idBoleto'])
      .where('idPrePedido', '=', idPrePedido)
      .executeTakeFirstOrThrow();
    expect(conta).toEqual({ id: conta.id, idFormaPagamento: 6, idBoleto: conta.id });
    const eventos = await bench.database.db.selectFrom('evento').select('tipo').orderBy('idEvento').execute();
    expect(eventos.map(({ tipo }) => tipo)).toEqual([
      'pedido.feito',
      'pedido.confirmado',
      'pedido.pagamentoMudado',
    ]);
  });

  test('is not changed to credit, to a method that the customer lacks, or during a charge', async () => {
    const { idPrePedido } = await left(PIX);
    expect((await change(idPrePedido, BOLETO)).body.Codigo).toBe('sem-meio-pagamento');
    expect((await change(idPrePedido, [99, 8])).body.Codigo).toBe('sem-meio-pagamento');
    await okOf(change(idPrePedido, CARTAO));
    await insertPagamento(bench.database.db, { idPrePedido, idFormaPagamento: 8, situacao: 'processando' });
    expect((await change(idPrePedido, PIX)).body.Codigo).toBe('pagamento-em-processamento');
  });

  test('is not changed at its checkout, where the cart does it', async () => {
    const { idCarrinho } = await pendingCart(rep, produtos, [PIX]);
    const { idPrePedido } = must((await gruposOf(rep, idCarrinho))[0], 'group');
    expect(await formasOf(idPrePedido)).toEqual([]);
    expect((await change(idPrePedido, CARTAO)).body.Codigo).toBe('pagamento-nao-permitido');
  });

  test('is changed by another user of its customer, and not by a stranger', async () => {
    const { idPrePedido } = await left(PIX);
    const buyer = await bench.api.as('farmacia');
    await okOf(change(idPrePedido, CARTAO, buyer));
    await bench.database.db
      .updateTable('prePedido')
      .set({ idPessoaCliente: 102 })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    expect((await buyer.get(`/pagamento/formasDoPedido?idPrePedido=${idPrePedido}`)).status).toBe(404);
    expect((await change(idPrePedido, PIX, buyer)).status).toBe(404);
  });

  test('a cart with an unpaid card is not ended by leaving a Pix', async () => {
    const { idCarrinho } = await pendingCart(rep, produtos, [PIX, CARTAO]);
    const answer = await finish(rep, idCarrinho, [], { PixDepois: true });
    expect(answer.body.Codigo).toBe('cartao-invalido');
    expect((await standing(bench.database.db, idCarrinho)).carrinho).toBe(3);
  });
});
