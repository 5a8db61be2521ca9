import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let server: HttpServer;
let device: TestDevice;

beforeAll(async () => {
  server = await startHttpServer({ nomearDesde: 0 });
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  server.levers.portal = null;
  server.seen.length = 0;
  device = await openTestDevice(await logIn());
  return () => device.close();
});

const isNamed = (url: string) => url.startsWith('/api/feed/');
const fetched = (start: string) => server.seen.filter((one) => one.startsWith(`GET /api${start}`)).length;
const held = async () => {
  const { total, contextos } = await device.env.engine.status();
  return [total, contextos.length > 0];
};

test('a device fetches the named bodies without its session, and fills its catalogue', async () => {
  const sent: Headers[] = [];
  server.levers.portal = (url, headers) => {
    if (isNamed(url)) sent.push(headers);
    return undefined;
  };
  await device.refresh();
  expect(await held()).toEqual([300, true]);
  expect(fetched('/feed/')).toBeGreaterThanOrEqual(2);
  expect(sent.map((headers) => headers.get('authorization'))).toEqual(sent.map(() => null));
});

test.each<[string, () => Response]>([
  ['leads nowhere any more', () => new Response('{}', { status: 404, headers: { 'x-api': 'maleta/1' } })],
  ['is answered by a cache that has lost its server', () => new Response('bad gateway', { status: 502 })],
  ['leads to another body', () => altered({ total: 0 })],
  ['leads to a page', () => new Response('<html>', { headers: { 'x-api': 'maleta/1' } })],
])('a name that %s causes no failure: the body is requested directly', async (_, answer) => {
  server.levers.portal = (url) => (isNamed(url) ? answer() : undefined);
  await device.refresh();
  expect(await held()).toEqual([300, true]);
});

/** Returns a whole, consistent catalogue that is not the named one. */
function altered({ total }: { total: number }): Response {
  const header = `${JSON.stringify({
    geracao: 'falsa',
    cursor: 'falso',
    total,
    segmentos: 0,
    fabricantes: [],
    marcas: [],
    linhas: [],
    categorias: [],
    subCategorias: [],
  })}\n`;
  const sha256 = createHash('sha256').update(header).digest('hex');
  const body = `${header}${JSON.stringify({ fim: true, total, sha256 })}\n`;
  return new Response(body, { headers: { 'x-api': 'maleta/1' } });
}
