import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SituacaoPagamento } from '#server/db/schema/schema-pagamento.ts';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import { cancelPix } from '#server/payment/data/pagamentos-do-carrinho.ts';
import { vigiarPagamentos } from '#server/payment/vigiar-pagamentos.ts';
import type { Pagamentos } from '#server/provider/port.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { balanceOf, dueNow, pixOf, standing, throughTo, triesOf } from '#tests/support/payments.ts';
import {
  CARTAO,
  choose,
  findTresGrupos,
  goOnShopping,
  gruposOf,
  okOf,
  PIX,
  pendingCart,
} from '#tests/support/pending-cart.ts';

const PAGO = 2;
const PROBLEMA = 3;

describe.each(bothDatabases)('two Pix codes of one order on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let produtos: number[];
  let simulador: Simulador;
  let pagamentos: Pagamentos;
  let queries: Queries;
  const now = new Date('2026-11-20T15:00:00Z');

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
    api = await openApi(database, { clock: () => now, pagamentos: throughTo(() => pagamentos) });
    produtos = await findTresGrupos(database.db);
  });
  afterAll(async () => {
    await api.close();
    await queries.close();
    await database.close();
  });
  beforeEach(async () => {
    simulador = createSimulador(() => now);
    pagamentos = simulador;
    await database.reset();
    rep = await api.as('representante');
  });

  const watch = async () => {
    await dueNow(database.db);
    await vigiarPagamentos({ queries, pagamentos, clock: () => now });
  };
  const situacaoOf = async (id: number, method?: 'POST') =>
    (await pixOf(rep, id, method)).idIntegracaoApiCobrancaPixTransacaoSituacao;
  /** A provider that confirms a cancellation and does not cancel. */
  const forgetCancels = () => {
    pagamentos = { ...simulador, cancelarPix: async () => 'cancelada' };
  };
  /** The txid of the newest Pix. */
  const newest = () => simulador.listarPix()[0]?.txid ?? '';
  /** A cart whose one order waits for a Pix that the provider refused, but that can still be paid. */
  async function refused() {
    const carrinho = await pendingCart(rep, produtos, [PIX]);
    const [grupo] = await gruposOf(rep, carrinho.idCarrinho);
    const id = grupo?.idPrePedido ?? 0;
    const { valor } = await pixOf(rep, id);
    const first = newest();
    simulador.falharPix(first);
    expect(await situacaoOf(id)).toBe(PROBLEMA);
    return { idCarrinho: carrinho.idCarrinho, id, first, cents: Math.round(valor * 100) };
  }

  test('the second code is made after the first was cancelled at the provider', async () => {
    const { id, first } = await refused();
    await pixOf(rep, id, 'POST');
    expect(newest()).not.toBe(first);
    expect(simulador.liquidarPix(first)).toBe(false);
    await watch();
    expect(await triesOf(database.db)).toEqual(['erro', 'pendente']);
  });

  test('a first code that turns out to be paid pays the order, and no second is made', async () => {
    const { idCarrinho, id, first } = await refused();
    simulador.liquidarPix(first);
    expect(await situacaoOf(id, 'POST')).toBe(PAGO);
    expect(simulador.listarPix()).toHaveLength(1);
    expect(await standing(database.db, idCarrinho)).toMatchObject({
      pedidos: ['3/12'],
      pagamentos: ['pago'],
    });
    expect(await balanceOf(database.db)).toBe(0);
  });

  test('without the provider’s response there is no second code', async () => {
    const { id } = await refused();
    pagamentos = { ...simulador, cancelarPix: async () => 'desconhecida' };
    const answer = await rep.post(`/pagamento/CobrancaPixTransacao?idPrePedido=${id}`);
    expect([answer.status, answer.body.Codigo]).toEqual([503, 'operadora-indisponivel']);
    expect(answer.body.Description).toContain('código anterior');
    expect(await triesOf(database.db)).toEqual(['erro']);
  });

  test('a code given up for another method is cancelled before there is a new one', async () => {
    const carrinho = await pendingCart(rep, produtos, [PIX]);
    const [grupo] = await gruposOf(rep, carrinho.idCarrinho);
    const id = grupo?.idPrePedido ?? 0;
    await pixOf(rep, id);
    const first = newest();
    await okOf(choose(rep, carrinho, 0, CARTAO));
    await okOf(choose(rep, carrinho, 0, PIX));
    await pixOf(rep, id);
    expect(newest()).not.toBe(first);
    expect(simulador.liquidarPix(first)).toBe(false);
  });

  test('the watch cancels the code of an order that was given up', async () => {
    const carrinho = await pendingCart(rep, produtos, [PIX]);
    const [grupo] = await gruposOf(rep, carrinho.idCarrinho);
    await pixOf(rep, grupo?.idPrePedido ?? 0);
    await cancelPix(queries.for(1), [], now);
    expect(await triesOf(database.db)).toEqual(['pendente']);
    await okOf(goOnShopping(rep, carrinho.idCarrinho));
    await watch();
    expect(simulador.liquidarPix(newest())).toBe(false);
  });

  test('the poll of the newer code finds the payment of the older one', async () => {
    const { idCarrinho, id, first } = await refused();
    forgetCancels();
    await pixOf(rep, id, 'POST');
    simulador.liquidarPix(first);
    expect(await situacaoOf(id)).toBe(PAGO);
    expect(await situacaoOf(id)).toBe(PAGO);
    expect(await situacaoOf(id, 'POST')).toBe(PAGO);
    expect(await standing(database.db, idCarrinho)).toMatchObject({
      pedidos: ['3/12'],
      pagamentos: ['pago', 'cancelado'],
    });
  });

  test('the poll also finds a payment that the watch noticed', async () => {
    const { id, first } = await refused();
    forgetCancels();
    await pixOf(rep, id, 'POST');
    simulador.liquidarPix(first);
    await watch();
    expect(await situacaoOf(id)).toBe(PAGO);
  });

  test('the newer code cannot be paid after the older one was', async () => {
    const { id, first } = await refused();
    forgetCancels();
    await pixOf(rep, id, 'POST');
    simulador.liquidarPix(first);
    pagamentos = simulador;
    expect(await situacaoOf(id)).toBe(PAGO);
    await watch();
    expect(simulador.liquidarPix(newest())).toBe(false);
  });

  describe('a try that later counts as paid', () => {
    const [WAITS, PAID, CANCELLED] = [11, 12, 6];
    type Try = { situacao: SituacaoPagamento; idFormaPagamento?: number; over?: number };
    type Change = { idPedidoSituacao?: number; idFormaPagamento?: number };

    /** An order by Pix that was changed, and a payment attempt, with the effect of a provider's response. */
    async function tried({ situacao, idFormaPagamento = 10, over = 0 }: Try, change?: Change) {
      const { idCarrinho, valorTotal } = await pendingCart(rep, produtos, [PIX]);
      const [grupo] = await gruposOf(rep, idCarrinho);
      const idPrePedido = grupo?.idPrePedido ?? 0;
      const valor = Math.round(valorTotal * 100) + over;
      if (change !== undefined) await database.db.updateTable('prePedido').set(change).execute();
      const { idPagamento } = await database.db
        .insertInto('pagamento')
        .values({
          idPrePedido,
          idFormaPagamento,
          valor,
          situacao,
          referencia: 'r1',
          criadoEm: now,
          proximaConsulta: now,
        })
        .returning('idPagamento')
        .executeTakeFirstOrThrow();
      const read = () => database.db.selectFrom('pagamento').selectAll().executeTakeFirstOrThrow();
      return {
        valor,
        read,
        decide: (decisao: Parameters<Queries['decidirPagamento']>[1]) =>
          queries.decidirPagamento(idPagamento, decisao, now),
      };
    }
    const pago = { situacao: 'pago', autorizacao: 'A1' } as const;

    test.each<[string, Try, Change?]>([
      ['a Pix that waits', { situacao: 'pendente' }],
      ['a card under way', { situacao: 'processando', idFormaPagamento: 8 }, { idFormaPagamento: 8 }],
      ['a Pix that had expired', { situacao: 'expirado' }],
      ['a Pix that had failed', { situacao: 'erro' }],
    ])('pays its pending order, once: %s', async (_what, attempt, change) => {
      const { decide, read } = await tried(attempt, change);
      for (let times = 0; times < 2; times += 1) {
        await decide(pago);
        expect(await read()).toMatchObject({
          situacao: 'pago',
          autorizacao: 'A1',
          decididoEm: now,
          creditadoEm: null,
          proximaConsulta: null,
        });
        expect(await balanceOf(database.db)).toBe(0);
      }
      const pedido = await database.db.selectFrom('prePedido').selectAll().executeTakeFirstOrThrow();
      expect([pedido.idPrePedidoSituacao, pedido.idPedidoSituacao]).toEqual([3, PAID]);
    });

    test.each<[string, Try, Change?]>([
      ['the order was cancelled', { situacao: 'pendente' }, { idPedidoSituacao: CANCELLED }],
      ['the order is paid in another way now', { situacao: 'pendente' }, { idFormaPagamento: 8 }],
      ['the order was paid before', { situacao: 'expirado' }, { idPedidoSituacao: PAID }],
      ['an expired Pix is of another sum', { situacao: 'expirado', over: 1 }],
      ['a Pix had been given up', { situacao: 'cancelado' }],
      ['a card had been refused', { situacao: 'recusado', idFormaPagamento: 8 }, { idFormaPagamento: 8 }],
      ['a card had failed', { situacao: 'erro', idFormaPagamento: 8 }, { idFormaPagamento: 8 }],
    ])('is credited once to the customer if %s', async (_why, attempt, change) => {
      const { decide, read, valor } = await tried(attempt, change);
      const before = await database.db.selectFrom('prePedido').selectAll().executeTakeFirstOrThrow();
      for (let times = 0; times < 2; times += 1) {
        await decide(pago);
        expect(await read()).toMatchObject({
          situacao: 'cancelado',
          autorizacao: 'A1',
          decididoEm: now,
          creditadoEm: now,
          proximaConsulta: null,
        });
        expect(await balanceOf(database.db)).toBe(valor);
      }
      expect(await database.db.selectFrom('prePedido').selectAll().executeTakeFirstOrThrow()).toEqual(before);
    });

    test('provider is asked again about an expired Pix, and no longer about a refused one', async () => {
      const expired = await tried({ situacao: 'pendente' });
      await expired.decide({ situacao: 'expirado' });
      expect(await expired.read()).toMatchObject({ situacao: 'expirado', proximaConsulta: now });
      await expired.decide({ situacao: 'recusado', mensagem: 'Tarde demais' });
      expect(await expired.read()).toMatchObject({ situacao: 'expirado', mensagem: null });
      await database.db.updateTable('pagamento').set({ situacao: 'pendente' }).execute();
      await expired.decide({ situacao: 'recusado', mensagem: 'Sem saldo' });
      expect(await expired.read()).toMatchObject({
        situacao: 'recusado',
        mensagem: 'Sem saldo',
        proximaConsulta: null,
      });
      const pedido = await database.db.selectFrom('prePedido').selectAll().executeTakeFirstOrThrow();
      expect(pedido.idPedidoSituacao).toBe(WAITS);
    });
  });

  test('the group shows the overpaid sum', async () => {
    const { idCarrinho, id, first, cents } = await refused();
    forgetCancels();
    await pixOf(rep, id, 'POST');
    expect((await gruposOf(rep, idCarrinho))[0]?.valorCreditado).toBe(0);
    simulador.liquidarPix(first);
    simulador.liquidarPix(newest());
    await watch();
    await watch();
    expect((await gruposOf(rep, idCarrinho))[0]?.valorCreditado).toBe(cents / 100);
    expect(await balanceOf(database.db)).toBe(cents);
  });
});
