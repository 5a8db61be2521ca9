import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { changeProduto } from '#server/feed/changes.ts';
import { buildFeeds } from '#server/feed/feed.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { readStream } from '#tests/support/feed-copy.ts';

const LOSARTANA = 935;
const NAMED = /^([0-9a-f]{64});sha256=([0-9a-f]{64})$/;
const STREAMS = ['/sincronizacao/catalogo', '/sincronizacao/precos?idContexto=c1'];

describe.each(bothDatabases)('bodies of the feed by name on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let token: string;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { nomearDesde: 0 });
    ({ token } = await api.as('representante'));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}`, ...headers } });
  async function nameOf(path: string): Promise<[string, string]> {
    const answer = await get(path, { 'x-feed': 'nome' });
    const [, nome, sha256] = NAMED.exec(String(answer.headers['x-feed'])) ?? [];
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
    return [must(nome, 'nome'), must(sha256, 'sha256')];
  }

  test.each(STREAMS)(
    '%s names its body to a device that accepts names, and sends it to all others',
    async (path) => {
      const inline = await get(path);
      expect(inline.headers['x-feed']).toBeUndefined();
      const [nome, sha256] = await nameOf(path);
      const named = await api.app.inject({ url: `/api/feed/${nome}` });
      expect(named.rawPayload.equals(inline.rawPayload)).toBe(true);
      expect(JSON.parse(readStream(named.rawPayload).lines.at(-1) ?? '')).toMatchObject({ sha256 });
      expect(named.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        'x-api': 'maleta/1',
      });
    },
  );

  test('the name of a body is not the hash of its content, nor computable from it without the key', async () => {
    const [nome, sha256] = await nameOf('/sincronizacao/precos?idContexto=c1');
    expect(nome).not.toBe(sha256);
    expect((await get(`/feed/${sha256}`)).statusCode).toBe(404);
    const { segredo } = await database.db.selectFrom('feedSegredo').selectAll().executeTakeFirstOrThrow();
    expect(segredo).toHaveLength(72);
    expect(createHmac('sha256', segredo).update(sha256).digest('hex')).toBe(nome);
  });

  test('an unknown name is refused, and the refusal is never cached', async () => {
    for (const nome of ['0'.repeat(64), 'x', '%00']) {
      const answer = await get(`/feed/${nome}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        nome === '%00' ? 400 : 404,
        'no-store',
      ]);
    }
  });

  test('the name of another context’s prices is given only to its users', async () => {
    const answer = await get('/sincronizacao/precos?idContexto=nenhum', { 'x-feed': 'nome' });
    expect([answer.statusCode, answer.headers['x-feed']]).toEqual([403, undefined]);
  });

  test('a name leads to the same bytes after the next generation, and expires later', async () => {
    const [first] = await nameOf('/sincronizacao/catalogo');
    const before = (await get(`/feed/${first}`)).rawPayload;
    await changeProduto(database.db, LOSARTANA, { nome: 'PRIMEIRA' });
    await buildFeeds(database.db, () => new Date(0));
    expect((await nameOf('/sincronizacao/catalogo'))[0]).not.toBe(first);
    expect((await get(`/feed/${first}`)).rawPayload.equals(before)).toBe(true);
    await changeProduto(database.db, LOSARTANA, { nome: 'SEGUNDA' });
    await buildFeeds(database.db, () => new Date(0));
    expect((await get(`/feed/${first}`)).statusCode).toBe(404);
  });

  test('a small body is sent directly even to a device that accepts names', async () => {
    const usual = await openApi(database);
    const answer = await usual.app.inject({
      url: '/api/sincronizacao/precos?idContexto=c1',
      headers: { authorization: `Bearer ${token}`, 'x-feed': 'nome' },
    });
    expect(answer.headers['x-feed']).toBeUndefined();
    expect(readStream(answer.rawPayload).header['idContexto']).toBe('c1');
    await usual.close();
  });
});
