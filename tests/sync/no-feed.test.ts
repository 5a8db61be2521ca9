import 'fake-indexeddb/auto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Filtros } from '#engine/filter.ts';
import { must } from '#lib/must.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const HOUR_MS = 60 * 60_000;

let server: HttpServer;
let device: TestDevice;

beforeAll(async () => {
  server = await startHttpServer({ semFeed: true });
});

afterAll(() => server.close());

beforeEach(async () => {
  device = await openTestDevice(await logIn());
  server.seen.length = 0;
});

afterEach(() => {
  server.levers.portal = null;
  device.close();
});

const catalogo = () => device.env.vault.checkpoints.get('catalogo');
const pagesAsked = () => server.seen.filter((line) => line === 'GET /api/ecommerceitem').length;
const first = async (text: string) =>
  must((await device.env.engine.search(text, { offset: 0, limit: 5 }))?.produtos[0], text);

test('a server without a feed fills a device page by page, with the customer’s prices', async () => {
  await device.refresh();
  expect(await catalogo()).toMatchObject({ state: 'ready', done: 300, total: 300, error: null });
  expect(pagesAsked()).toBe(2);
  const found = await first('losartana 50 eurofarma');
  const sold = await server.database.db
    .selectFrom('produto')
    .innerJoin('produtoPreco', 'produtoPreco.idProduto', 'produto.idProduto')
    .innerJoin('produtoEstoque', 'produtoEstoque.idProduto', 'produto.idProduto')
    .innerJoin('marca', 'marca.idMarca', 'produto.idMarca')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .selectAll('produto')
    .select(['valorUnitario', 'descontoComercial', 'descontoFinanceiro', 'st', 'estoque'])
    .select(['marca.nome as marca', 'fabricante.nome as fabricante'])
    .where('produto.idProduto', '=', found.idProduto)
    .where('produtoPreco.idContexto', '=', 'c1')
    .executeTakeFirstOrThrow();
  expect(found).toMatchObject({
    nome: sold.nome,
    apresentacao: sold.apresentacao,
    substancia: sold.substancia,
    marca: sold.marca,
    fabricante: sold.fabricante,
    codBarras: sold.codBarras,
    preco: {
      valorUnitario: sold.valorUnitario,
      descontoComercial: sold.descontoComercial,
      descontoFinanceiro: sold.descontoFinanceiro,
      st: sold.st,
      estoque: sold.estoque,
    },
  });
  const { db } = server.database;
  const count = sql<number>`count(*)`.as('count');
  const badges = await db.selectFrom('produtoSelo').select(count).where('idSelo', '=', 1).executeTakeFirst();
  const given = await db
    .selectFrom('produto')
    .select(count)
    .where('idCashback', 'is not', null)
    .executeTakeFirst();
  const totalOf = async (filtros: Filtros) =>
    (await device.env.engine.list('', { offset: 0, limit: 1, filtros })).total;
  expect(await totalOf({ selos: [1] })).toBe(badges?.count);
  expect(await totalOf({ cas: true })).toBe(given?.count);
});

test('a catalogue filled this way is read again only hours later, and then whole, with its changes', async () => {
  await device.refresh();
  const id = (await first('losartana 50')).idProduto;
  await server.database.db
    .updateTable('produtoEstoque')
    .set({ estoque: 3 })
    .where('idProduto', '=', id)
    .execute();
  device.clock.now += HOUR_MS;
  await device.refresh();
  expect(pagesAsked()).toBe(2);
  device.clock.now += 6 * HOUR_MS;
  await device.refresh();
  await server.database.reset();
  expect(pagesAsked()).toBe(4);
  const { produtos } = await device.env.engine.readProdutos([id]);
  expect(produtos[0]?.preco?.estoque).toBe(3);
});

test('a page that fails leaves the device unchanged', async () => {
  server.levers.portal = (url) => (url.includes('numeroPagina=2') ? new Response('<html>') : undefined);
  await device.refresh();
  expect(await catalogo()).toMatchObject({ state: 'failed', total: 300 });
  expect((await device.env.engine.status()).geracao).toBeNull();
  server.levers.portal = null;
  await device.refresh();
  const whole = await device.env.engine.status();
  expect(whole.total).toBe(300);
  server.levers.portal = (url) => (url.includes('numeroPagina=2') ? new Response('<html>') : undefined);
  device.clock.now += 7 * HOUR_MS;
  await device.refresh();
  expect(await device.env.engine.status()).toEqual(whole);
  expect(await catalogo()).toMatchObject({ state: 'ready', total: 300 });
});
