import { MessageChannel } from 'node:worker_threads';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { openEngine } from '#mirror/catalogue/engine-client.ts';
import type { EnginePort } from '#mirror/catalogue/engine-protocol.ts';
import { serveEngine } from '#mirror/catalogue/engine-serve.ts';
import {
  inventPrices,
  readCatalogueSample,
  toCatalogueBytes,
  toPriceBytes,
} from '#tests/support/catalogue-sample.ts';

const sample = await readCatalogueSample(600);
const page = { offset: 0, limit: 20 };
const open: MessageChannel[] = [];

afterEach(() => {
  for (const { port1 } of open.splice(0)) port1.close();
});

/** Returns a page and its worker, with a message channel in place of the thread. */
function engine(openDatabase?: (tenant: string) => CatalogueDatabase) {
  const channel = new MessageChannel();
  open.push(channel);
  channel.port1.start();
  channel.port2.start();
  const options = { indexedDB: new IDBFactory() };
  // Node's ports dispatch the same events; only their types differ from the browser's.
  serveEngine(
    channel.port2 as unknown as EnginePort,
    openDatabase ?? ((tenant) => new CatalogueDatabase(tenant, options)),
  );
  return openEngine({ tenant: 't', port: channel.port1 as unknown as EnginePort });
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

test('a page imports through its worker, searches and reads', async () => {
  const client = engine();
  const seen: number[] = [];
  const answer = await client.importCatalogue(streamOf(toCatalogueBytes(sample)), {
    onProgress: ({ produtos, total }) => seen.push(produtos, total),
  });
  expect(answer).toMatchObject({ ok: true, total: 600 });
  expect(seen).toEqual([250, 600, 500, 600, 600, 600]);
  const prices = streamOf(toPriceBytes(inventPrices(sample)));
  expect(await client.importPrices('ana', 'c1', prices)).toMatchObject({ ok: true });
  expect(await client.useContext('ana', 'c1')).toEqual({ ok: true });
  const found = await client.search('', page);
  expect(found).toMatchObject({ total: 600, idContexto: 'c1' });
  expect(found?.produtos).toHaveLength(20);
  const read = await client.readProdutos([600, 1]);
  expect(read.produtos.map(({ idProduto }) => idProduto)).toEqual([600, 1]);
  expect(await client.status()).toMatchObject({ estado: 'pronto', contextos: [{ idContexto: 'c1' }] });
  await client.keepOnlyContexts('bia');
  expect((await client.search('', page))?.idContexto).toBeNull();
});

test('prices that two callers ask for at once are there for both, and stay while they are asked for again', async () => {
  const client = engine();
  await client.importCatalogue(streamOf(toCatalogueBytes(sample)));
  await client.importPrices('ana', 'c1', streamOf(toPriceBytes(inventPrices(sample))));
  const [page1, sync] = await Promise.all([client.useContext('ana', 'c1'), client.useContext('ana', 'c1')]);
  expect([page1, sync]).toEqual([{ ok: true }, { ok: true }]);
  const [, , found] = await Promise.all([
    client.useContext('ana', 'c1'),
    client.keepOnlyContexts('ana', ['c1']),
    client.list('', page),
  ]);
  expect(found.idContexto).toBe('c1');
  const [, after] = await Promise.all([client.keepOnlyContexts('ana', ['c2']), client.list('', page)]);
  expect(after.idContexto).toBeNull();
});

test('a page finds products by their whole bar code', async () => {
  const client = engine();
  await client.importCatalogue(streamOf(toCatalogueBytes(sample)));
  const { produtos } = await client.list('', { offset: 0, limit: 600 });
  const coded = produtos.filter(({ codBarras }) => codBarras !== '');
  const codigos = coded.slice(0, 40).map(({ codBarras }) => codBarras);
  const encontrados = await client.readCodigos([...codigos, codigos[0]?.slice(0, -1) ?? '', '99'], 'barras');
  expect(encontrados.map(({ codigo }) => codigo)).toEqual(codigos);
  for (const { codigo, idProdutos } of encontrados) {
    const same = coded.filter(({ codBarras }) => codBarras === codigo).map(({ idProduto }) => idProduto);
    expect(new Set(idProdutos), codigo).toEqual(new Set(same));
    expect(idProdutos, codigo).toHaveLength(same.length);
  }
});

test('a page filters, sorts and counts through its worker', async () => {
  const client = engine();
  await client.importCatalogue(streamOf(toCatalogueBytes(sample)));
  await client.importPrices('ana', 'c1', streamOf(toPriceBytes(inventPrices(sample))));
  await client.useContext('ana', 'c1');
  const filtros = { linhas: [4], comEstoque: true };
  const found = await client.search('', { ...page, filtros, ordem: 5, comFacetas: true });
  const prices = found?.produtos.map(({ preco }) => preco?.valorUnitario ?? 0) ?? [];
  expect(found?.total).toBeGreaterThan(20);
  expect(found?.produtos.every(({ idLinha, preco }) => idLinha === 4 && (preco?.estoque ?? 0) > 0)).toBe(
    true,
  );
  expect(prices[0]).toBeGreaterThan(prices.at(-1) ?? 0);
  expect(found?.facetas?.linhas.find(({ id }) => id === 4)?.quantidade).toBe(found?.total);
  expect(found?.facetas?.linhas.length).toBeGreaterThan(1);
  expect(await client.search('', page)).not.toHaveProperty('facetas');
});

test('only the last of several simultaneous searches gets a result', async () => {
  const client = engine();
  await client.importCatalogue(streamOf(toCatalogueBytes(sample)));
  const answers = await Promise.all(['d', 'di', 'dip', ''].map((query) => client.search(query, page)));
  expect(answers.map((answer) => answer?.total ?? null)).toEqual([null, null, null, 600]);
  expect((await client.search('', page))?.total).toBe(600);
});

test('a cancelled import changes nothing and stops its download', async () => {
  const client = engine();
  let dropped = false;
  const bytes = toCatalogueBytes(sample);
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, 1000)),
    cancel: () => {
      dropped = true;
    },
  });
  const stop = new AbortController();
  const importing = client.importCatalogue(endless, { signal: stop.signal });
  stop.abort();
  expect(await importing).toEqual({ ok: false, erro: 'cancelado' });
  expect(dropped).toBe(true);
  expect(await client.status()).toMatchObject({ estado: 'vazio' });
  expect(await client.importCatalogue(streamOf(bytes))).toMatchObject({ ok: true });
});

