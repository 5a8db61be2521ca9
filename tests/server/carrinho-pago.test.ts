import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import { encerrarPagos } from '#server/payment/encerrar-pagos.ts';
import { vigiarPagamentos } from '#server/payment/vigiar-pagamentos.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { dueNow, finishWith, pixOf, SILENCIO_COBRADO, standing } from '#tests/support/payments.ts';
import {
  BOLETO_ANTECIPADO,
  CARTAO,
  confirmSeen,
  type Forma,
  fillCart,
  findTresGrupos,
  gruposOf,
  okOf,
  PIX,
} from '#tests/support/pending-cart.ts';

const MINUTE = 60_000;

describe.each(bothDatabases)('a paid cart that its user left on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let produtos: number[];
  let now: Date;
  let simulador: Simulador;
  let queries: Queries;

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
    simulador = createSimulador(() => now);
    api = await openApi(database, { clock: () => now, pagamentos: simulador });
    produtos = await findTresGrupos(database.db);
  });
  afterAll(async () => {
    await api.close();
    await queries.close();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T15:00:00Z');
    await database.reset();
    rep = await api.as('representante');
  });

  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE);
  };
  const end = () => encerrarPagos({ queries, clock: () => now });
  const situacao = async (idCarrinho: number) => (await standing(database.db, idCarrinho)).carrinho;
  const confirmados = async () => {
    const rows = await database.db
      .selectFrom('evento')
      .select('idEvento')
      .where('tipo', '=', 'pedido.confirmado')
      .execute();
    return rows.length;
  };
  /** A cart at its payment, with the policies accepted or not; the orders' numbers in the order of the groups. */
  async function pending(aceita: boolean, ...formas: Forma[]) {
    const { idCarrinho } = await fillCart(rep, produtos, formas);
    await okOf(rep.put(`/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=2&politicaAceite=${aceita}`));
    await okOf(confirmSeen(rep, (await rep.get('/Carrinho?idPessoaCliente=101')).body));
    const numeros = (await gruposOf(rep, idCarrinho)).map(({ idPrePedido }) => idPrePedido);
    return { idCarrinho, numeros };
  }
  /** Pays the newest Pix; the watch sees it, no page does. */
  async function payNewest(): Promise<void> {
    simulador.liquidarPix(simulador.listarPix()[0]?.txid ?? '');
    await dueNow(database.db);
    await vigiarPagamentos({ queries, pagamentos: simulador, clock: () => now });
  }

  test('ends by itself half a minute after its Pix, once', async () => {
    const { idCarrinho, numeros } = await pending(true, PIX);
    await pixOf(rep, numeros[0] ?? 0);
    await payNewest();
    await end();
    expect(await situacao(idCarrinho)).toBe(5);
    pass(0.5);
    await Promise.all([end(), end()]);
    expect(await standing(database.db, idCarrinho)).toMatchObject({ carrinho: 6, pedidos: ['3/12'] });
    expect(await confirmados()).toBe(1);
    pass(5);
    await end();
    expect(await confirmados()).toBe(1);
    // The customer can buy again.
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).body?.idCarrinho).not.toBe(idCarrinho);
  });

  test('stays while its policies are not accepted, which the call for a Pix does at once', async () => {
    const { idCarrinho, numeros } = await pending(false, PIX);
    const [id = 0] = numeros;
    await pixOf(rep, id);
    await payNewest();
    pass(3);
    await end();
    expect(await situacao(idCarrinho)).toBe(5);
    await okOf(rep.post(`/pagamento/CobrancaPixTransacao?idPrePedido=${id}&politicaAceite=true`));
    await end();
    expect(await situacao(idCarrinho)).toBe(6);
  });

  test('accepts nothing for another user’s cart', async () => {
    const { idCarrinho, numeros } = await pending(false, PIX);
    const [id = 0] = numeros;
    await pixOf(rep, id);
    const other = await api.as('farmacia');
    await other.post(`/pagamento/CobrancaPixTransacao?idPrePedido=${id}&politicaAceite=true`);
    const row = await database.db
      .selectFrom('carrinho')
      .select('politicaAceite')
      .where('idCarrinho', '=', idCarrinho)
      .executeTakeFirstOrThrow();
    expect(row.politicaAceite).toBe(false);
  });

  test('waits for a card, and does not wait for a boleto, whose order waits for its own payment', async () => {
    const comCartao = await pending(true, PIX, CARTAO);
    await pixOf(rep, comCartao.numeros[0] ?? 0);
    await payNewest();
    pass(3);
    await end();
    expect(await situacao(comCartao.idCarrinho)).toBe(5);

    await database.reset();
    rep = await api.as('representante');
    const comBoleto = await pending(true, PIX, BOLETO_ANTECIPADO);
    await pixOf(rep, comBoleto.numeros[0] ?? 0);
    await payNewest();
    pass(3);
    await end();
    expect(await standing(database.db, comBoleto.idCarrinho)).toMatchObject({
      carrinho: 6,
      pedidos: ['3/12', '2/11'],
    });
  });

  test('ends by itself when the answer of its card comes after the call that charged it', async () => {
    const { idCarrinho } = await pending(false, CARTAO);
    expect((await finishWith(rep, idCarrinho, SILENCIO_COBRADO)).status).toBe(503);
    pass(11);
    await vigiarPagamentos({ queries, pagamentos: simulador, clock: () => now });
    expect(await situacao(idCarrinho)).toBe(5);
    pass(2);
    await end();
    expect(await situacao(idCarrinho)).toBe(6);
  });
});
