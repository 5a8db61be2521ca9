import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { addSegredo, createDestino } from '#server/events/data/receivers.ts';
import { entregarEventos } from '#server/events/deliver.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { startAcknowledging } from '#tests/support/erp/acknowledging.ts';
import { dying } from '#tests/support/erp/dying.ts';
import { openHostileErp } from '#tests/support/erp/hostile-erp.ts';
import { judge } from '#tests/support/erp/judge.ts';
import { startOrdering } from '#tests/support/erp/ordering.ts';
import { openMachine } from '#tests/support/machine.ts';
import { type Random, seededRandom } from '#tests/sync/chaos/random.ts';

const ORDERS = 60;
const TIMEOUT_MS = 200;
/** Fewer than a delivery has tries. */
const HOSTILE_ROUNDS = 7;
const CALM_ROUNDS = 12;
const HOUR = 3_600_000;
const SEEDS = process.env['MALETA_LONG'] === '1' ? Array.from({ length: 20 }, (_, i) => i + 1) : [1];

describe.each(bothDatabases)('a hostile ERP on $name', ({ open }) => {
  const bench = useBench(open);

  const pending = async (): Promise<number> => {
    const { n } = await bench.database.db
      .selectFrom('entrega')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('situacao', '=', 'pendente')
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const send = (random: Random, isKilled: boolean): Promise<void> => {
    const { eventos } = queriesOf(bench.database.store);
    return entregarEventos({
      queries: { eventos: isKilled ? dying(eventos, random) : eventos },
      clock: () => bench.now,
      random: random.next,
      timeoutMs: TIMEOUT_MS,
    });
  };

  test.each(SEEDS)(
    'stores each committed event once and in the order of its cart, with seed %i',
    { timeout: 300_000 },
    async (seed) => {
      const { db } = bench.database;
      const random = seededRandom(seed);
      const erp = await openHostileErp({ random, hostility: 0.4, lateMs: 2 * TIMEOUT_MS });
      const { endereco } = erp;
      erp.segredos.add(must(await createDestino(db, { nome: 'erp', endereco, tipos: [] }, bench.now), 'new'));
      const ordering = await startOrdering(db, { orders: ORDERS, random, clock: () => bench.now });
      const machine = await openMachine(bench.api, db, { clock: () => bench.now });
      const acknowledging = startAcknowledging(random, ordering, async (id, numeroErp) => {
        const { status, text } = await machine.post(`/integracao/pedidos/${id}/recebido`, { numeroErp });
        if (random.chance(0.1)) throw new Error('the answer is lost');
        return { status, numeroErp: (JSON.parse(text) as { numeroErp?: string }).numeroErp };
      });
      const order = async (steps: number): Promise<void> => {
        for (let i = 0; i < steps; i++) if (!(await ordering.step())) return;
      };
      const killed: string[] = [];
      for (let round = 0; round < HOSTILE_ROUNDS; round++) {
        await order(15);
        const senders = Array.from({ length: random.int(1, 3) }, (_, i) => send(random, i === 0));
        const ended = Promise.allSettled(senders);
        await Promise.all([order(15), random.chance(0.3) ? erp.restart(50) : undefined]);
        if (random.chance(0.2)) erp.segredos.add(must(await addSegredo(db, 'erp'), 'secret'));
        for (const one of await ended) if (one.status === 'rejected') killed.push(String(one.reason));
        await acknowledging.some(erp.guardados);
        bench.later(random.pick([1000, 60_000, HOUR, 30 * HOUR]));
      }
      await order(Number.POSITIVE_INFINITY);
      erp.calm();
      for (let round = 0; round < CALM_ROUNDS && (await pending()) > 0; round++) {
        await send(random, false);
        bench.later(30 * HOUR);
      }
      await acknowledging.rest(erp.guardados);
      expect(await judge(db, { ordering, erp, acknowledging })).toEqual([]);
      expect(ordering.pedidos.size).toBeGreaterThanOrEqual(ORDERS);
      // The story was hostile: senders were killed, events came again (how often varies), orders were undone and told.
      expect(new Set(killed)).toEqual(new Set(['Error: killed']));
      expect(erp.vindos).toBeGreaterThan(1.1 * erp.guardados.length);
      expect([ordering.desfeitos.size > 0, acknowledging.aceitos.size > ORDERS / 3]).toEqual([true, true]);
      await erp.close();
    },
  );
});
