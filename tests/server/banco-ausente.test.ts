import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStore, type Store } from '#server/db/open.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';

const servers = [inject('postgres')].filter((postgres) => postgres !== null);
/** A response that needs no database. */
const AT_ONCE_MS = 1500;
const LIMIT_MS = 5000;

describe.each(servers)('a server whose PostgreSQL', ({ url, template, prefix }) => {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  let dist: string;
  let proxy: DatabaseProxy;
  let store: Store;
  let api: Api;
  let now = new Date('2026-11-20T15:00:00Z');

  beforeAll(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'maleta-dist-'));
    mkdirSync(path.join(dist, 'one', 'assets'), { recursive: true });
    writeFileSync(path.join(dist, 'one', 'index.html'), '<title>Maleta</title>');
    writeFileSync(path.join(dist, 'one', 'assets', 'a-1.js'), 'a()');
    writeFileSync(path.join(dist, 'current.json'), '{"buildId":"one"}');
    await runAsAdmin(url, `create database "${name}" template "${template}"`);
    proxy = await openDatabaseProxy(withDatabase(url, name));
    store = await openStore({ databaseUrl: proxy.url });
    api = await openApi({ store, db: store.db }, { dist, clock: () => now });
  });
  afterEach(async () => {
    await proxy.comeBack();
    await expect.poll(() => statusOf('/api/parametros'), { timeout: 10_000 }).toBe(200);
  });
  afterAll(async () => {
    await api.close();
    await store.close();
    await proxy.close();
    rmSync(dist, { recursive: true });
  });

  const statusOf = async (address: string) => (await api.app.inject({ url: address })).statusCode;

  /** The response, or undefined when it took longer than `limitMs`. */
  const within = async (limitMs: number, address: string) => {
    const begin = performance.now();
    const answer = await api.app.inject({ url: address, headers: { accept: 'text/html' } });
    return performance.now() - begin < limitMs ? answer : undefined;
  };

  const away = [
    ['hangs', () => proxy.hang()],
    ['is gone', () => proxy.goAway()],
  ] as const;

  test.each(away)(
    '%s serves the shell and its files at once, with the earlier allowed origins',
    async (_how, take) => {
      await take();
      now = new Date(now.getTime() + 60_000);
      for (const address of ['/', '/assets/a-1.js', '/', '/manifest.webmanifest']) {
        const answer = await within(AT_ONCE_MS, address);
        expect([address, answer?.statusCode]).toEqual([address, 200]);
        expect(answer?.headers['content-security-policy']).toContain(
          'frame-src https://www.openstreetmap.org',
        );
      }
      expect((await within(AT_ONCE_MS, '/api/docs'))?.statusCode).toBe(200);
    },
  );

  test.each(away)(
    '%s responds to calls with 503 within five seconds, also to twenty at once',
    async (_how, take) => {
      const rep = await api.as('representante');
      await take();
      const headers = { authorization: `Bearer ${rep.token}` };
      const begin = performance.now();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          api.app.inject({
            url: n % 2 === 0 ? '/api/parametros' : '/api/carrinho?idPessoaCliente=101',
            headers,
          }),
        ),
      );
      expect(performance.now() - begin).toBeLessThan(LIMIT_MS);
      for (const answer of answers) {
        expect([answer.statusCode, answer.headers['retry-after'], answer.headers['x-api']]).toEqual([
          503,
          '2',
          'maleta/1',
        ]);
        expect(answer.json()).toMatchObject({ Codigo: 'indisponivel' });
      }
      await proxy.comeBack();
      await expect.poll(async () => (await rep.get('/UsuarioCliente')).status, { timeout: 10_000 }).toBe(200);
    },
  );

  test('is only slow lets a long query end', async () => {
    const { rows } = await sql<{ n: number }>`select 7 as "n" from pg_sleep(4)`.execute(store.db);
    expect(rows).toEqual([{ n: 7 }]);
  });
});
