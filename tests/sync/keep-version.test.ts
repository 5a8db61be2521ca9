import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { must } from '#lib/must.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { openEmptyDatabase } from '#tests/support/empty-database.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import {
  type KeptChange,
  type KeptVersion,
  newestTransaction,
  readTables,
  restoreTables,
  VERSIONS,
} from '#tests/support/kept-version.ts';

let server: HttpServer;

beforeAll(async () => {
  server = await startHttpServer();
  await server.database.reset();
});
afterAll(() => server.close());

/** Records the changes that a device sends and the addresses that it reads, from now on. */
function listen() {
  const changes: KeptChange[] = [];
  const reads: string[] = [];
  const led = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const answer = await led(url, init);
    const method = init.method ?? 'GET';
    if (method === 'GET') reads.push(url);
    else {
      const headers = Object.fromEntries(new Headers(init.headers));
      const body = typeof init.body === 'string' ? init.body : null;
      changes.push({
        method,
        url,
        headers,
        body,
        status: answer.status,
        answer: await answer.clone().text(),
      });
    }
    return answer;
  });
  return { changes, reads };
}

async function order(device: TestDevice, idProduto: number): Promise<void> {
  await device.setQuantidade(idProduto, 100);
  await device.drainAll();
  await device.refresh();
  await device.finalizar();
  await device.drainAll();
  await device.refresh();
}

/** The version of today, with an order and a cart of one device, and the second order that its device sends. */
async function keepVersion(): Promise<KeptVersion> {
  const device = await openTestDevice(await logIn());
  await device.refresh();
  const { produtos } = must(await device.env.engine.search('', { offset: 0, limit: 60 }), 'search');
  const stocked = produtos.filter(
    ({ preco, controlado }) => (preco?.estoque ?? 0) >= 150 && preco?.idPessoaFilial === 1 && !controlado,
  );
  const product = (i: number) => must(stocked[i], 'product').idProduto;
  const heard = listen();
  await order(device, product(0));
  const answered = heard.changes.splice(0);
  await device.setQuantidade(product(1), 60);
  await device.drainAll();
  heard.changes.splice(0);
  heard.reads.splice(0);
  await device.refresh();
  const reads = heard.reads.splice(0);
  const { db } = server.database;
  const kept = { transaction: await newestTransaction(db), ...(await readTables(db)) };
  await device.setQuantidade(product(2), 90);
  await device.drainAll();
  await device.finalizar();
  await device.drainAll();
  device.close();
  return { takenAt: new Date().toISOString(), ...kept, answered, waiting: heard.changes, reads };
}

// KEEP_VERSION=2026-12-01 vitest run --project borders tests/sync/keep-version.test.ts writes the file of a release.
test('the version of today can be kept, and its tables are restored as they were', async () => {
  const version = await keepVersion();
  expect([version.answered.length, version.waiting.length]).toEqual([3, 3]);
  const name = process.env['KEEP_VERSION'];
  if (name !== undefined)
    writeFileSync(path.join(VERSIONS, `${name}.json.br`), brotliCompressSync(JSON.stringify(version)));
  const store = await openEmptyDatabase();
  await restoreTables(store.db, version);
  const { tables, sequences } = await readTables(store.db);
  for (const [name, rows] of Object.entries(version.tables))
    if (!name.startsWith('kysely_')) expect(tables[name], name).toEqual(rows);
  expect(sequences).toEqual(version.sequences);
  await store.close();
});
