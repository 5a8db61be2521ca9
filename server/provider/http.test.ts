import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOperadoraHttp } from './http.ts';
import type { Pagamentos } from './port.ts';

type Seen = { method: string; url: string; body: string; authorization: string | undefined };
type Told = { status?: number; body: string; headers?: Record<string, string> } | 'silence';

let server: Server;
let seen: Seen[];
let told: Told;
let port: Pagamentos;

/** A slow machine must not look like a silent provider, so only tests of silence wait for a short time. */
const PATIENT_MS = 60_000;
const SHORT_MS = 150;

function connect(timeout: number): Pagamentos {
  const { port: at } = server.address() as AddressInfo;
  return createOperadoraHttp({
    url: `http://127.0.0.1:${at}/caixa/`,
    token: 'segredo',
    cardTimeout: timeout,
    timeout,
  });
}

/** The port, set up for the next response. */
const portFor = (next: Told): Pagamentos => {
  told = next;
  return next === 'silence' ? connect(SHORT_MS) : port;
};

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({
        method,
        url,
        body: Buffer.concat(chunks).toString(),
        authorization: headers.authorization,
      });
      if (told === 'silence') return;
      response.writeHead(told.status ?? 200, told.headers).end(told.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = connect(PATIENT_MS);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const tell = (value: unknown, status = 200) => {
  told = { status, body: JSON.stringify(value) };
};
const cartao = {
  nomePortador: 'Marina Alves',
  numero: '4111111111111111',
  codigoSeguranca: '123',
  mes: '12',
  ano: '30',
  idBandeira: 1,
};
const nova = { referencia: 'r-1/2', valor: 10_00, parcelas: 3, idPessoaFilial: 2, cartao };
const novoPix = { txid: 'tx1', valor: 5_00, expiraEm: new Date('2026-11-21T13:00:00Z'), idPrePedido: 7 };

test('a charge is put under its reference, with the token', async () => {
  tell({ situacao: 'paga', autorizacao: '123456' });
  expect(await port.cobrarCartao(nova)).toEqual({ situacao: 'paga', autorizacao: '123456' });
  const { referencia: _, ...body } = nova;
  expect(seen).toEqual([
    {
      method: 'PUT',
      url: '/caixa/cartao/cobrancas/r-1%2F2',
      body: JSON.stringify(body),
      authorization: 'Bearer segredo',
    },
  ]);
});

test('a refusal that repeats the card number is stripped of it', async () => {
  tell({ situacao: 'recusada', mensagem: `Cartão 4111 1111 1111 1111 (4111111111111111) sem saldo 123.` });
  expect(await port.cobrarCartao(nova)).toEqual({
    situacao: 'recusada',
    mensagem: 'Cartão … (…) sem saldo 123.',
  });
  expect(await port.consultarCartao('r')).toEqual({
    situacao: 'recusada',
    mensagem: 'Cartão … (…) sem saldo 123.',
  });
});

test('a charge counts as never made only on a 200 with inexistente', async () => {
  tell({ situacao: 'inexistente' });
  expect(await port.consultarCartao('r')).toEqual({ situacao: 'inexistente' });
  tell({ situacao: 'inexistente' }, 404);
  expect(await port.consultarCartao('r')).toEqual({ situacao: 'desconhecida' });
});

test('Pix is put and looked up by its id', async () => {
  tell({ situacao: 'pendente', copiaECola: '000201' });
  expect(await port.criarPix(novoPix)).toEqual({ situacao: 'pendente', copiaECola: '000201' });
  tell({ situacao: 'paga', copiaECola: '000201' });
  expect(await port.consultarPix('tx1')).toEqual({ situacao: 'paga', copiaECola: '000201' });
  expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['PUT', '/caixa/pix/tx1', '{"valor":500,"expiraEm":"2026-11-21T13:00:00.000Z","idPrePedido":7}'],
    ['GET', '/caixa/pix/tx1', ''],
  ]);
});

test('a branch may charge if the provider says so, and may not without a response', async () => {
  tell({ liberado: true });
  expect(await port.cartaoLiberado(2)).toBe(true);
  expect(seen[0]?.url).toBe('/caixa/cartao/filiais/2');
  expect(await portFor('silence').cartaoLiberado(2)).toBe(false);
});

const ODD: Record<string, Told> = {
  silence: 'silence',
  'an error': { status: 500, body: '{"situacao":"paga","autorizacao":"1"}' },
  'a created': { status: 201, body: '{"situacao":"paga","autorizacao":"1"}' },
  'no JSON': { body: '<html>' },
  'another form': { body: '{"situacao":"PAGA"}' },
  'a paid without its authorisation': { body: '{"situacao":"paga"}' },
  'a redirection': { status: 302, headers: { location: '/caixa/pix/other' }, body: '' },
};

test.each(Object.entries(ODD))('%s is an unknown outcome', async (_, odd) => {
  const asked = portFor(odd);
  expect(await asked.cobrarCartao(nova)).toEqual({ situacao: 'desconhecida' });
  expect(await asked.consultarCartao('r')).toEqual({ situacao: 'desconhecida' });
  expect(await asked.criarPix(novoPix)).toEqual({ situacao: 'indisponivel', copiaECola: '' });
  expect(await asked.consultarPix('tx1')).toEqual({ situacao: 'indisponivel', copiaECola: '' });
  // Every call was made once, without following a redirection. A silent server may not have read the last one yet.
  if (odd === 'silence') expect(seen.length).toBeLessThanOrEqual(4);
  else expect(seen).toHaveLength(4);
});

test('Pix is cancelled by its id, and any response but cancelada or paga is an unknown outcome', async () => {
  for (const situacao of ['cancelada', 'paga']) {
    tell({ situacao });
    expect(await port.cancelarPix('tx1')).toBe(situacao);
  }
  for (const odd of [
    ODD['silence'],
    ODD['an error'],
    ODD['a redirection'],
    { body: '{"situacao":"pendente"}' },
  ]) {
    expect(await portFor(odd ?? 'silence').cancelarPix('tx1')).toBe('desconhecida');
  }
  expect(seen[0]).toEqual({
    method: 'DELETE',
    url: '/caixa/pix/tx1',
    body: '',
    authorization: 'Bearer segredo',
  });
});

test('an unreachable adapter is an unknown outcome', async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(await port.cobrarCartao(nova)).toEqual({ situacao: 'desconhecida' });
});
