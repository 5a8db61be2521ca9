import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { PACK_VERSION } from '#engine/packed.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { EngineHost } from '#mirror/catalogue/engine-host.ts';
import type { ImportAnswer } from '#mirror/catalogue/engine-protocol.ts';
import {
  type CatalogueSample,
  inventPrices,
  readCatalogueSample,
  toCatalogueBytes,
  toPriceBytes,
} from '#tests/support/catalogue-sample.ts';

const sample = await readCatalogueSample(700);
const next: CatalogueSample = {
  header: { ...sample.header, geracao: 'g2', cursor: '2', total: 450, segmentos: 2 },
  segments: sample.segments.slice(1, 3).map((segment, n) => ({ ...segment, n })),
};
type Put = (this: IDBObjectStore, ...row: Parameters<IDBObjectStore['put']>) => IDBRequest;
const platform: { put: Put } = IDBObjectStore.prototype;
const put: Put = platform.put;

afterEach(() => {
  platform.put = put;
});

/** Returns a device: its stored data outlive the host, as a database outlives a page. */
function device() {
  const indexedDB = new IDBFactory();
  const database = () => new CatalogueDatabase('t', { indexedDB });
  const start = async (): Promise<EngineHost> => {
    const host = new EngineHost(database(), () => 1000);
    await host.reload();
    return host;
  };
  return { start, database };
}

function streamOf(bytes: Uint8Array, { size = 5000, breaksAt = Number.POSITIVE_INFINITY } = {}) {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= breaksAt) return controller.error(new Error('network'));
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

const ignore = (): void => undefined;
const load = (host: EngineHost, bytes: Uint8Array): Promise<ImportAnswer> =>
  host.importCatalogue(streamOf(bytes), ignore);
const loadPrices = (host: EngineHost, user: string, bytes: Uint8Array): Promise<ImportAnswer> =>
  host.importPrices({ user, idContexto: 'c1' }, streamOf(bytes), ignore);
const catalogue = toCatalogueBytes(sample);
const prices = toPriceBytes(inventPrices(sample));
const everything = { query: '', offset: 0, limit: 1000 };

test('a whole feed is imported with progress, and is still there after a restart', async () => {
  const { start } = device();
  const host = await start();
  expect(await host.status()).toMatchObject({ estado: 'vazio', geracao: null });
  const seen: number[] = [];
  const answer = await host.importCatalogue(streamOf(catalogue), ({ produtos }) => seen.push(produtos));
  expect(answer).toEqual({ ok: true, geracao: 'g1', cursor: '1', total: 700, mudou: true });
  expect(seen).toEqual([250, 500, 700]);
  const again = await start();
  expect(await again.status()).toMatchObject({ estado: 'pronto', geracao: 'g1', cursor: '1', at: 1000 });
  expect(again.search(everything)).toEqual(host.search(everything));
  expect(again.search(everything).total).toBe(700);
  expect(again.readProdutos({ ids: [700, 1, 701] }).produtos.map((one) => one.idProduto)).toEqual([700, 1]);
});

test('the generation that the device already holds is not read again', async () => {
  const host = await device().start();
  await load(host, catalogue);
  expect(await load(host, catalogue)).toMatchObject({ ok: true, mudou: false, total: 700 });
});

test('a new generation replaces the old one and leaves no row of it', async () => {
  const { start, database } = device();
  const host = await start();
  await load(host, catalogue);
  expect(await load(host, toCatalogueBytes(next))).toMatchObject({ ok: true, geracao: 'g2', total: 450 });
  expect(host.search(everything).total).toBe(450);
  expect(await database().staged.count()).toBe(0);
  expect(await database().packed.keys()).toEqual(['g2']);
});

const body = new TextDecoder().decode(toCatalogueBytes(next));
const lastLine = body.lastIndexOf('{"fim"');
const firstEnd = body.indexOf('\n') + 1;
const secondEnd = body.indexOf('\n', firstEnd) + 1;

