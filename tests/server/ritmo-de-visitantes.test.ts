import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

const PACE = { perSecond: 0.001, burst: 3, longestMs: 1, most: 100 };
const SEARCH = '/api/ecommerceitem?textoBusca=dipirona';

describe.each(oneDatabase)('requests without a session on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { visitorPace: PACE, trustProxy: ['127.0.0.1'] });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const ask = (url: string, address: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url, headers: { 'x-forwarded-for': address, ...headers } });

  test('beyond the pace of their address are refused, while others and those with a session get responses', async () => {
    const { token } = await api.as('representante');
    const statuses = [];
    for (const url of [SEARCH, '/api/parametros', '/api/menu', SEARCH, '/api/parametros'])
      statuses.push((await ask(url, '203.0.113.9')).statusCode);
    expect(statuses.slice(3)).toEqual([429, 429]);
    const refused = await ask(SEARCH, '203.0.113.9');
    expect([refused.json<{ Codigo: string }>().Codigo, refused.headers['retry-after']]).toEqual([
      'muitas-requisicoes',
      '1',
    ]);
    expect((await ask(SEARCH, '203.0.113.10')).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await ask(SEARCH, '203.0.113.9', headers)).statusCode).toBe(200);
  });

  test('are limited for a public call with a made-up token as well', async () => {
    const headers = { authorization: 'Bearer none' };
    const statuses = [];
    for (let i = 0; i < 4; i++)
      statuses.push((await ask('/api/parametros', '203.0.113.11', headers)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
