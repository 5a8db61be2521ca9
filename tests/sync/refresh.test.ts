import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let server: HttpServer;
let device: TestDevice;

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  device = await openTestDevice(await logIn());
});

afterEach(() => {
  server.levers.offline = false;
  server.levers.portal = null;
  device.close();
});

const catalogo = () => device.env.vault.checkpoints.get('catalogo');

test('a refresh mirrors customers, the current one whole, the catalogue and their prices', async () => {
  await device.refresh();
  expect(await device.env.vault.clientes.count()).toBe(12);
  const id = must((await device.env.vault.device.get(1))?.idPessoaCliente, 'customer');
  expect((await device.env.vault.clientes.get(id))?.detalhe?.contextos.length).toBeGreaterThan(0);
  expect(await catalogo()).toMatchObject({ state: 'ready', done: 300, total: 300, error: null });
  const found = must(await device.env.engine.search('dipirona 500', { offset: 0, limit: 5 }), 'search');
  expect(found.produtos[0]?.nome).toContain('DIPIRONA');
  expect(found.produtos[0]?.preco?.valorUnitario).toBeGreaterThan(0);
});

test('the buyer sees only their one pharmacy', async () => {
  device.close();
  device = await openTestDevice(await logIn('farmacia'));
  await device.refresh();
  expect((await device.env.vault.clientes.toArray()).map((c) => c.idPessoa)).toEqual([101]);
});

test('a second refresh downloads neither the catalogue nor the prices again', async () => {
  await device.refresh();
  const before = await device.env.engine.status();
  await device.refresh();
  expect(await device.env.engine.status()).toEqual(before);
  expect(await catalogo()).toMatchObject({ state: 'ready', total: 300 });
});

const isFailure = ({ event }: { event: string }): boolean => event === 'pull-failed';

test('offline no mirrored data are lost or made younger, and the connection and the log show it', async () => {
  await device.refresh();
  const before = await catalogo();
  server.levers.offline = true;
  device.clock.now += 60_000;
  await device.refresh();
  expect(await device.env.vault.checkpoints.get('connection')).toMatchObject({ state: 'no-signal' });
  expect(await catalogo()).toEqual({ ...before, error: 'Sem sinal para atualizar o catálogo.' });
  expect(before).toMatchObject({ state: 'ready', total: 300, error: null });
  const [failure] = await device.env.vault.log.where('n').above(0).filter(isFailure).toArray();
  expect(failure).toMatchObject({ detail: 'clientes', status: 0 });
  expect(await device.env.vault.clientes.count()).toBe(12);
  expect((await device.env.engine.search('dipirona', { offset: 0, limit: 5 }))?.total).toBeGreaterThan(0);
});

test('a device that never had a catalogue states why it has none', async () => {
  server.levers.offline = true;
  await device.refresh();
  expect(await catalogo()).toMatchObject({ state: 'failed', error: 'Sem sinal para atualizar o catálogo.' });
});

test.each([
  ['cut half-way', (feed: string) => feed.slice(0, feed.length / 2), 'interrompida'],
  ['changed on the way', (feed: string) => feed.replace('DIPIRONA', 'DIPIRONO'), 'danificado'],
  ['a web page instead', () => '<html>Bem-vindo</html>', 'não é o catálogo'],
])('a feed %s is not accepted, and a whole one after it is', async (_name, spoil, words) => {
  const { openStream } = device.env;
  device.env.openStream = async (wire, options) => {
    const answer = await openStream(wire, options);
    if (answer.kind !== 'stream' || !wire.path.includes('catalogo')) return answer;
    const spoiled = spoil(await new Response(answer.body).text());
    return { ...answer, body: new Blob([spoiled]).stream() };
  };
  await device.refresh();
  expect(await catalogo()).toMatchObject({ state: 'failed', error: expect.stringContaining(words) });
  device.env.openStream = openStream;
  await device.refresh();
  expect(await catalogo()).toMatchObject({ state: 'ready', total: 300, error: null });
});

test('a refresh continues after a catalogue whose stream stalls, and the next refresh loads it', async () => {
  const { openStream } = device.env;
  device.env.openStream = (wire, options) => openStream(wire, { ...options, stalledMs: 100 });
  server.seen.length = 0;
  const half = '{"tipo":"cabecalho"';
  server.levers.portal = (url) => {
    if (!url.includes('/sincronizacao/catalogo')) return undefined;
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(half)) });
    return new Response(body, { headers: { 'x-api': 'maleta/1' } });
  };
  await device.refresh();
  expect(await catalogo()).toMatchObject({ state: 'failed', error: expect.stringContaining('interrompida') });
  expect(server.seen).toContain('GET /api/extratocliente');
  server.levers.portal = null;
  await device.refresh();
  expect(await catalogo()).toMatchObject({ state: 'ready', total: 300, error: null });
});

test('a portal’s response to every call changes nothing', async () => {
  await device.refresh();
  const before = await device.env.vault.clientes.toArray();
  server.levers.portal = () => new Response('<html>Aceite os termos</html>', { status: 200 });
  await device.refresh();
  expect(await device.env.vault.clientes.toArray()).toEqual(before);
  expect(await device.env.vault.checkpoints.get('connection')).toMatchObject({ state: 'no-signal' });
});

test('a customer without preferences has data but no prices', async () => {
  await device.refresh();
  await device.serve(103);
  expect((await device.env.vault.clientes.get(103))?.detalhe?.preferencia.condicao).toBeNull();
  const found = must(await device.env.engine.search('dipirona', { offset: 0, limit: 5 }), 'search');
  expect(found.idContexto).toBeNull();
  expect(found.produtos.length).toBeGreaterThan(0);
  expect(found.produtos.every((p) => p.preco === null)).toBe(true);
});

test('a change of customer shows the new one’s prices and no longer the first one’s', async () => {
  await device.refresh();
  const priceFor = async (idPessoa: number) => {
    await device.serve(idPessoa);
    const found = must(await device.env.engine.search('dipirona 500', { offset: 0, limit: 1 }), 'search');
    return { contexto: found.idContexto, preco: must(found.produtos[0], 'product').preco };
  };
  const [sp, mg] = [await priceFor(101), await priceFor(107)];
  expect(sp.contexto).not.toBe(mg.contexto);
  expect(sp.preco).not.toEqual(mg.preco);
});

test('a cart that could not be read stays, and an outdated one does not come back', async () => {
  await device.refresh();
  const found = must(await device.env.engine.search('losartana', { offset: 0, limit: 1 }), 'search');
  const id = must(found.produtos[0], 'product').idProduto;
  const { vault } = device.env;
  const kept = async () => must((await vault.carrinhos.toArray())[0]?.carrinho, 'cart');
  await device.setQuantidade(id, 5);
  await device.drainAll();
  const older = await kept();
  await device.setQuantidade(id, 6);
  await device.drainAll();
  server.levers.portal = (url) => (url.includes('/Carrinho') ? new Response('<html>') : undefined);
  await device.refresh();
  expect((await kept()).itens.map((i) => i.quantidade)).toEqual([6]);
  await putCarrinho(vault, older.idPessoaCliente, older, device.clock.now);
  expect((await kept()).itens.map((i) => i.quantidade)).toEqual([6]);
});
