import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import { takeVigiados } from '#server/payment/data/pagamentos-vigiados.ts';
import { vigiarPagamentos } from '#server/payment/vigiar-pagamentos.ts';
import { type Queries, queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { pixOf, triesOf } from '#tests/support/payments.ts';
import {
  findTresGrupos,
  goOnShopping,
  gruposOf,
  okOf,
  PIX,
  pendingCart,
} from '#tests/support/pending-cart.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = new Date('2026-11-20T15:00:00Z');

describe.each(bothDatabases)('the watch over payments on $name', ({ name, open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let queries: Queries;
  let simulador: Simulador;
  let now: Date;
  let asked: string[];
  /** The number of questions under way, and its maximum. */
  let underWay: number;
  let mostOpen: number;
  let answer: () => Promise<void>;

  beforeAll(async () => {
    database = await open();
    queries = queriesOf(database.store);
  });
  beforeEach(async () => {
    now = START;
    asked = [];
    underWay = 0;
    mostOpen = 0;
    answer = async () => undefined;
    simulador = createSimulador(() => now);
    await database.reset();
    api = await openApi(database, { clock: () => now, pagamentos: simulador });
    rep = await api.as('representante');
    return () => api.close();
  });
  afterAll(async () => {
    await queries.close();
    await database.close();
  });

  const watch = () =>
    vigiarPagamentos({
      queries,
      clock: () => now,
      pagamentos: {
        ...simulador,
        async consultarPix(txid) {
          asked.push(txid);
          underWay += 1;
          mostOpen = Math.max(mostOpen, underWay);
          await answer();
          underWay -= 1;
          return await simulador.consultarPix(txid);
        },
        async cancelarPix(txid) {
          asked.push(txid);
          return await simulador.cancelarPix(txid);
        },
      },
    });
  /** Runs the watch every 15 s for this long; returns the seconds at which a question was asked. */
  async function secondsAsked(ms: number): Promise<number[]> {
    const seconds = [];
    for (const end = now.getTime() + ms; now.getTime() <= end; now = new Date(now.getTime() + 15 * SECOND)) {
      asked = [];
      await watch();
      if (asked.length > 0) seconds.push((now.getTime() - START.getTime()) / SECOND);
    }
    return seconds;
  }
  async function openPix() {
    const carrinho = await pendingCart(rep, await findTresGrupos(database.db), [PIX]);
    const [grupo] = await gruposOf(rep, carrinho.idCarrinho);
    const { idPrePedido } = must(grupo, 'group');
    await pixOf(rep, idPrePedido);
    return { idPrePedido, idCarrinho: carrinho.idCarrinho };
  }
  /** Further open Pix of the same order; only the watch looks at them. */
  const addPixes = (idPrePedido: number, count: number) =>
    database.db
      .insertInto('pagamento')
      .values(
        Array.from({ length: count }, (_, i) => ({
          idPrePedido,
          idFormaPagamento: 10,
          valor: 100,
          // An order has one live try: these were given up by the provider.
          situacao: 'erro' as const,
          referencia: `outra${i}`,
          criadoEm: START,
          expiraEm: new Date(START.getTime() + 30 * MINUTE),
        })),
      )
      .execute();

  test('asks for a Pix after 15 s, then less and less often, at its end, and for an hour after it', async () => {
    await openPix();
    const seconds = await secondsAsked(2 * 60 * MINUTE);
    expect(seconds.slice(0, 11)).toEqual([15, 45, 105, 225, 465, 765, 1065, 1365, 1665, 1800, 2100]);
    const last = must(seconds.at(-1), 'last question');
    expect(last).toBeGreaterThan(5000);
    expect(last).toBeLessThan(5400);
    const { proximaConsulta, consultas } = await database.db
      .selectFrom('pagamento')
      .select(['proximaConsulta', 'consultas'])
      .executeTakeFirstOrThrow();
    expect([proximaConsulta, consultas]).toEqual([null, seconds.length + 1]);
  });

  test('ends a Pix that was given up at the provider without waiting', async () => {
    const { idCarrinho } = await openPix();
    await okOf(goOnShopping(rep, idCarrinho));
    await watch();
    expect(asked).toEqual([must(simulador.listarPix()[0], 'pix').txid]);
  });

  test('does not ask for paid payments', async () => {
    await openPix();
    simulador.liquidarPix(must(simulador.listarPix()[0], 'pix').txid);
    now = new Date(now.getTime() + 15 * SECOND);
    await watch();
    expect(await triesOf(database.db)).toEqual(['pago']);
    expect(await secondsAsked(10 * MINUTE)).toEqual([]);
  });

  test('asks once for each, however many processes watch', async () => {
    const { idPrePedido } = await openPix();
    await addPixes(idPrePedido, 30);
    now = new Date(now.getTime() + 15 * SECOND);
    await Promise.all([watch(), watch(), watch(), watch()]);
    expect(asked).toHaveLength(31);
    expect(new Set(asked).size).toBe(31);
  });

  // Only a server has two transactions at once.
  if (name === 'PostgreSQL') {
    test('neither takes nor waits for payments that another process is taking', async () => {
      const { idPrePedido } = await openPix();
      await addPixes(idPrePedido, 30);
      now = new Date(now.getTime() + 15 * SECOND);
      const taking = await database.db.startTransaction().execute();
      const first = await takeVigiados(taking, now, 20);
      const taken = queries.takeVigiados(now, 20);
      const second = await Promise.race([taken, setTimeout(5000, 'waited' as const)]);
      await taking.commit().execute();
      await taken;
      if (second === 'waited') throw new Error('it waited');
      const ids = [...(first ?? []), ...(second ?? [])].map(({ idPagamento }) => idPagamento);
      expect([ids.length, new Set(ids).size]).toEqual([31, 31]);
    });
  }

  test('asks for twenty at the same time, and a question without a response delays no other process', async () => {
    const { idPrePedido } = await openPix();
    await addPixes(idPrePedido, 49);
    now = new Date(now.getTime() + 15 * SECOND);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    answer = () => held;
    const slow = watch();
    await expect.poll(() => asked.length).toBe(20);
    const other = watch();
    await expect.poll(() => asked.length).toBe(40);
    expect(mostOpen).toBe(40);
    release();
    await Promise.all([slow, other]);
    expect(new Set(asked).size).toBe(50);
  });
});
