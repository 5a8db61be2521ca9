import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { EngineHost } from '#mirror/catalogue/engine-host.ts';
import {
  assembleFeed,
  type CatalogoRow,
  catalogoLines,
  type PrecoRow,
  precosLines,
} from '#server/feed/feed-lines.ts';
import {
  type CatalogueSample,
  inventPrices,
  readCatalogueSample,
  toCatalogueBytes,
  toPriceBytes,
} from '#tests/support/catalogue-sample.ts';

const sample = await readCatalogueSample(600);
type Get = (this: IDBObjectStore, ...key: Parameters<IDBObjectStore['get']>) => IDBRequest;
const platform: { get: Get } = IDBObjectStore.prototype;
const get: Get = platform.get;

afterEach(() => {
  platform.get = get;
});

const ignore = (): void => undefined;
const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

async function loaded() {
  const options = { indexedDB: new IDBFactory() };
  const start = async (): Promise<EngineHost> => {
    const host = new EngineHost(new CatalogueDatabase('t', options), () => 5);
    await host.reload();
    return host;
  };
  const host = await start();
  await host.importCatalogue(streamOf(toCatalogueBytes(sample)), ignore);
  return { host, start };
}

function load(host: EngineHost, user: string, idContexto: string, of: CatalogueSample = sample) {
  const stream = streamOf(toPriceBytes(inventPrices(of, idContexto)));
  return host.importPrices({ user, idContexto }, stream, ignore);
}

const priceOf = (host: EngineHost, id: number) =>
  host.readProdutos({ ids: [id] }).produtos[0]?.preco?.valorUnitario;
const invented = (id: number) => inventPrices(sample).segments.flatMap((one) => one.valorUnitario)[id - 1];

test('prices are shown only for the context in use', async () => {
  const { host } = await loaded();
  expect(await host.useContext({ user: 'ana', idContexto: 'c1' })).toEqual({ ok: false });
  expect(await load(host, 'ana', 'c1')).toMatchObject({ ok: true, total: 600 });
  expect(host.readProdutos({ ids: [3] }).idContexto).toBe('c1');
  expect(priceOf(host, 3)).toBe(invented(3));
  expect(await host.useContext({ user: 'ana', idContexto: 'c2' })).toEqual({ ok: false });
  expect(host.readProdutos({ ids: [3] }).idContexto).toBeNull();
  expect(priceOf(host, 3)).toBeUndefined();
  expect(await host.useContext({ user: 'ana', idContexto: 'c1' })).toEqual({ ok: true });
  expect(priceOf(host, 3)).toBe(invented(3));
  expect(await host.useContext({ user: 'ana', idContexto: null })).toEqual({ ok: true });
  expect(priceOf(host, 3)).toBeUndefined();
});

test('prices of the previous context are hidden while the next one is read', async () => {
  const { host } = await loaded();
  await load(host, 'ana', 'c1');
  await load(host, 'ana', 'c2');
  await host.useContext({ user: 'ana', idContexto: 'c1' });
  const changing = host.useContext({ user: 'ana', idContexto: 'c2' });
  expect(priceOf(host, 3)).toBeUndefined();
  await changing;
  expect(host.readProdutos({ ids: [3] }).idContexto).toBe('c2');
});

test('the last of two contexts chosen at once stays', async () => {
  const { host } = await loaded();
  await load(host, 'ana', 'c1');
  await load(host, 'ana', 'c2');
  await Promise.all([
    host.useContext({ user: 'ana', idContexto: 'c2' }),
    host.useContext({ user: 'ana', idContexto: 'c1' }),
  ]);
  expect(host.readProdutos({ ids: [3] }).idContexto).toBe('c1');
});

