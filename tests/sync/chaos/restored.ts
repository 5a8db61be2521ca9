import { startEpoca } from '#server/db/feed-cursor.ts';
import { skipOrderNumbers } from '#server/orders/data/order-numbers.ts';
import { copyDatabase, type DatabaseCopy, restoreCopy } from '#tests/support/database-copy.ts';
import type { Random } from './random.ts';
import { passEverywhere, SECOND, type Stage } from './stage.ts';
import type { World } from './world.ts';

/** The steps at which the server's backup is made and restored, and the losses through it. */
export type Restoration = {
  backUpAt: number;
  restoreAt: number;
  copy: DatabaseCopy | null;
  isDone: boolean;
  /** Keys of changes that the server had applied and has lost. */
  lostKeys: Set<string>;
  /** Those of them that a device knew as done: only a request that was still on its way can do them again. */
  lostReceipts: Set<string>;
  /** Keys that it had refused for good and has lost. */
  lostRefusals: Set<string>;
  /** Numbers of orders that it made and has lost. */
  lostOrders: Set<number>;
};

/** The downtime of a restoration. Order numbers are safe only if fewer orders than minutes are lost. */
const AWAY_MS = 45 * 60 * SECOND;

export const numbersFromNow = ({ database: { db }, clock }: World): Promise<void> =>
  skipOrderNumbers(db, new Date(clock.now));

/** Chooses the steps: a backup is made only if it will be restored. */
export function planRestoration(random: Random, steps: number): Restoration {
  const backUpAt = random.int(0, Math.floor(steps * 0.7));
  const restoreAt = random.int(backUpAt + 1, steps);
  return {
    backUpAt,
    restoreAt,
    copy: null,
    isDone: false,
    lostKeys: new Set(),
    lostReceipts: new Set(),
    lostRefusals: new Set(),
    lostOrders: new Set(),
  };
}

async function readDone({ database: { db } }: World) {
  const keys = await db.selectFrom('mutacao').select(['key', 'status']).execute();
  const orders = await db.selectFrom('prePedido').select('idPrePedido').execute();
  return {
    keys: new Map(keys.map(({ key, status }) => [key, status ?? 0])),
    orders: orders.map(({ idPrePedido }) => idPrePedido),
  };
}

/** Restores the server from its backup: a new mark, later order numbers, and no memory of later changes. */
async function restore(stage: Stage, restoration: Restoration, copy: DatabaseCopy): Promise<string> {
  const { world, network } = stage;
  const { db } = world.database;
  const before = await readDone(world);
  await restoreCopy(db, copy);
  passEverywhere(stage, AWAY_MS);
  await startEpoca(db);
  await numbersFromNow(world);
  const after = await readDone(world);
  for (const [key, status] of before.keys) {
    if (after.keys.has(key)) continue;
    (status < 300 ? restoration.lostKeys : restoration.lostRefusals).add(key);
  }
  for (const { observer } of stage.devices)
    for (const key of await observer.receipts.toCollection().primaryKeys())
      if (restoration.lostKeys.has(key)) restoration.lostReceipts.add(key);
  for (const id of before.orders) if (!after.orders.includes(id)) restoration.lostOrders.add(id);
  network.forget(new Set(after.keys.keys()));
  restoration.copy = null;
  restoration.isDone = true;
  return `the server is restored: ${restoration.lostKeys.size} changes and ${restoration.lostOrders.size} orders lost`;
}

/** Does the plan's action for this step; returns null without one. */
export async function keepPlan(stage: Stage, step: number): Promise<string | null> {
  const { restoration, world } = stage;
  if (!restoration) return null;
  if (step === restoration.backUpAt) {
    restoration.copy = await copyDatabase(world.database.db);
    return 'a backup is made';
  }
  return step === restoration.restoreAt && restoration.copy
    ? restore(stage, restoration, restoration.copy)
    : null;
}
