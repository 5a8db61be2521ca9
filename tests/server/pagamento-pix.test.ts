import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import { vigiarPagamentos } from '#server/payment/vigiar-pagamentos.ts';
import type { Pagamentos } from '#server/provider/port.ts';
import { semOperadora } from '#server/provider/unavailable.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { balanceOf, dueNow, finish, pixOf, standing, throughTo, triesOf } from '#tests/support/payments.ts';
import {
  BOLETO_ANTECIPADO,
  CARTAO,
  choose,
  type Forma,
  findTresGrupos,
  goOnShopping,
  gruposOf,
  okOf,
  PIX,
  pendingCart,
} from '#tests/support/pending-cart.ts';

const MINUTE = 60_000;

describe.each(bothDatabases)('paying by Pix on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let produtos: number[];
  let now: Date;
  let simulador: Simulador;
  let pagamentos: Pagamentos;
  let queries: Queries;

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
    const through = throughTo(() => pagamentos);
    api = await openApi(database, { clock: () => now, pagamentos: through });
    produtos = await findTresGrupos(database.db);
  });
  afterAll(async () => {
    await api.close();
    await queries.close();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T15:00:00Z');
    simulador = createSimulador(() => now);
    pagamentos = simulador;
    await database.reset();
    rep = await api.as('representante');
  });

  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE);
  };
  const watch = async () => {
    await dueNow(database.db);
    await vigiarPagamentos({ queries, pagamentos, clock: () => now });
  };
  const payNewest = () => simulador.liquidarPix(simulador.listarPix()[0]?.txid ?? '');
  async function pending(...formas: Forma[]) {
    const carrinho = await pendingCart(rep, produtos, formas);
    const grupos = await gruposOf(rep, carrinho.idCarrinho);
    return {
      carrinho,
      idCarrinho: carrinho.idCarrinho,
      id: grupos[0]?.idPrePedido ?? 0,
      valor: grupos[0]?.valor,
    };
  }

  test('is made once, is paid, and then the cart can be finished', async () => {
    const { idCarrinho, id, valor } = await pending(PIX);
    const first = await pixOf(rep, id);
    expect(first).toMatchObject({
      idIntegracaoApiSituacao: 2,
      idIntegracaoApiCobrancaPixTransacaoSituacao: 1,
      dataHoraCriacao: '2026-11-20T12:00:00-03:00',
      dataHoraExpiracaoCobranca: '2026-11-20T12:30:00-03:00',
      valor,
    });
    expect(first.textoImagemQRCode).toMatch(/^000201010212.+6304[0-9A-F]{4}$/);
    expect(await Promise.all([pixOf(rep, id), pixOf(rep, id, 'POST')])).toEqual([first, first]);
    expect(simulador.listarPix()).toHaveLength(1);
    expect((await finish(rep, idCarrinho)).body.Codigo).toBe('pagamento-pendente');

    payNewest();
    expect((await pixOf(rep, id)).idIntegracaoApiCobrancaPixTransacaoSituacao).toBe(2);
    expect(await standing(database.db, idCarrinho)).toEqual({
      carrinho: 5,
      pedidos: ['3/12'],
      grupos: [4],
      pagamentos: ['pago'],
    });
    expect((await pixOf(rep, id, 'POST')).idIntegracaoApiCobrancaPixTransacaoSituacao).toBe(2);
    expect((await finish(rep, idCarrinho)).status).toBe(200);
    expect((await pixOf(rep, id)).idIntegracaoApiCobrancaPixTransacaoSituacao).toBe(2);
    expect(await balanceOf(database.db)).toBe(0);
  });

  test('two simultaneous requests get one', async () => {
    const { id } = await pending(PIX);
    const [one, other] = await Promise.all([pixOf(rep, id), pixOf(rep, id)]);
    expect(one?.textoImagemQRCode).toBe(other?.textoImagemQRCode);
    expect(await triesOf(database.db)).toEqual(['pendente']);
  });

  test('counts even if no page is open', async () => {
    const { idCarrinho, id } = await pending(PIX);
    await pixOf(rep, id);
    await watch();
    expect(await triesOf(database.db)).toEqual(['pendente']);
    payNewest();
    await watch();
    await watch();
    expect(await standing(database.db, idCarrinho)).toMatchObject({ carrinho: 5, pedidos: ['3/12'] });
  });

  test('expires after half an hour; a new one is made only on request', async () => {
    const { id } = await pending(PIX);
    const first = await pixOf(rep, id);
    pass(30);
    expect((await pixOf(rep, id)).idIntegracaoApiCobrancaPixTransacaoSituacao).toBe(3);
    expect((await pixOf(rep, id)).idIntegracaoApiCobrancaPixTransacaoSituacao).toBe(3);
    const second = await pixOf(rep, id, 'POST');
    expect(second.idIntegracaoApiCobrancaPixTransacaoSituacao).toBe(1);
    expect(second.textoImagemQRCode).not.toBe(first.textoImagemQRCode);
    expect(await triesOf(database.db)).toEqual(['expirado', 'pendente']);
  });

  test('failing at the provider is a problem, and another may be made', async () => {
    const { id } = await pending(PIX);
    await pixOf(rep, id);
    simulador.falharPix(simulador.listarPix()[0]?.txid ?? '');
    expect((await pixOf(rep, id)).idIntegracaoApiCobrancaPixTransacaoSituacao).toBe(3);
    expect((await pixOf(rep, id, 'POST')).idIntegracaoApiCobrancaPixTransacaoSituacao).toBe(1);
    expect(await triesOf(database.db)).toEqual(['erro', 'pendente']);
  });

  test('paid at its last moment it pays the order, and a newer one is given up', async () => {
    const { idCarrinho, id } = await pending(PIX);
    await pixOf(rep, id);
    const first = simulador.listarPix()[0]?.txid ?? '';
    pass(30);
    // The provider accepts the payment although it reported the code as cancelled.
    pagamentos = { ...simulador, cancelarPix: async () => 'cancelada' };
    await pixOf(rep, id, 'POST');
    simulador.liquidarPix(first);
    await watch();
    expect(await standing(database.db, idCarrinho)).toMatchObject({
      pedidos: ['3/12'],
      pagamentos: ['pago', 'cancelado'],
    });
    expect(await balanceOf(database.db)).toBe(0);
    // Both were paid: the second is credited to the customer.
    pagamentos = simulador;
    payNewest();
    await watch();
    await watch();
    const { valor } = await database.db.selectFrom('pagamento').select('valor').executeTakeFirstOrThrow();
    expect(await balanceOf(database.db)).toBe(valor);
  });

  test('paid after its order was cancelled it is credited, once', async () => {
    const { carrinho, id } = await pending(PIX);
    const { valor } = await pixOf(rep, id);
    await okOf(goOnShopping(rep, carrinho.idCarrinho));
    expect(await triesOf(database.db)).toEqual(['cancelado']);
    payNewest();
    await Promise.all([watch(), watch()]);
    await watch();
    expect(await balanceOf(database.db)).toBe(Math.round(valor * 100));
    expect(await standing(database.db, carrinho.idCarrinho)).toMatchObject({
      carrinho: 2,
      pedidos: ['6/6'],
      pagamentos: ['cancelado'],
    });
  });

  test('paid after another way was chosen it is credited, and the order stays pending', async () => {
    const { carrinho, id } = await pending(PIX);
    const { valor } = await pixOf(rep, id);
    await okOf(choose(rep, carrinho, 0, CARTAO));
    payNewest();
    await watch();
    expect(await balanceOf(database.db)).toBe(Math.round(valor * 100));
    expect(await standing(database.db, carrinho.idCarrinho)).toMatchObject({
      carrinho: 3,
      pedidos: ['2/11'],
    });
    const answer = await rep.get(`/pagamento/CobrancaPixTransacao?idPrePedido=${id}`);
    expect([answer.status, answer.body.Codigo]).toEqual([422, 'pagamento-nao-permitido']);
    await okOf(choose(rep, carrinho, 0, PIX));
    expect((await pixOf(rep, id)).idIntegracaoApiCobrancaPixTransacaoSituacao).toBe(1);
  });

  test('a given-up code does not pay the order, even if the order waits for a Pix again', async () => {
    const { carrinho, id } = await pending(PIX);
    const { valor } = await pixOf(rep, id);
    await okOf(choose(rep, carrinho, 0, CARTAO));
    await okOf(choose(rep, carrinho, 0, PIX));
    payNewest();
    await watch();
    expect(await balanceOf(database.db)).toBe(Math.round(valor * 100));
    expect(await standing(database.db, carrinho.idCarrinho)).toMatchObject({
      carrinho: 3,
      pedidos: ['2/11'],
    });
  });

  test('a late code is empty at first, then present', async () => {
    const { id } = await pending(PIX);
    simulador.atrasarCodigo(3);
    const codes = [];
    for (let i = 0; i < 5; i += 1) codes.push((await pixOf(rep, id)).textoImagemQRCode !== '');
    expect(codes).toEqual([false, false, false, true, true]);
    expect(simulador.listarPix()).toHaveLength(1);
  });

  test('without a provider it is unavailable, and a provider’s temporary silence loses no payment', async () => {
    const { id, idCarrinho } = await pending(PIX);
    pagamentos = semOperadora;
    expect(await pixOf(rep, id)).toMatchObject({ idIntegracaoApiSituacao: 1, textoImagemQRCode: '' });
    pagamentos = simulador;
    expect(await pixOf(rep, id)).toMatchObject({ idIntegracaoApiSituacao: 2 });
    payNewest();
    pagamentos = semOperadora;
    expect(await pixOf(rep, id)).toMatchObject({
      idIntegracaoApiSituacao: 2,
      idIntegracaoApiCobrancaPixTransacaoSituacao: 1,
    });
    pagamentos = simulador;
    await watch();
    expect(await standing(database.db, idCarrinho)).toMatchObject({ pedidos: ['3/12'] });
  });

  test('one that cannot be asked for does not keep others from being counted', async () => {
    const { idCarrinho } = await pending(PIX, PIX);
    const grupos = await gruposOf(rep, idCarrinho);
    for (const grupo of grupos) await pixOf(rep, grupo.idPrePedido);
    const [second, first] = simulador.listarPix().map(({ txid }) => txid);
    simulador.liquidarPix(second ?? '');
    pagamentos = {
      ...simulador,
      consultarPix: (txid) =>
        txid === first ? Promise.reject(new Error('broken')) : simulador.consultarPix(txid),
    };
    await expect(watch()).rejects.toThrow('broken');
    expect((await standing(database.db, idCarrinho)).pagamentos).toEqual(['pendente', 'pago']);
  });

  test('is found only by its own customer’s users', async () => {
    const { id } = await pending(PIX);
    await database.db.updateTable('prePedido').set({ idPessoaCliente: 102 }).execute();
    const buyer = await api.as('farmacia');
    const path = `/pagamento/CobrancaPixTransacao?idPrePedido=${id}`;
    expect((await buyer.get(path)).status).toBe(404);
    expect((await buyer.post(path)).status).toBe(404);
    expect((await rep.get('/pagamento/CobrancaPixTransacao?idPrePedido=999999')).status).toBe(404);
    expect(await triesOf(database.db)).toEqual([]);
  });

  test('an order with another payment has no Pix', async () => {
    const { id } = await pending(BOLETO_ANTECIPADO);
    const answer = await rep.get(`/pagamento/CobrancaPixTransacao?idPrePedido=${id}`);
    expect([answer.status, answer.body.Codigo]).toEqual([422, 'pagamento-nao-permitido']);
    expect((await rep.get('/pagamento/CobrancaPixIntegracao')).text).toBe('{"imagem":null}');
  });
});
