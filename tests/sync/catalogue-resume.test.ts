import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { EngineHost } from '#mirror/catalogue/engine-host.ts';
import {
  type CatalogueSample,
  readCatalogueSample,
  toCatalogueBytes,
  toFeedBytes,
} from '#tests/support/catalogue-sample.ts';

const sample = await readCatalogueSample(5000);
const older: CatalogueSample = {
  header: { ...sample.header, geracao: 'g0', cursor: '0', total: 250, segmentos: 1 },
  segments: sample.segments.slice(0, 1),
};
const bytes = toCatalogueBytes(sample);
const lines = new TextDecoder().decode(bytes).split(/(?<=\n)/);
const everything = { query: '', offset: 0, limit: 1000 };

type Put = (this: IDBObjectStore, ...row: Parameters<IDBObjectStore['put']>) => IDBRequest;
const platform: { put: Put } = IDBObjectStore.prototype;
const put: Put = platform.put;

afterEach(() => {
  platform.put = put;
});

/** Returns a device that holds an older generation; each read of its clock is half a second later. */
async function device() {
  const indexedDB = new IDBFactory();
  const database = () => new CatalogueDatabase('t', { indexedDB });
  let now = 0;
  const start = async (): Promise<EngineHost> => {
    const host = new EngineHost(database(), () => {
      now += 500;
      return now;
    });
    await host.reload();
    return host;
  };
  await (await start()).importCatalogue(whole(toCatalogueBytes(older)), ignore);
  return { start, database };
}

const ignore = (): void => undefined;
const whole = (of: Uint8Array<ArrayBuffer>) => new Blob([of]).stream();