test('prices removed while they were being read stay removed', async () => {
  const { host } = await loaded();
  await load(host, 'ana', 'c1');
  const turnToNone = (): Promise<unknown> => host.useContext({ user: 'ana', idContexto: null });
  let turnedAway: Promise<unknown> = Promise.resolve();
  platform.get = function turnAway(...key) {
    // The user's tap, not a step of the reading transaction.
    if (this.name === 'prices') turnedAway = turnToNone();
    return get.apply(this, key);
  };
  expect(await host.useContext({ user: 'ana', idContexto: 'c1' })).toEqual({ ok: false });
  await turnedAway;
  expect(priceOf(host, 3)).toBeUndefined();
});

test('only their own user sees the prices; they are hidden when another user signs in', async () => {
  const { host, start } = await loaded();
  await load(host, 'ana', 'c1');
  await load(host, 'bia', 'c1');
  await load(host, 'bia', 'c2');
  expect(await host.useContext({ user: 'caio', idContexto: 'c1' })).toEqual({ ok: false });
  await host.useContext({ user: 'ana', idContexto: 'c1' });
  await host.keepOnlyContexts({ user: 'bia' });
  expect(priceOf(host, 3)).toBeUndefined();
  const again = await start();
  expect(await again.useContext({ user: 'ana', idContexto: 'c1' })).toEqual({ ok: false });
  expect(await again.useContext({ user: 'bia', idContexto: 'c2' })).toEqual({ ok: true });
  await again.keepOnlyContexts({ user: 'bia', idContextos: ['c2'] });
  const { contextos } = await again.status();
  expect(contextos).toEqual([{ user: 'bia', idContexto: 'c2', geracao: 'g1', cursor: '1', at: 5 }]);
});

test('another context is read next to the one in use, which stays', async () => {
  const { host } = await loaded();
  await load(host, 'ana', 'c1');
  await load(host, 'ana', 'c2');
  await host.useContext({ user: 'ana', idContexto: 'c1' });
  const beside = async (user: string, idContexto: string) =>
    host.readProdutos({ ids: [3] }, await host.indexFor({ user, idContexto }));
  expect(await beside('ana', 'c2')).toMatchObject({
    idContexto: 'c2',
    produtos: [{ idProduto: 3, preco: { valorUnitario: invented(3) } }],
  });
  expect(host.readProdutos({ ids: [3] }).idContexto).toBe('c1');
  const found = host.search(
    { query: '', offset: 0, limit: 5, filtros: { comPreco: true } },
    await host.indexFor({ user: 'ana', idContexto: 'c2' }),
  );
  expect([found.idContexto, found.produtos.length]).toEqual(['c2', 5]);
  expect(await beside('ana', 'c9')).toMatchObject({ idContexto: null, produtos: [{ preco: null }] });
  expect((await beside('bia', 'c2')).idContexto).toBeNull();
});

test('prices next to those in use are as new as the last import', async () => {
  const { host } = await loaded();
  await load(host, 'ana', 'c2');
  const precos = { user: 'ana', idContexto: 'c2' };
  const value = async () =>
    host.readProdutos({ ids: [3] }, await host.indexFor(precos)).produtos[0]?.preco?.valorUnitario;
  expect(await value()).toBe(invented(3));
  const { header, segments } = inventPrices(sample, 'c2');
  const raised = segments.map((one) => ({ ...one, valorUnitario: one.valorUnitario.map((v) => v + 1) }));
  const newer = toPriceBytes({ header, segments: raised });
  await host.importPrices(precos, streamOf(newer), ignore);
  expect(await value()).toBe(must(invented(3), 'price') + 1);
  await host.keepOnlyContexts({ user: 'ana', idContextos: [] });
  expect(await value()).toBeUndefined();
});

test('a context that is no longer kept is no longer shown', async () => {
  const { host } = await loaded();
  await load(host, 'ana', 'c1');
  await host.useContext({ user: 'ana', idContexto: 'c1' });
  await host.keepOnlyContexts({ user: 'ana', idContextos: ['c2'] });
  expect(priceOf(host, 3)).toBeUndefined();
});

