import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { restoreUnsent } from '#outbox/restore-unsent.ts';
import { discardUnsent, readUnsent } from '#outbox/unsent.ts';
import { exportUnsent } from '#outbox/unsent-file.ts';
import { drain } from '#sync/push/push.ts';
import { makeWishes, type Wishes } from '#tests/support/wishes.ts';
import { openVault, Vault } from '#vault/vault.ts';
import { openTab, restingPulse, type Tab } from './chaos/tab.ts';

const env = { now: () => 5000, random: () => 0.5, uuid: () => crypto.randomUUID() };
let made = 0;
let tenant: string;
let vault: Vault;
let wishes: Wishes;

beforeEach(async () => {
  made += 1;
  tenant = `faults-${made}`;
  vault = await openVault(tenant, 7, env);
  wishes = makeWishes(vault);
});

afterEach(() => {
  vi.restoreAllMocks();
  vault.close();
});

const keys = async (of: Vault = vault) => (await of.outbox.toArray()).map((row) => row.key);
const reopen = async () => {
  vault.close();
  vault = await openVault(tenant, 7, env);
};

test('eight hours without a server lose none of 300 changes in 40 lanes, and each is sent once, in order', async () => {
  for (let i = 0; i < 300; i += 1) await wishes.wish(1000 + (i % 40), 1 + i);
  const queued = await vault.outbox.toArray();
  wishes.net.isUp = false;
  for (let minute = 0; minute < 8 * 60; minute += 20) {
    wishes.clock.now += 20 * 60_000;
    await drain(wishes.env);
  }
  expect(await keys()).toEqual(queued.map((row) => row.key));
  // One lane finds that there is no network: the others do not try.
  expect(wishes.net.requests).toBeLessThan(24 * 4);
  wishes.net.isUp = true;
  wishes.clock.now += 60_000;
  await drain(wishes.env);
  expect(await keys()).toEqual([]);
  const laneOf = new Map(queued.map((row) => [row.key, row.lane]));
  const byLane = (all: readonly string[]) => Object.groupBy(all, (key) => laneOf.get(key) ?? '');
  expect(wishes.done).toHaveLength(300);
  expect(byLane(wishes.done)).toEqual(byLane(queued.map((row) => row.key)));
});

/** Makes the vault as the first release did, with two changes in its queue. */
async function makeFirstRelease(): Promise<string[]> {
  await wishes.wish(101, 1);
  await wishes.wish(102, 2);
  const rows = await vault.outbox.toArray();
  await vault.delete();
  const first = new Dexie(vault.name);
  first.version(1).stores({
    device: 'id',
    outbox: '++seq, &key, lane',
    receipts: 'key, lane, settledAt',
    parked: 'key, lane',
    carrinhos: 'idPessoaCliente',
    clientes: 'idPessoa',
    checkpoints: 'name',
  });
  await first.table('outbox').bulkAdd(rows);
  await first.table('device').add({ id: 1, uuid: 'u', idPessoaCliente: 101, createdAt: 1 });
  first.close();
  return rows.map((row) => row.key);
}

test.each([1, 2, 3, 4])(
  'a crash at new table %i of the upgrade leaves the first release’s queue whole, and the next start upgrades it',
  async (table) => {
    const queued = await makeFirstRelease();
    const create = Reflect.get(
      IDBDatabase.prototype,
      'createObjectStore',
    ) as IDBDatabase['createObjectStore'];
    let left = table;
    vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(function crash(
      this: IDBDatabase,
      ...args
    ) {
      left -= 1;
      if (left === 0) throw new DOMException('the browser died', 'AbortError');
      return create.apply(this, args);
    });
    await expect(openVault(tenant, 7, env)).rejects.toThrow();
    vi.restoreAllMocks();
    vault = await openVault(tenant, 7, env);
    expect(await keys()).toEqual(queued);
    expect(await vault.device.get(1)).toMatchObject({ uuid: 'u', idPessoaCliente: 101 });
    wishes = makeWishes(vault);
    await drain(wishes.env);
    expect(wishes.done).toEqual(queued);
    expect(await vault.log.count()).toBeGreaterThan(0);
  },
);

/** A build after this one: another table, and rows that only it understands. */
class NextVault extends Vault {
  constructor() {
    super(tenant, 7);
    this.version(99).stores({ novidade: 'id' });
  }
}