/** Returns the first `count` lines; then the stream breaks, or stays silent. */
function cutAfter(count: number, then: 'breaks' | 'hangs', onHang: () => void = ignore) {
  const encoder = new TextEncoder();
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (at < count) return controller.enqueue(encoder.encode(lines[at++]));
        if (then === 'breaks') return controller.error(new Error('network'));
        onHang();
        return new Promise<void>(ignore);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Returns the server's response to a device that has `held` segments: the header, the rest and the same last
 * line.
 */
const rest = (held: number) => new Blob([lines[0] ?? '', ...lines.slice(held + 1)]).stream();

async function killed(host: EngineHost, count: number): Promise<void> {
  // A killed worker sends no message again: its import stays where it is.
  await new Promise<void>((resolve) => {
    void host.importCatalogue(cutAfter(count, 'hangs', resolve), ignore);
  });
  // Its running write is still completed: a transaction that has begun outlives its page.
  await expect.poll(async () => (await host.status()).staged?.segmentos).toBe(count - 1);
}

test.each([3, 11, 20])(
  'an import killed after %i lines leaves the old generation, and the next one continues behind them',
  async (count) => {
    const { start } = await device();
    await killed(await start(), count);
    const host = await start();
    expect(host.search(everything).total).toBe(250);
    const { staged } = await host.status();
    expect(staged).toEqual({
      geracao: 'g1',
      segmentos: count - 1,
      produtos: Math.min(5000, (count - 1) * 250),
      total: 5000,
    });
    const told: number[] = [];
    const answer = await host.importCatalogue(rest(count - 1), (p) => told.push(p.produtos), true);
    expect(answer).toMatchObject({ ok: true, geracao: 'g1', total: 5000 });
    expect(told[0]).toBe((count - 1) * 250);
    expect((await host.status()).staged).toBeNull();
    const fresh = await device();
    const direct = await fresh.start();
    await direct.importCatalogue(whole(bytes), ignore);
    expect((await start()).search(everything)).toEqual(direct.search(everything));
  },
);

test('a broken connection keeps every line received', async () => {
  const { start } = await device();
  const host = await start();
  expect(await host.importCatalogue(cutAfter(9, 'breaks'), ignore)).toEqual({ ok: false, erro: 'truncado' });
  expect((await host.status()).staged).toMatchObject({ segmentos: 8, produtos: 2000 });
  const again = await host.importCatalogue(rest(8), ignore, true);
  expect(again).toMatchObject({ ok: true, total: 5000 });
});

test('a download interrupted twice continues twice', async () => {
  const { start } = await device();
  const host = await start();
  await host.importCatalogue(cutAfter(5, 'breaks'), ignore);
  const second = new TextEncoder().encode([lines[0], ...lines.slice(5, 12)].join(''));
  expect(await host.importCatalogue(whole(second), ignore, true)).toEqual({ ok: false, erro: 'truncado' });
  expect((await host.status()).staged).toMatchObject({ segmentos: 11 });
  expect(await host.importCatalogue(rest(11), ignore, true)).toMatchObject({ ok: true, total: 5000 });
});

test('a portal that responds in the middle leaves the staged lines', async () => {
  const { start } = await device();
  const host = await start();
  await host.importCatalogue(cutAfter(5, 'breaks'), ignore);
  const portal = whole(new TextEncoder().encode('<html>Wi-Fi</html>\n'));
  expect(await host.importCatalogue(portal, ignore, true)).toEqual({ ok: false, erro: 'formato' });
  expect((await host.status()).staged).toMatchObject({ segmentos: 4 });
});

test('a rest that does not fit the staged lines drops them, and leaves the old generation', async () => {
  const { start } = await device();
  const host = await start();
  await host.importCatalogue(cutAfter(5, 'breaks'), ignore);
  const altered = new Blob([lines[0] ?? '', ...lines.slice(5).map((line) => line.replace('MG', 'mg'))]);
  expect(await host.importCatalogue(altered.stream(), ignore, true)).toEqual({ ok: false, erro: 'hash' });
  expect((await host.status()).staged).toBeNull();
  await host.importCatalogue(cutAfter(5, 'breaks'), ignore);
  const other = { ...sample, header: { ...sample.header, geracao: 'g5' } };
  expect(await host.importCatalogue(whole(toCatalogueBytes(other)), ignore, true)).toEqual({
    ok: false,
    erro: 'geracao',
  });
  expect((await host.status()).staged).toBeNull();
  expect(host.search(everything).total).toBe(250);
});

test('a whole generation replaces the staged lines of another one', async () => {
  const { start, database } = await device();
  const host = await start();
  await host.importCatalogue(cutAfter(5, 'breaks'), ignore);
  const other = { ...sample, header: { ...sample.header, geracao: 'g5' } };
  expect(await host.importCatalogue(whole(toCatalogueBytes(other)), ignore)).toMatchObject({ ok: true });
  expect(await database().staged.count()).toBe(0);
});

test('a disk without room for staging still takes the generation, and without room for that keeps the old one', async () => {
  const { start, database } = await device();
  const host = await start();
  const refuse = (table: string): void => {
    platform.put = function refuse(...row) {
      if (this.name === table) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, row);
    };
  };
  refuse('packed');
  expect(await host.importCatalogue(whole(bytes), ignore)).toEqual({ ok: false, erro: 'disco' });
  expect(await database().staged.count()).toBe(0);
  expect(host.search(everything).total).toBe(250);
  expect((await start()).search(everything).total).toBe(250);
  refuse('staged');
  expect(await host.importCatalogue(whole(bytes), ignore)).toMatchObject({ ok: true, total: 5000 });
});

test.each(['packed', 'pointer'])(
  'a flip killed at its write of %s leaves the old generation whole',
  async (table) => {
    const { start } = await device();
    const host = await start();
    platform.put = function die(...row) {
      const request = put.apply(this, row);
      if (this.name === table) this.transaction.abort();
      return request;
    };
    expect(await host.importCatalogue(whole(bytes), ignore)).toEqual({ ok: false, erro: 'disco' });
    platform.put = put;
    const again = await start();
    expect(again.search(everything).total).toBe(250);
    expect(await again.status()).toMatchObject({ geracao: 'g0', cursor: '0', total: 250 });
  },
);

test('a feed without products is a catalogue without products, whatever was staged', async () => {
  const { start } = await device();
  const host = await start();
  const header = { ...sample.header, geracao: 'g7', total: 0, segmentos: 0 };
  const { ok } = await host.importCatalogue(whole(toFeedBytes([header], 0)), ignore);
  expect([ok, host.search(everything).total]).toEqual([true, 0]);
});