test('prices of another generation or another context are refused', async () => {
  const { host } = await loaded();
  const other = { ...sample, header: { ...sample.header, geracao: 'g0' } };
  expect(await load(host, 'ana', 'c1', other)).toEqual({ ok: false, erro: 'geracao' });
  const wrong = streamOf(toPriceBytes(inventPrices(sample, 'c2')));
  const answer = await host.importPrices({ user: 'ana', idContexto: 'c1' }, wrong, ignore);
  expect(answer).toEqual({ ok: false, erro: 'formato' });
});

test('a new catalogue keeps the held prices with their products, and new products have none', async () => {
  const { host, start } = await loaded();
  await load(host, 'ana', 'c1');
  await host.useContext({ user: 'ana', idContexto: 'c1' });
  const turned = [...sample.segments].reverse().map((segment, n) => ({
    ...segment,
    n,
    idProduto: segment.idProduto.map((id) => (id === 600 ? 9999 : id)),
  }));
  const header = { ...sample.header, geracao: 'g2', cursor: '2' };
  const moved: CatalogueSample = { header, segments: turned };
  expect(await host.importCatalogue(streamOf(toCatalogueBytes(moved)), ignore)).toMatchObject({ ok: true });
  for (const engine of [host, await start()]) {
    await engine.useContext({ user: 'ana', idContexto: 'c1' });
    expect([3, 251, 599].map((id) => priceOf(engine, id))).toEqual([3, 251, 599].map(invented));
    expect((await engine.status()).contextos).toMatchObject([{ idContexto: 'c1', cursor: '1' }]);
    expect(engine.readProdutos({ ids: [9999] }).produtos[0]?.preco).toBeNull();
  }
});

test('the import of another window is visible after the next choice of a context', async () => {
  const { host, start } = await loaded();
  const other = await start();
  const next = { ...sample, header: { ...sample.header, geracao: 'g2' } };
  await other.importCatalogue(streamOf(toCatalogueBytes(next)), ignore);
  await load(other, 'ana', 'c1', next);
  expect(await host.useContext({ user: 'ana', idContexto: 'c1' })).toEqual({ ok: true });
  expect((await host.status()).geracao).toBe('g2');
});

test('the device accepts the lines that the server writes as a feed', async () => {
  const { start } = await loaded();
  const host = await start();
  const [segment] = sample.segments;
  const [prices] = inventPrices(sample).segments;
  const head = { ...sample.header, geracao: 'g9', total: 250, segmentos: 1 };
  const send = (header: object, lines: string[]) =>
    new Blob([assembleFeed(header, lines, 250).text]).stream();
  const rows = must(segment, 'segment').idProduto.map((id, i) => ({
    ...toRow(must(segment, 'segment'), i),
    codigoErp: id === 3 ? '00-AB' : '',
  }));
  const priceRows = rows.map((_, i) => toRow(must(prices, 'prices'), i));
  const catalogue = send(head, catalogoLines(rows as CatalogoRow[]));
  expect(await host.importCatalogue(catalogue, ignore)).toMatchObject({ ok: true, total: 250 });
  const priced = send({ ...head, idContexto: 'c1', faixas: [] }, precosLines(priceRows as PrecoRow[]));
  expect(await host.importPrices({ user: 'ana', idContexto: 'c1' }, priced, ignore)).toMatchObject({
    ok: true,
  });
  await host.useContext({ user: 'ana', idContexto: 'c1' });
  expect(priceOf(host, 3)).toBe(invented(3));
  expect(host.readProdutos({ ids: [3, 4] }).produtos.map(({ codigo }) => codigo)).toEqual(['00-AB', '4']);
});

/** Returns the values of one product from columns. */
function toRow(columns: object, i: number): object {
  const lists = Object.entries(columns).filter(([, column]) => Array.isArray(column));
  return Object.fromEntries(lists.map(([name, column]: [string, unknown[]]) => [name, column[i]]));
}
