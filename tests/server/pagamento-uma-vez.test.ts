import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import { lockCarrinho } from '#server/cart/data/carrinho.ts';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import { listTentativas, lockPedidoAPagar } from '#server/payment/data/pagamentos.ts';
import { vigiarPagamentos } from '#server/payment/vigiar-pagamentos.ts';
import type { Pagamentos } from '#server/provider/port.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, clientOf, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import {
  APROVA,
  balanceOf,
  cardFor,
  encoded,
  finishWith,
  RECUSA,
  SILENCIO,
  SILENCIO_COBRADO,
  standing,
  throughTo,
  triesOf,
} from '#tests/support/payments.ts';
import {
  CARTAO,
  choose,
  findTresGrupos,
  goOnShopping,
  gruposOf,
  pendingCart,
  removeGroup,
} from '#tests/support/pending-cart.ts';

/** Never responds: its caller's next step never runs. */
const never = new Promise<never>(() => {});

describe.each(bothDatabases)('a card is charged once on $name', ({ open }) => {
  let database: TestDatabase;
  let simulador: Simulador;
  let charges: string[];
  let produtos: number[];
  let now: Date;
  let queries: Queries;
  let one: Api;
  let other: Api;
  let rep: ApiClient;
  let pagamentos: Pagamentos;

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
    const through = throughTo(() => pagamentos);
    const options = { clock: () => now, pagamentos: through };
    one = await openApi(database, options);
    other = await openApi(database, options);
    produtos = await findTresGrupos(database.db);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await queries.close();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T15:00:00Z');
    charges = [];
    simulador = createSimulador(() => now);
    pagamentos = {
      ...simulador,
      async cobrarCartao(nova) {
        const before = await simulador.consultarCartao(nova.referencia);
        const done = await simulador.cobrarCartao(nova);
        const after = await simulador.consultarCartao(nova.referencia);
        if (before.situacao !== 'paga' && after.situacao === 'paga') charges.push(nova.referencia);
        return done;
      },
    };
    await database.reset();
    rep = await one.as('representante');
  });
  afterEach(async () => {
    // In every case an order has one payment at most.
    const paid = await database.db
      .selectFrom('pagamento')
      .select('idPrePedido')
      .where('situacao', '=', 'pago')
      .execute();
    expect(new Set(paid.map((p) => p.idPrePedido)).size).toBe(paid.length);
  });

  const onOther = () => clientOf(other.app, rep.token);
  const watch = () => vigiarPagamentos({ queries, pagamentos, clock: () => now });

  test('by two simultaneous calls, of one server or of two', async () => {
    for (const second of [rep, onOther()]) {
      const { idCarrinho } = await pendingCart(rep, produtos, [CARTAO]);
      charges = [];
      const answers = await Promise.all([
        finishWith(rep, idCarrinho, APROVA),
        finishWith(second, idCarrinho, APROVA),
        finishWith(rep, idCarrinho, APROVA),
      ]);
      const codes = answers.map(({ status, body }) => body.Codigo ?? status);
      expect(codes).toContain(200);
      for (const code of codes) {
        expect([200, 'carrinho-finalizado', 'pagamento-em-processamento']).toContain(code);
      }
      expect(charges).toHaveLength(1);
      expect(await standing(database.db, idCarrinho)).toMatchObject({ carrinho: 6, pedidos: ['3/12'] });
    }
  });

  test('payment locks its cart until the transaction ends', async () => {
    const { idCarrinho, grupos } = await pendingCart(rep, produtos, [CARTAO]);
    const [grupo] = await gruposOf(rep, idCarrinho);
    const idPrePedido = grupo?.idPrePedido ?? 0;
    const ends: string[] = [];
    const changing = Promise.withResolvers<unknown>();
    await queries.transact(1, async (user) => {
      expect(await lockPedidoAPagar(user, idPrePedido)).toMatchObject({
        idPrePedido,
        idCarrinho,
        idPessoaCliente: 101,
        idPessoaFilial: 1,
        idFormaPagamento: 8,
        aguarda: true,
        valor: Math.round((grupos[0]?.total ?? 0) * 100),
        nome: 'Drogaria Aurora do Ipê Roxo Ltda',
      });
      const change = queries.transact(1, async (other) => {
        await lockCarrinho(other, idCarrinho);
        ends.push('the change');
        return ok(undefined);
      });
      change.then(changing.resolve, changing.reject);
      await setTimeout(50);
      ends.push('the payment');
      return ok(undefined);
    });
    await changing.promise;
    expect(ends).toEqual(['the payment', 'the change']);
    expect(await listTentativas(queries.for(1), [])).toEqual([]);
  });

  test('when the server dies during the charge: another server asks before it charges', async () => {
    const { idCarrinho } = await pendingCart(rep, produtos, [CARTAO]);
    const good = pagamentos;
    let charged = () => {};
    const isCharged = new Promise<void>((done) => {
      charged = done;
    });
    pagamentos = {
      ...good,
      async cobrarCartao(nova) {
        await good.cobrarCartao(nova);
        charged();
        return await never;
      },
    };
    void finishWith(rep, idCarrinho, APROVA);
    await isCharged;
    expect(await standing(database.db, idCarrinho)).toMatchObject({
      carrinho: 4,
      pagamentos: ['processando'],
    });
    pagamentos = good;
    // Even with a card that would be refused: there is no new charge.
    expect((await finishWith(onOther(), idCarrinho, RECUSA)).status).toBe(200);
    expect(charges).toHaveLength(1);
    expect(await standing(database.db, idCarrinho)).toMatchObject({ carrinho: 6, pagamentos: ['pago'] });
  });

  test('when the provider breaks after charging: the next call finds it', async () => {
    const { idCarrinho } = await pendingCart(rep, produtos, [CARTAO]);
    const good = pagamentos;
    pagamentos = {
      ...good,
      async cobrarCartao(nova) {
        await good.cobrarCartao(nova);
        throw new Error('broken');
      },
    };
    expect((await finishWith(rep, idCarrinho, APROVA)).status).toBe(500);
    expect(await triesOf(database.db)).toEqual(['processando']);
    pagamentos = good;
    expect((await finishWith(onOther(), idCarrinho, APROVA)).status).toBe(200);
    expect(charges).toHaveLength(1);
  });

  test('a refusal found later is reported, and no other card is charged by that call', async () => {
    const { idCarrinho } = await pendingCart(rep, produtos, [CARTAO]);
    const good = pagamentos;
    pagamentos = {
      ...good,
      async cobrarCartao(nova) {
        await good.cobrarCartao(nova);
        return { situacao: 'desconhecida' };
      },
    };
    expect((await finishWith(rep, idCarrinho, RECUSA)).status).toBe(503);
    pagamentos = good;
    expect((await finishWith(rep, idCarrinho, APROVA)).body.Codigo).toBe('pagamento-recusado');
    expect(charges).toEqual([]);
    expect((await finishWith(rep, idCarrinho, APROVA)).status).toBe(200);
  });

  test('while its outcome is unknown, every other act on the order is refused', async () => {
    const carrinho = await pendingCart(rep, produtos, [CARTAO, CARTAO]);
    const { idCarrinho } = carrinho;
    expect((await finishWith(rep, idCarrinho, SILENCIO_COBRADO)).status).toBe(503);
    pagamentos = { ...pagamentos, consultarCartao: async () => ({ situacao: 'desconhecida' }) };
    expect((await finishWith(rep, idCarrinho, APROVA)).body.Codigo).toBe('operadora-indisponivel');
    for (const answer of [
      goOnShopping(rep, idCarrinho),
      removeGroup(rep, carrinho, 0),
      choose(rep, carrinho, 0, [5, 10]),
    ]) {
      expect((await answer).body.Codigo).toBe('pagamento-em-processamento');
    }
    expect(await triesOf(database.db)).toEqual(['processando', 'processando']);
  });

  test('a charge stopped because another order is in process is not written down either', async () => {
    const { idCarrinho } = await pendingCart(rep, produtos, [CARTAO, CARTAO]);
    const last = (await gruposOf(rep, idCarrinho)).at(-1);
    if (last === undefined) throw new Error('no group');
    const alone = [cardFor(last, { NumeroCartaoCredito: SILENCIO_COBRADO })];
    await rep.post('/extratocliente/enviarPagamentoCartaoCredito', { DadosPagamento: encoded(alone) });
    pagamentos = { ...pagamentos, consultarCartao: async () => ({ situacao: 'desconhecida' }) };
    expect((await finishWith(rep, idCarrinho, APROVA)).status).toBe(503);
    expect(await triesOf(database.db)).toEqual(['processando']);
  });

  test('the watch settles open charges: charged, or never made', async () => {
    for (const [numero, tries, carrinho] of [
      [SILENCIO_COBRADO, 'pago', 5],
      [SILENCIO, 'recusado', 3],
    ] as const) {
      await database.reset();
      rep = await one.as('representante');
      const { idCarrinho } = await pendingCart(rep, produtos, [CARTAO]);
      expect((await finishWith(rep, idCarrinho, numero)).status).toBe(503);
      await watch();
      // Its own request may still be running.
      expect(await triesOf(database.db)).toEqual(['processando']);
      now = new Date(now.getTime() + 11 * 60_000);
      await watch();
      expect(await standing(database.db, idCarrinho)).toMatchObject({ carrinho, pagamentos: [tries] });
      const [grupo] = await gruposOf(rep, idCarrinho);
      expect(grupo?.mensagem ?? '').toContain(tries === 'recusado' ? 'nada foi cobrado' : '');
      expect(await balanceOf(database.db)).toBe(0);
    }
  });
});
