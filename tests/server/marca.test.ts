import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { once } from '#server/db/chaves.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { knowsMarca, readMarca } from '#server/db/marca.ts';
import { openStore } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { leaveLostNumbers, skipOrderNumbers } from '#server/orders/data/order-numbers.ts';
import { openApi } from '#tests/support/api.ts';
import { addBody, findProdutos } from '#tests/support/cart.ts';
import { pedidoDoApp } from '#tests/support/company-system.ts';
import { bothDatabases, openOwnPGlite } from '#tests/support/database.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const KEY = '6f0c1b1e-0d5c-4a43-9b53-0c3a5e0c0f00';

const change = (db: Database) =>
  once(db, { idUsuario: 1, key: crypto.randomUUID(), hash: 'x' }, NOW, async () => ({
    keep: 'effect',
    status: 200,
    corpo: '{}',
  }));

test.each(bothDatabases)('a mark holds after changes and after a start on $name', async ({ open }) => {
  const database = await open();
  const { db } = database;
  await startEpoca(db);
  const before = await readMarca(db);
  await change(db);
  const after = await readMarca(db);
  expect(after).not.toBe(before);
  await startEpoca(db);
  expect([await knowsMarca(db, before), await knowsMarca(db, after)]).toEqual([true, true]);
  for (const strange of ['', 'x.1', `${crypto.randomUUID()}.1.1`])
    expect(await knowsMarca(db, strange)).toBe(false);
  await database.close();
});

test('a mark from after the backup is unknown for good, however much is done in the restored database', async () => {
  const first = await openOwnPGlite();
  await startEpoca(first.db);
  await change(first.db);
  const kept = await readMarca(first.db);
  const dump = must(await first.store.embedded?.dump(), 'dump');
  await change(first.db);
  const lost = await readMarca(first.db);
  await first.close();

  const restored = await openStore({ dump });
  await startEpoca(restored.db);
  for (let i = 0; i < 5; i += 1) await change(restored.db);
  expect([await knowsMarca(restored.db, kept), await knowsMarca(restored.db, lost)]).toEqual([true, false]);
  await restored.close();
});

test('an unknown mark refuses calls that read and change carts, has no effect, and keeps no response under the key', async () => {
  const database = await openOwnPGlite();
  const api = await openApi(database);
  const user = await api.as('representante');
  const [produto] = await findProdutos(database.db, { estoque: 300 });
  const body = addBody(must(produto, 'product').idProduto, 3);
  const strange = { headers: { 'x-marca': `${crypto.randomUUID()}.7.7` }, key: KEY };
  const refused = await user.post('/Carrinho/manterCarrinhoCompra', body, strange);
  expect([refused.status, refused.body.Codigo]).toEqual([409, 'outra-epoca']);
  const read = await user.get('/Carrinho?idPessoaCliente=101', { headers: strange.headers });
  expect([read.status, read.body.Codigo]).toEqual([409, 'outra-epoca']);
  const done = await user.post('/Carrinho/manterCarrinhoCompra', body, { key: KEY });
  expect(done.status).toBe(200);
  const marca = String(done.headers['x-marca']);
  const again = await user.get('/Carrinho?idPessoaCliente=101', { headers: { 'x-marca': marca } });
  expect([again.status, again.headers['x-marca']]).toEqual([200, marca]);
  await api.close();
  await database.close();
});

test('an unknown mark refuses a screen’s requests for a cart and its orders by their ids', async () => {
  const database = await openOwnPGlite();
  const api = await openApi(database);
  const user = await api.as('representante');
  const how = { headers: { 'x-marca': `${crypto.randomUUID()}.7.7` } };
  const pix = '/pagamento/CobrancaPixTransacao?idPrePedido=1';
  const answers = await Promise.all([
    user.post('/pagamento/finalizar', {}, how),
    user.post('/extratocliente/enviarPagamentoCartaoCredito', {}, how),
    user.get(pix, how),
    user.post(pix, {}, how),
    user.get('/Carrinho/CarrinhoGrupoPrePedido?idCarrinho=1', how),
    user.get('/pedido/porCarrinho?idCarrinho=1', how),
    user.post('/Carrinho/ContinuarComprando?idCarrinho=1', {}, how),
    user.get('/pedido/repetir?idPrePedido=1', how),
    user.get('/pedido/itens?idPrePedido=1', how),
    user.get('/pedido/detalhe?idPrePedido=1', how),
    user.get('/pedido/titulo?idPrePedido=1', how),
    user.get('/extratocliente/consultaContaReceberPedidoPagamentoCartaoCredito?idPrePedido=1', how),
    user.get('/pagamento/ParcelasCartaoCredito?idPrePedido=1', how),
    user.get('/Carrinho/ValidarRestricoesCombo?idCarrinhoGrupo=1&idPromocaoCombo=1&quantidade=1', how),
    user.get('/pagamento/BoletoAntecipado?idPessoaCliente=101&idPrePedido=1', how),
    user.get('/pagamento/BoletoAntecipado/pdf?idPessoaCliente=101&idPrePedido=1', how),
  ]);
  expect(answers.map(({ body }) => body.Codigo)).toEqual(answers.map(() => 'outra-epoca'));
  await api.close();
  await database.close();
});

test('the numbers of orders continue from one that grows with time', async () => {
  const database = await openOwnPGlite();
  const { db } = database;
  const next = async () => {
    const { rows } = await sql<{ n: number }>`
      select nextval(pg_get_serial_sequence('public."prePedido"', 'idPrePedido')) as n`.execute(db);
    return rows[0]?.n;
  };
  await skipOrderNumbers(db, NOW);
  const first = must(await next(), 'number');
  await skipOrderNumbers(db, NOW);
  expect(await next()).toBe(first + 1);
  await skipOrderNumbers(db, new Date(NOW.getTime() + 86_400_000));
  expect(await next()).toBe(first + 2880);

  const hourAgo = new Date(NOW.getTime() - 3_600_000);
  const last = first + 2880;
  await leaveLostNumbers(db, NOW, hourAgo);
  expect(await next()).toBe(last + 36_001);
  await leaveLostNumbers(db, NOW, NOW);
  expect(await next()).toBe(last + 46_002);
  await leaveLostNumbers(db, NOW, null);
  expect(await next()).toBe(last + 46_003);
  await leaveLostNumbers(db, NOW, new Date('2020-01-01T00:00:00Z'));
  expect(await next()).toBe(last + 26_046_004);
  await database.close();
});

test('a restored database leaves numbers free since its last order', async () => {
  const database = await openOwnPGlite();
  const { db } = database;
  const api = await openApi(database, { clock: () => NOW });
  await pedidoDoApp(await api.as('representante'), db);
  const { rows } = await sql<{ n: number }>`select max("idPrePedido") as n from "prePedido"`.execute(db);
  await leaveLostNumbers(db, new Date(NOW.getTime() + 7_200_000), null);
  await pedidoDoApp(await api.as('representante'), db);
  const later = await sql<{ n: number }>`select max("idPrePedido") as n from "prePedido"`.execute(db);
  expect(Number(later.rows[0]?.n) - Number(rows[0]?.n)).toBe(72_001);
  await api.close();
  await database.close();
});