test('a rollback keeps the newer build’s queue: the newer row holds its lane, the rest is sent', async () => {
  await wishes.wish(101, 1);
  await wishes.wish(102, 2);
  vault.close();
  const next = new NextVault();
  await next.open();
  await next.outbox
    .where('lane')
    .equals('intencao:101')
    .modify({ v: 99 as never });
  next.close();
  await reopen();
  wishes = makeWishes(vault);
  const [held, free] = await keys();
  await drain(wishes.env);
  expect([wishes.done, await keys()]).toEqual([[free], [held]]);
  expect(await readUnsent(vault)).toMatchObject({ count: 1 });
  // The newer build returns and finds its row unchanged.
  vault.close();
  const again = new NextVault();
  await again.open();
  expect(await again.outbox.toArray()).toMatchObject([{ key: held, v: 99, tries: 0, frozen: null }]);
  again.close();
});

/** Opens a page that dies at its n-th writing transaction, before or after its commit. */
async function doomedTab(when: 'before' | 'after', left = 1): Promise<Tab> {
  const tab = await openTab('t', tenant, 7, restingPulse());
  tab.doom = { when, left };
  return tab;
}

test('leaving with unsent changes dropped, and a crash before the commit, drops nothing', async () => {
  await wishes.wish(101, 1);
  await wishes.wish(102, 2);
  const queued = await keys();
  const tab = await doomedTab('before');
  expect((await discardUnsent(tab.vault, env)).ok).toBe(false);
  expect(tab.dead).toBe(true);
  await reopen();
  expect([await keys(), await vault.parked.count()]).toEqual([queued, 0]);
});

test('leaving with unsent changes dropped, and a crash after the commit, leaves each on record and sends none', async () => {
  await wishes.wish(101, 1);
  await wishes.wish(102, 2);
  const queued = await keys();
  const tab = await doomedTab('after');
  await discardUnsent(tab.vault, env);
  expect(tab.dead).toBe(true);
  await reopen();
  wishes = makeWishes(vault);
  await drain(wishes.env);
  expect([await keys(), wishes.done]).toEqual([[], []]);
  const records = await vault.parked.toArray();
  expect(records.map((p) => p.key).sort()).toEqual(queued.toSorted());
  expect(records.map((p) => p.decided?.as)).toEqual(['discarded', 'discarded']);
});

test.each([1, 2, 3, 4, 5, 6])(
  'leaving after sending, with a crash after writing step %i, does each change once by the next sign-in',
  async (step) => {
    for (const idItem of [1, 2, 3]) await wishes.wish(101, idItem);
    const queued = await keys();
    const tab = await doomedTab('after', step);
    await drain({ ...wishes.env, vault: tab.vault }).catch(() => undefined);
    await reopen();
    wishes.clock.now += 61_000;
    await drain({ ...wishes.env, vault });
    expect([await keys(), wishes.done]).toEqual([[], queued]);
    expect((await vault.receipts.toArray()).map((r) => r.key).sort()).toEqual(queued.toSorted());
  },
);

test('leaving with the queue as a file, and a crash while it is made, removes no change from the queue', async () => {
  await wishes.wish(101, 1);
  const queued = await keys();
  const text = await exportUnsent(vault, env);
  const tab = await openTab('t', tenant, 7, restingPulse());
  const half = exportUnsent(tab.vault, env);
  tab.kill();
  await expect(half).rejects.toThrow();
  await reopen();
  expect(await keys()).toEqual(queued);
  // The half of a file that a crash left is not accepted as a whole one.
  const other = await openVault(`${tenant}-other`, 7, env);
  for (const cut of [text.slice(0, text.length / 2), text.replace('"idItem": 1', '"idItem": 2')]) {
    expect((await restoreUnsent(other, cut, env)).ok).toBe(false);
  }
  expect(must(await restoreUnsent(other, text, env), 'file').ok).toBe(true);
  other.close();
});

test('leaving with the queue kept here, while another user is in between, keeps it for its owner', async () => {
  await wishes.wish(101, 1);
  const queued = await keys();
  vault.close();
  const stranger = await openVault(tenant, 8, env);
  const theirs = makeWishes(stranger);
  await drain(theirs.env);
  expect(theirs.done).toEqual([]);
  stranger.close();
  await reopen();
  expect(await keys()).toEqual(queued);
});
