import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStore, type Store } from '#server/db/open.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { withDatabase } from '#tests/support/database-url.ts';

const ID = 'a1b2c3d4-from-proxy';

describe('an operator’s requests', () => {
  let database: TestDatabase;
  let api: Api;
  const ending = new AbortController();

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await openApi(database, { ending: ending.signal, trustProxy: ['127.0.0.1'] });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    api.app.inject({ url, headers, remoteAddress });

  test('the process is alive, and ready while its database responds', async () => {
    for (const [url, word] of [
      ['/saude/viva', 'viva'],
      ['/saude/pronta', 'pronta'],
    ] as const) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
        200,
        word,
        'no-store',
      ]);
    }
  });

  test('metrics show requests by route pattern and status, the event loop, memory and connections', async () => {
    const rep = await api.as('representante');
    await rep.get('/pedido/987654');
    await get('/api/UsuarioCliente?segredo=98765432100');
    await get('/um/endereco/secreto');
    const answer = await get('/metricas');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const text = answer.body;
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/UsuarioCliente",status="401"} 1\n',
    );
    expect(text).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/login",status="200"} 1\n',
    );
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{quantile="0\.99"\} [\d.e-]+$/m);
    expect(text).toMatch(/^nodejs_active_resources\{type="\w+"\} \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes [\d.e+]{8,}$/m);
    expect(text).not.toMatch(/987654|segredo|secreto|representante|127\.0\.0\.1/);
  });

  test('metrics are refused to requests through a proxy', async () => {
    expect((await get('/metricas', { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(404);
    expect((await get('/metricas', { forwarded: 'for=203.0.113.1' })).statusCode).toBe(404);
  });

  test('a request keeps only the id given by its trusted proxy', async () => {
    expect((await get('/saude/viva', { 'x-request-id': ID })).headers['x-request-id']).toBe(ID);
    expect(
      (await get('/saude/viva', { 'x-request-id': ID }, '203.0.113.9')).headers['x-request-id'],
    ).not.toBe(ID);
  });

  test('a stopping server is not ready, and still responds', async () => {
    ending.abort();
    const answer = await get('/saude/pronta');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect((await get('/saude/viva')).statusCode).toBe(200);
    expect((await api.nobody.get('/parametros')).status).toBe(200);
  });
});

const servers = [inject('postgres')].filter((postgres) => postgres !== null);

describe.each(servers)('health on PostgreSQL', ({ url, template }) => {
  let proxy: DatabaseProxy;
  let store: Store;
  let api: Api;

  beforeAll(async () => {
    proxy = await openDatabaseProxy(withDatabase(url, template));
    store = await openStore({ databaseUrl: proxy.url });
    api = await openApi({ store, db: store.db });
  });
  afterAll(async () => {
    await api.close();
    await store.close();
    await proxy.close();
  });

  test.each([
    ['hangs', async () => proxy.hang()],
    ['is gone', () => proxy.goAway()],
  ])('a server whose database %s is alive and not ready, and ready again afterwards', async (_how, take) => {
    const statusOf = async (address: string) => (await api.app.inject({ url: address })).statusCode;
    expect(await statusOf('/saude/pronta')).toBe(200);
    await take();
    const begin = performance.now();
    expect(await statusOf('/saude/pronta')).toBe(503);
    expect(performance.now() - begin).toBeLessThan(2000);
    expect(await statusOf('/saude/viva')).toBe(200);
    await proxy.comeBack();
    await expect.poll(() => statusOf('/saude/pronta'), { timeout: 10_000 }).toBe(200);
  });

  test('metrics show the use of the connections', async () => {
    const { body } = await api.app.inject({ url: '/metricas' });
    for (const state of ['used', 'idle', 'waiting'])
      expect(body).toMatch(new RegExp(`^maleta_database_connections\\{state="${state}"\\} \\d+$`, 'm'));
  });
});
