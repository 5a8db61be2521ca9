import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureFeeds } from '#server/feed/feed.ts';
import { claimStream, endClaim } from '#server/feed/feed-claim.ts';
import { buildStream } from '#server/feed/feed-stream.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { readStream } from '#tests/support/feed-copy.ts';
import { insertContexto } from '#tests/support/price-context.ts';
import { settled } from '#tests/support/settled.ts';

const clock = () => new Date();
const PRECOS = '/sincronizacao/precos?idContexto=c77';
const BUSCA = '/ecommerceitem?idPessoaCliente=101&idModoOrdenacao=6&idCondicaoVenda=77';

const NOVO = { idContexto: 'c77', idCondicao: 77 };

/** Of the first 200 products. */
async function insertPrecos({ db }: TestDatabase): Promise<void> {
  await sql`insert into "produtoPreco"
      ("idContexto", "idProduto", "valorUnitario", "descontoComercial", "descontoFinanceiro", "st")
    select 'c77', "idProduto", 10000, 0, 0, 0 from "produto" order by "idProduto" limit 200`.execute(db);
}

describe.each(bothDatabases)('a price context added to a running server on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await api?.close();
    await database.reset();
    api = await openApi(database);
    rep = await api.as('representante');
    // The index of the search is made before.
    await rep.get('/ecommerceitem?idPessoaCliente=101');
  });
  afterAll(async () => {
    await api.close();
    await database.reset();
    await database.close();
  });

  const get = async (path: string) => {
    await settled(database.db);
    return api.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${rep.token}` } });
  };
  const rowsOf = async (path: string) => readStream((await get(path)).rawPayload).rows.size;
  const countFound = async () => (await rep.get(BUSCA)).body as unknown as { totalRegistros: number };
  const countGeracoes = async (idContexto: string) => {
    const query = database.db.selectFrom('feed').select('geracao').where('idContexto', '=', idContexto);
    return (await query.execute()).length;
  };

  test('its prices are streamed whole and by deltas, under their own generation', async () => {
    const before = readStream((await get('/sincronizacao/catalogo')).rawPayload).header.geracao;
    await insertContexto(database, NOVO);
    await insertPrecos(database);
    const { header, rows } = readStream((await get(PRECOS)).rawPayload);
    expect([rows.size, header['idContexto']]).toEqual([200, 'c77']);
    expect((await get(`${PRECOS}&cursor=${header.cursor}`)).statusCode).toBe(304);
    expect(readStream((await get('/sincronizacao/catalogo')).rawPayload).header.geracao).toBe(before);
  });

  test('its products are found', async () => {
    await insertContexto(database, NOVO);
    await insertPrecos(database);
    expect(await countFound()).toMatchObject({ totalRegistros: 200 });
  });

  test('prices that arrive after their context are streamed and found as well', async () => {
    await insertContexto(database, NOVO);
    const { header } = readStream((await get(PRECOS)).rawPayload);
    expect([header.total, await countFound()]).toMatchObject([0, { totalRegistros: 0 }]);
    await insertPrecos(database);
    expect((await get(`${PRECOS}&cursor=${header.cursor}`)).statusCode).toBe(410);
    expect(await rowsOf(PRECOS)).toBe(200);
    await expect.poll(countFound, { timeout: 10_000 }).toMatchObject({ totalRegistros: 200 });
  });

  test('the job builds missing streams, and deletes those of deleted contexts', async () => {
    await insertContexto(database, NOVO);
    await insertPrecos(database);
    await ensureFeeds(database.db, clock);
    expect([await countGeracoes('c77'), await countGeracoes('c1')]).toEqual([1, 1]);
    await ensureFeeds(database.db, clock);
    expect(await countGeracoes('c77')).toBe(1);
    await database.db.deleteFrom('produtoPreco').where('idContexto', '=', 'c77').execute();
    await database.db.deleteFrom('contexto').where('idContexto', '=', 'c77').execute();
    await ensureFeeds(database.db, clock);
    expect([await countGeracoes('c77'), await countGeracoes('c1')]).toEqual([0, 1]);
  });

  test('a product list loaded into an empty running server is streamed and found after the job', async () => {
    const { db } = database;
    const find = async () => (await rep.get('/ecommerceitem')).body as unknown as { totalRegistros: number };
    await sql`truncate "produto", "catalogoGeracao" cascade`.execute(db);
    await ensureFeeds(db, clock);
    expect((await get('/sincronizacao/catalogo')).statusCode).toBe(503);
    // Everything is restored except the built streams, and the sessions are deleted.
    await database.reset();
    await db.deleteFrom('catalogoGeracao').execute();
    rep = await api.as('representante');
    await ensureFeeds(db, clock);
    const catalogo = readStream((await get('/sincronizacao/catalogo')).rawPayload);
    const precos = readStream((await get('/sincronizacao/precos?idContexto=c1')).rawPayload);
    expect([catalogo.rows.size, precos.rows.size]).toEqual([300, 300]);
    expect(precos.header.geracao).toBe(catalogo.header.geracao);
    await expect.poll(async () => (await find()).totalRegistros, { timeout: 10_000 }).toBeGreaterThan(299);
  });

  test('a stream is built once, however many devices ask', async () => {
    await insertContexto(database, NOVO);
    await insertPrecos(database);
    const other = await openApi(database);
    const headers = { authorization: `Bearer ${rep.token}` };
    const asked = Array.from({ length: 12 }, (_, i) =>
      (i % 2 === 0 ? api : other).app.inject({ url: `/api${PRECOS}`, headers }),
    );
    const statuses = (await Promise.all(asked)).map((answer) => answer.statusCode);
    await other.close();
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await countGeracoes('c77')).toBe(1);
  });

  test('while another process builds a stream, it is refused for a moment and then streamed', async () => {
    await insertContexto(database, NOVO);
    await insertPrecos(database);
    const claim = await claimStream(database.db, 'c77');
    const answer = await get(PRECOS);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    // Other streams do not wait for it.
    expect(await rowsOf('/sincronizacao/precos?idContexto=c1')).toBe(300);
    expect(await endClaim(database.db, 'c77', claim ?? '')).toBe(true);
    expect(await rowsOf(PRECOS)).toBe(200);
  });

  test('only one of two processes that build a stream at once stores it', async () => {
    await insertContexto(database, NOVO);
    await insertPrecos(database);
    const build = { idContexto: 'c77', seen: undefined, geracao: undefined, now: clock() };
    const built = await Promise.all([buildStream(database.db, build), buildStream(database.db, build)]);
    expect(built.filter((geracao) => geracao !== undefined)).toHaveLength(1);
    expect(await buildStream(database.db, build)).toBeUndefined();
    expect(await countGeracoes('c77')).toBe(1);
  });

  test('a large delta is refused for a moment while the stream is built, and the old one is still served', async () => {
    const { db } = database;
    const old = readStream((await get('/sincronizacao/precos?idContexto=c1')).rawPayload).header;
    await db.updateTable('produtoEstoque').set({ estoque: 4321 }).execute();
    const claim = await claimStream(db, 'c1');
    const delta = await get(`/sincronizacao/precos?idContexto=c1&cursor=${old.cursor}`);
    expect([delta.statusCode, delta.headers['retry-after']]).toEqual([503, '2']);
    const whole = readStream((await get('/sincronizacao/precos?idContexto=c1')).rawPayload);
    expect(whole.header.geracao).toBe(old.geracao);
    await endClaim(db, 'c1', claim ?? '');
    expect((await get(`/sincronizacao/precos?idContexto=c1&cursor=${old.cursor}`)).statusCode).toBe(410);
    const built = readStream((await get('/sincronizacao/precos?idContexto=c1')).rawPayload);
    expect(built.header.geracao).not.toBe(old.geracao);
    // Only that stream was rebuilt.
    expect([await countGeracoes('c1'), await countGeracoes('c2')]).toEqual([2, 1]);
  });

  test('an expired claim is taken over and cannot be ended by its first holder', async () => {
    const { db } = database;
    const first = await claimStream(db, 'c1');
    expect(await claimStream(db, 'c1')).toBeUndefined();
    await db
      .updateTable('feedObra')
      .set({ ate: new Date(Date.now() - 60_000) })
      .execute();
    const second = await claimStream(db, 'c1');
    expect(second).toBeDefined();
    expect([await endClaim(db, 'c1', first ?? ''), await endClaim(db, 'c1', second ?? '')]).toEqual([
      false,
      true,
    ]);
  });
});
