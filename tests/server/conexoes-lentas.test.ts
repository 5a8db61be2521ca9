import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createToken } from '#server/integration/data/tokens.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const TEMPOS = { requestMs: 300, slowBytes: 20, slowMs: 60_000, idleMs: 1500, checkMs: 50, graceMs: 1000 };
const HALF_BODY = [
  'POST /api/login HTTP/1.1',
  'host: a',
  'content-type: application/json',
  'content-length: 1000',
  '',
  '{',
].join('\r\n');

describe('slow connections', () => {
  let database: TestDatabase;
  let api: Api;
  let port: number;
  const sockets: Socket[] = [];
  let tokens = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    api = await openApi(database, { tempos: TEMPOS });
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await api.close();
  });

  /** A client that sends bytes and never closes its own end, whatever the server sends. */
  async function open(bytes: string): Promise<{ socket: Socket; text: () => string }> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    return { socket, text: () => text };
  }
  const countConnections = () =>
    new Promise<number>((resolve) => api.app.server.getConnections((_error, count) => resolve(count)));

  test.each([
    ['half a header', 'GET /api/docs HTTP/1.1\r\nhost: a\r\nx-a'],
    ['half a body', HALF_BODY],
  ])('%s is refused with 408 when its time has passed, and its socket is closed', async (_what, bytes) => {
    const { text } = await open(bytes);
    await expect.poll(text, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 408 [^]*x-api: maleta\/1[^]*"Codigo":/);
    await expect.poll(countConnections, { timeout: 5000 }).toBe(0);
  });

  test('a body that drips a byte at a time has no more time than another', async () => {
    const { socket } = await open(HALF_BODY);
    const drip = setInterval(() => socket.writable && socket.write(' '), 20);
    await expect.poll(countConnections, { timeout: 5000 }).toBe(0);
    clearInterval(drip);
  });

  /** Begins a load that has no end yet. */
  const beginLoad = async () => {
    const nome = `ERP ${(tokens += 1)}`;
    const token = await createToken(database.db, { nome, escopos: ['produtos'] }, new Date());
    const head = `PUT /api/integracao/produtos HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}`;
    const type = 'content-type: application/x-ndjson\r\ntransfer-encoding: chunked';
    return await open(`${head}\r\n${type}\r\n\r\n`);
  };
  const LINE = '16\r\n{"codigoErp":"P-100"}\n\r\n';

  test('a load may take longer than other requests while its bytes come', async () => {
    const { socket, text } = await beginLoad();
    for (let n = 0; n < 15; n += 1) {
      socket.write(LINE);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    expect(text()).toBe('');
    socket.write('0\r\n\r\n');
    await expect.poll(text, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 202 /);
  });

  test('a load whose bytes stop is refused with 408', async () => {
    const { socket, text } = await beginLoad();
    socket.write(LINE);
    await expect.poll(text, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(countConnections, { timeout: 5000 }).toBe(0);
  });

  test('a load that is announced as too large is refused before it comes', async () => {
    const token = await createToken(database.db, { nome: 'grande', escopos: ['produtos'] }, new Date());
    const { text } = await open(
      `PUT /api/integracao/produtos HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-type: application/x-ndjson\r\ncontent-length: 3000000000\r\n\r\n`,
    );
    await expect.poll(text, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 413 /);
    await expect.poll(countConnections, { timeout: 5000 }).toBe(0);
    expect(text()).not.toContain('HTTP/1.1 408 ');
  });

  test('a refused client that never closes its end keeps no socket of the server', async () => {
    const { text } = await open('nada disto\r\n\r\n');
    await expect.poll(text).toContain('HTTP/1.1 400 Bad Request');
    await expect.poll(countConnections, { timeout: 5000 }).toBe(0);
  });

  test('a connection without a request is closed after a while', async () => {
    await open('');
    await expect.poll(countConnections).toBe(1);
    await expect.poll(countConnections, { timeout: 5000 }).toBe(0);
  });

  test('a stopping server cuts half requests at once', async () => {
    await api.close();
    const tempos = { ...TEMPOS, requestMs: 60_000, idleMs: 60_000, graceMs: 60_000 };
    api = await openApi(database, { tempos });
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
    await open(HALF_BODY);
    await open('GET / HTTP/1.1\r\nhost');
    await expect.poll(countConnections).toBe(2);
    await api.close();
    expect(await countConnections()).toBe(0);
  });

  test('a stopping server still responds to a whole request', async () => {
    await api.close();
    api = await openApi(database, { tempos: TEMPOS, faults: { beforeReply: () => 300 } });
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const asked = fetch(`http://127.0.0.1:${port}/api/parametros`);
    await expect.poll(countConnections).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await api.close();
    expect((await asked).status).toBe(200);
  });
});
