import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let server: HttpServer;
let device: TestDevice;
let asked: Record<string, unknown>[];

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  device = await openTestDevice(await logIn());
  asked = [];
  const { openStream } = device.env;
  device.env.openStream = async (wire, options) => {
    const isFirst = asked.length === 0;
    asked.push({ path: wire.path.split('/').at(-1), ...wire.query });
    const answer = await openStream(wire, options);
    if (!isFirst || answer.kind !== 'stream') return answer;
    const text = await new Response(answer.body).text();
    return { ...answer, body: new Blob([text.slice(0, text.indexOf('{"n":1') + 200)]).stream() };
  };
  return () => device.close();
});

test('an interrupted first load asks only for the rest, and later only for changes', async () => {
  await device.refresh();
  const { geracao, cursor, total } = await device.env.engine.status();
  expect(total).toBe(300);
  expect(asked.slice(0, 3)).toEqual([
    { path: 'catalogo' },
    { path: 'catalogo', geracao, aPartirDe: '1' },
    { path: 'catalogo', cursor: expect.any(String) },
  ]);
  asked.length = 0;
  const found = await device.env.engine.search('dipirona', { offset: 0, limit: 1 });
  const id = must(found?.produtos[0], 'product').idProduto;
  // The first one requested is cut again: an interrupted delta changes nothing.
  await server.database.db
    .updateTable('produto')
    .set({ nome: 'NOVO NOME' })
    .where('idProduto', '=', id)
    .execute();
  await device.refresh();
  expect(asked[0]).toEqual({ path: 'catalogo', cursor });
  await device.refresh();
  const read = await device.env.engine.readProdutos([id]);
  expect(read.produtos[0]?.nome).toBe('NOVO NOME');
  expect(asked.every((one) => 'cursor' in one)).toBe(true);
});