test('an import with an already aborted signal is cancelled', async () => {
  const client = engine();
  const signal = AbortSignal.abort();
  const answer = await client.importCatalogue(streamOf(toCatalogueBytes(sample)), { signal });
  expect(answer).toEqual({ ok: false, erro: 'cancelado' });
});

test('a download that breaks, or is no feed, is released', async () => {
  const client = engine();
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('network')),
  });
  expect(await client.importCatalogue(broken)).toEqual({ ok: false, erro: 'truncado' });
  let dropped = false;
  const portal = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('<html>\n')),
    cancel: () => {
      dropped = true;
    },
  });
  expect(await client.importCatalogue(portal)).toEqual({ ok: false, erro: 'formato' });
  expect(dropped).toBe(true);
});

test('a chunk that is a view into a larger buffer leaves that buffer to its owner', async () => {
  const client = engine();
  const bytes = toCatalogueBytes(sample);
  const views = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += 9000) controller.enqueue(bytes.subarray(at, at + 9000));
      controller.close();
    },
  });
  expect(await client.importCatalogue(views)).toMatchObject({ ok: true, total: 600 });
  expect(bytes.length).toBeGreaterThan(0);
});

test('an engine that cannot open rejects each call with the reason', async () => {
  const client = engine(() => {
    throw new Error('no database');
  });
  await expect(client.search('x', page)).rejects.toThrow('no database');
  await expect(client.status()).rejects.toThrow('no database');
});

test('a closed engine rejects waiting and later calls', async () => {
  const client = engine();
  const waiting = client.status();
  client.close();
  await expect(waiting).rejects.toThrow('closed');
  await expect(client.status()).rejects.toThrow('closed');
});