test.each([
  ['a feed cut inside a line', body.slice(0, secondEnd + 900), 'truncado'],
  ['a feed cut before its last line', body.slice(0, lastLine), 'truncado'],
  ['an empty answer', '', 'truncado'],
  ['a feed with one letter changed', body.replace('MG', 'mg'), 'hash'],
  ['a feed that lost a segment', body.slice(0, firstEnd) + body.slice(secondEnd), 'formato'],
  ['a page of a captive portal', '<!doctype html>\n<html><title>Wi-Fi</title></html>\n', 'formato'],
  ['a page in one line', '<html></html>', 'formato'],
  ['another JSON', '{"Message":"Atenção!"}\n', 'formato'],
  ['a column that is too short', body.replace('"tarja":[', '"tarja":[],"x":['), 'formato'],
  ['more after the last line', `${body}{"n":2}\n`, 'formato'],
])('the import of %s changes nothing', async (_, text, erro) => {
  const { start } = device();
  const host = await start();
  await load(host, catalogue);
  expect(await load(host, new TextEncoder().encode(text))).toEqual({ ok: false, erro });
  expect(host.search(everything).total).toBe(700);
  expect((await start()).search(everything).total).toBe(700);
});

test('a broken connection counts as a feed cut short', async () => {
  const host = await device().start();
  const broken = streamOf(catalogue, { breaksAt: 50_000 });
  expect(await host.importCatalogue(broken, ignore)).toEqual({ ok: false, erro: 'truncado' });
  expect(host.search(everything).total).toBe(0);
});

test('a feed gives the same catalogue byte by byte or all at once', async () => {
  const small = toCatalogueBytes(await readCatalogueSample(20));
  for (const size of [1, 7, small.length]) {
    const host = await device().start();
    expect(await host.importCatalogue(streamOf(small, { size }), ignore)).toMatchObject({
      ok: true,
      total: 20,
    });
  }
});

test.each([0, 1])(
  'a disk that fills up after %i rows leaves generation and prices unchanged',
  async (rows) => {
    const { start } = device();
    const host = await start();
    await load(host, catalogue);
    await loadPrices(host, 'ana', prices);
    await host.useContext({ user: 'ana', idContexto: 'c1' });
    const old = host.search(everything);
    let room = rows;
    platform.put = function refuse(...row) {
      if (room-- > 0) return put.apply(this, row);
      throw new DOMException('no room', 'QuotaExceededError');
    };
    expect(await load(host, toCatalogueBytes(next))).toEqual({ ok: false, erro: 'disco' });
    expect(await loadPrices(host, 'ana', prices)).toEqual({ ok: false, erro: 'disco' });
    platform.put = put;
    expect(host.search(everything)).toEqual(old);
    const again = await start();
    await again.useContext({ user: 'ana', idContexto: 'c1' });
    expect(again.search(everything)).toEqual(old);
  },
);

test('an index of another version is rebuilt from the columns', async () => {
  const { start, database } = device();
  const host = await start();
  await load(host, catalogue);
  for (const row of await database().packed.all()) await database().packed.put({ ...row, version: 0 });
  expect((await start()).search(everything)).toEqual(host.search(everything));
  expect((await database().packed.get('g1'))?.version).toBe(PACK_VERSION);
});

test('an index without the company’s codes is shown, and asks for the whole catalogue until it came', async () => {
  const { start, database } = device();
  await load(await start(), catalogue);
  for (const { catalogue: packed, ...row } of await database().packed.all()) {
    const { codigoErp: _, codigos: __, ...before } = packed;
    await database().packed.put({ ...row, version: 4, catalogue: before as typeof packed });
  }
  for (const host of [await start(), await start()]) {
    expect(await host.status()).toMatchObject({ estado: 'pronto', cursor: null });
    expect((await database().packed.get('g1'))?.catalogue.codigos).toBeDefined();
  }
  const host = await start();
  await load(host, catalogue);
  expect((await host.status()).cursor).not.toBeNull();
});

test('a catalogue without its packed row counts as no catalogue', async () => {
  const { start, database } = device();
  await load(await start(), catalogue);
  await database().packed.clear();
  expect(await (await start()).status()).toMatchObject({ estado: 'vazio' });
});
