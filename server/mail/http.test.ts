import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCorreioHttp } from './http.ts';
import type { Correio } from './port.ts';

let server: Server;
let seen: { method: string; url: string; body: string; authorization: string | undefined }[];
let told: number | 'silence';
let correio: Correio;
const mensagem = { referencia: 'r-1/2', para: 'a@b.c', assunto: 'Título', texto: 'linha\n/x#y' };

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      seen.push({ method, url, body, authorization: headers.authorization });
      if (told !== 'silence') response.writeHead(told, { location: '/elsewhere' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  correio = connect(60_000);
});

function connect(timeout: number): Correio {
  const { port } = server.address() as AddressInfo;
  return createCorreioHttp({ url: `http://127.0.0.1:${port}/post/`, token: 'segredo', timeout });
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a mail is put under its reference, with the token', async () => {
  told = 202;
  expect(await correio.enviar(mensagem)).toBe(true);
  const { referencia: _, ...body } = mensagem;
  expect(seen).toEqual([
    {
      method: 'PUT',
      url: '/post/mensagens/r-1%2F2',
      body: JSON.stringify(body),
      authorization: 'Bearer segredo',
    },
  ]);
});

test.each([302, 401, 500])(
  'a mail with response %s is not delivered, and nothing is thrown',
  async (answer) => {
    told = answer;
    expect(await correio.enviar(mensagem)).toBe(false);
    expect(seen).toHaveLength(1);
  },
);

test('a mail without a response in time is not delivered', async () => {
  told = 'silence';
  expect(await connect(150).enviar(mensagem)).toBe(false);
  expect(seen.length).toBeLessThan(2);
});
