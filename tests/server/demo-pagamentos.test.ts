import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSimulador, type Simulador } from '#server/demo/payments/simulator.ts';
import { semOperadora } from '#server/provider/unavailable.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { DEMONSTRACAO } from '#tests/support/demonstracao.ts';

const PATH = '/demo/pagamentos';
const SAME = { origin: 'http://localhost:3000', host: 'localhost:3000' };

let database: TestDatabase;
let api: Api;
let simulador: Simulador;

beforeAll(async () => {
  database = await openTestDatabase();
  simulador = createSimulador(() => new Date('2026-11-21T12:00:00Z'));
  api = await openApi(database, { pagamentos: simulador, demonstracao: DEMONSTRACAO });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const post = (fields: Record<string, string>, headers: Record<string, string> = SAME) =>
  api.app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const novo = (txid: string) =>
  simulador.criarPix({
    txid,
    valor: 45_90,
    expiraEm: new Date('2026-11-21T12:30:00Z'),
    idPrePedido: 100_001,
  });

test('the page lists every Pix with its forms, and may load nothing at all', async () => {
  await novo('"><script>alert(1)</script>');
  const { body, headers, statusCode } = await api.app.inject({ method: 'GET', url: PATH });
  expect(statusCode).toBe(200);
  expect(body).toContain('R$\u00a045,90');
  expect(body).toContain('Pagar o Pix do pedido 100001');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('same-origin');
});

test('a Pix is paid and refused, and the next code delayed', async () => {
  await novo('a1');
  const paid = await post({ acao: 'liquidar', txid: 'a1' });
  expect([paid.statusCode, paid.headers.location]).toEqual([303, PATH]);
  expect((await simulador.consultarPix('a1')).situacao).toBe('paga');
  expect((await post({ acao: 'falhar', txid: 'a1' })).statusCode).toBe(303);
  expect((await simulador.consultarPix('a1')).situacao).toBe('erro');
  expect((await post({ acao: 'atrasar', txid: '' })).statusCode).toBe(303);
  expect((await novo('a2')).copiaECola).toBe('');
  expect((await post({ acao: 'liquidar', txid: 'unknown' })).statusCode).toBe(404);
  expect((await post({ acao: 'other', txid: 'a1' })).statusCode).toBe(404);
});

test('a Pix that was cancelled is listed without its forms and cannot be paid', async () => {
  await simulador.criarPix({
    txid: 'd1',
    valor: 1,
    expiraEm: new Date('2026-11-21T12:30:00Z'),
    idPrePedido: 100_009,
  });
  await simulador.cancelarPix('d1');
  const { body } = await api.app.inject({ method: 'GET', url: PATH });
  expect(body).toContain('<td>cancelada</td>');
  expect(body).not.toContain('Pagar o Pix do pedido 100009');
  expect((await post({ acao: 'liquidar', txid: 'd1' })).statusCode).toBe(404);
});

test.each([
  {},
  { origin: 'null', host: 'localhost' },
  { origin: 'http://other.example', host: 'localhost' },
  { ...SAME, 'sec-fetch-site': 'cross-site' },
  { ...SAME, 'sec-fetch-site': 'same-site' },
])('a form sent with %j is refused', async (headers) => {
  await novo('b1');
  expect((await post({ acao: 'liquidar', txid: 'b1' }, { ...headers })).statusCode).toBe(403);
  expect((await simulador.consultarPix('b1')).situacao).toBe('pendente');
});

test('a form of the page itself is recognised by the browser’s headers too', async () => {
  await novo('c1');
  expect((await post({ acao: 'liquidar', txid: 'c1' }, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
    303,
  );
});

test('the rest of the server accepts no forms', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/pagamento/finalizar',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.json()).toHaveProperty('Codigo');
});

test('without a demonstration, or with a real provider, there is no such page', async () => {
  for (const options of [
    { pagamentos: simulador },
    { pagamentos: semOperadora, demonstracao: DEMONSTRACAO },
  ]) {
    const other = await openApi(database, options);
    expect((await other.app.inject({ method: 'GET', url: PATH })).statusCode).toBe(404);
    await other.close();
  }
});
