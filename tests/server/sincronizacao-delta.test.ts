import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogoDeltaCabecalho } from '#contract/catalogue/sincronizacao.ts';
import { must } from '#lib/must.ts';
import {
  addProduto,
  changeEstoque,
  changePreco,
  changeProduto,
  withdrawProduto,
} from '#server/feed/changes.ts';
import { buildFeeds } from '#server/feed/feed.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { applyDelta, copyOf, linesOf, readStream } from '#tests/support/feed-copy.ts';
import { settled } from '#tests/support/settled.ts';

const CATALOGO = '/sincronizacao/catalogo?';
const PRECOS = '/sincronizacao/precos?idContexto=c1&';
const LOSARTANA = 935;
const CAMPANHA = 9001;

describe.each(bothDatabases)('the changes since a cursor on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let token: string;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    ({ token } = await api.as('representante'));
    const limites = { utilizarLimitadorQuantidadeLimite: true, utilizarLimitadorValorLimite: false };
    await database.db
      .insertInto('cashbackConfiguracao')
      .values({ idCashbackConfiguracao: CAMPANHA, quantidadeLimite: 24, ...limites })
      .execute();
    await database.db.updateTable('cashback').set({ idCashbackConfiguracao: CAMPANHA }).execute();
  });
  beforeEach(async () => {
    await settled(database.db);
    await buildFeeds(database.db, () => new Date(0));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  async function get(path: string) {
    await settled(database.db);
    return api.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  }
  const whole = async (path: string) => readStream((await get(path)).rawPayload);
  async function since(path: string, cursor: string) {
    const answer = await get(`${path}cursor=${cursor}`);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    return readStream(answer.rawPayload);
  }
  const errorOf = async (path: string) => {
    const answer = await get(path);
    return [answer.statusCode, answer.json<{ Codigo: string }>().Codigo];
  };
  const descriptionOf = async (path: string) => (await get(path)).json<{ Description: string }>().Description;
  const anyProduto = async () =>
    await database.db
      .selectFrom('produto')
      .selectAll()
      .where('idProduto', '=', LOSARTANA)
      .executeTakeFirstOrThrow();

  async function insertCopy(nome: string): Promise<number> {
    const { idProduto: _, mudado: __, ...like } = await anyProduto();
    const preco = { valorUnitario: 120_000, descontoComercial: 1000, descontoFinanceiro: 0, st: 0 };
    return await addProduto(database.db, {
      ...like,
      nome,
      registro: nome,
      precos: ['c1', 'c2', 'c3', 'c4'].map((idContexto) => ({ ...preco, idContexto })),
      estoque: 9,
    });
  }

  /** A badge given and removed, one renamed, cashback given and its campaign changed, a list that grows. */
  async function changeAtributos(round: number, one: number, other: number): Promise<void> {
    const { db } = database;
    await db
      .insertInto('produtoSelo')
      .values({ idProduto: one, idSelo: 3 })
      .onConflict((c) => c.doNothing())
      .execute();
    await db.deleteFrom('produtoSelo').where('idProduto', '=', other).execute();
    await db
      .updateTable('selo')
      .set({ rotulo: `Selo ${round}` })
      .where('idSelo', '=', 4)
      .execute();
    await db
      .updateTable('produto')
      .set({ idCashback: 4, vendas: 900 + round })
      .where('idProduto', '=', one)
      .execute();
    const limit = { quantidadeLimite: 30 + round };
    await db
      .updateTable('cashbackConfiguracao')
      .set(limit)
      .where('idCashbackConfiguracao', '=', CAMPANHA)
      .execute();
    const item = { idProdutoLista: 1, idProduto: other, posicao: 900 };
    await db
      .insertInto('produtoListaItem')
      .values(item)
      .onConflict((c) => c.doNothing())
      .execute();
  }

  test('a badge that is given, removed or renamed comes with its product or by itself', async () => {
    const { db } = database;
    const { header } = await whole(CATALOGO);
    const given = { idProduto: LOSARTANA, idSelo: 12 };
    await db
      .insertInto('produtoSelo')
      .values(given)
      .onConflict((c) => c.doNothing())
      .execute();
    const first = await since(CATALOGO, header.cursor);
    expect(first.header).toMatchObject({ alterados: 1, selos: [], cashbacks: [], listas: [] });
    expect(String(first.rows.get(LOSARTANA)?.['selos']).split(';')).toContain('12');
    await db
      .updateTable('produtoSelo')
      .set({ idSelo: 10 })
      .where('idProduto', '=', LOSARTANA)
      .where('idSelo', '=', 12)
      .execute();
    const second = await since(CATALOGO, first.header.cursor);
    expect(String(second.rows.get(LOSARTANA)?.['selos']).split(';')).toContain('10');
    await db.updateTable('selo').set({ rotulo: 'Só aqui' }).where('idSelo', '=', 12).execute();
    const third = await since(CATALOGO, second.header.cursor);
    expect(third.header).toMatchObject({ alterados: 0, selos: [{ idSelo: 12, rotulo: 'Só aqui' }] });
    await db.deleteFrom('selo').where('idSelo', '=', 10).execute();
    const fourth = await since(CATALOGO, third.header.cursor);
    expect(String(fourth.rows.get(LOSARTANA)?.['selos']).split(';')).not.toContain('10');
  });

  test('the limits of a cashback campaign come with each cashback that it limits', async () => {
    const { header } = await whole(CATALOGO);
    const limit = { quantidadeLimite: 77 };
    await database.db
      .updateTable('cashbackConfiguracao')
      .set(limit)
      .where('idCashbackConfiguracao', '=', CAMPANHA)
      .execute();
    const { cashbacks = [] } = catalogoDeltaCabecalho.parse((await since(CATALOGO, header.cursor)).header);
    expect(cashbacks.map(([, { cashbackConfiguracao }]) => cashbackConfiguracao?.quantidadeLimite)).toEqual(
      Array.from({ length: 6 }, () => 77),
    );
  });

  test('are empty, without a byte, when nothing changed', async () => {
    for (const path of [CATALOGO, PRECOS]) {
      const { header } = await whole(path);
      const answer = await get(`${path}cursor=${header.cursor}`);
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0]);
    }
  });

  test('a new name comes as that one product, and the new cursor then brings nothing', async () => {
    const { header } = await whole(CATALOGO);
    await changeProduto(database.db, LOSARTANA, { nome: 'LOSARTANA NOVA', pmc: 4321 });
    const delta = await since(CATALOGO, header.cursor);
    expect(delta.header).toMatchObject({
      delta: true,
      geracao: header.geracao,
      total: 300,
      alterados: 1,
      removidos: [],
      segmentos: 1,
      marcas: [],
    });
    expect([...delta.rows.keys()]).toEqual([LOSARTANA]);
    expect(delta.rows.get(LOSARTANA)).toMatchObject({ nome: 'LOSARTANA NOVA', pmc: 43.21 });
    expect((await get(`${CATALOGO}cursor=${delta.header.cursor}`)).statusCode).toBe(304);
  });

  test('a write that changes nothing is no change', async () => {
    const { header } = await whole(CATALOGO);
    await changeProduto(database.db, LOSARTANA, { nome: (await anyProduto()).nome });
    expect((await get(`${CATALOGO}cursor=${header.cursor}`)).statusCode).toBe(304);
  });

  test('a price comes only to its context, stock to every one, and neither to the catalogue', async () => {
    const { header, rows: all } = await whole(PRECOS);
    const [other = 0] = all.keys();
    await changePreco(database.db, { idContexto: 'c1', idProduto: LOSARTANA }, { valorUnitario: 99_9900 });
    const of = { idContexto: 'c2', idProduto: other };
    expect(await changePreco(database.db, of, { valorUnitario: 5 })).toBe(true);
    const prices = await since(PRECOS, header.cursor);
    expect([...prices.rows.keys()]).toEqual([LOSARTANA]);
    expect(prices.rows.get(LOSARTANA)).toMatchObject({ valorUnitario: 99.99, idPessoaFilial: 1 });
    expect(prices.header['faixas']).toBeNull();
    await changeEstoque(database.db, LOSARTANA, 17);
    for (const idContexto of ['c1', 'c2']) {
      const { rows } = await since(`/sincronizacao/precos?idContexto=${idContexto}&`, prices.header.cursor);
      expect([...rows].map(([id, row]) => [id, row['estoque']])).toEqual([[LOSARTANA, 17]]);
    }
    expect((await get(`${CATALOGO}cursor=${header.cursor}`)).statusCode).toBe(304);
  });

  test('tiers come all together when one of them was changed or deleted', async () => {
    const { header } = await whole(PRECOS);
    const tiers = header['faixas'] as [number, unknown[]][];
    const [idMarca = 0, before = []] = tiers[0] ?? [];
    await database.db
      .deleteFrom('marcaFaixa')
      .where('idContexto', '=', 'c1')
      .where('idMarca', '=', idMarca)
      .execute();
    expect(before.length).toBeGreaterThan(0);
    const delta = await since(PRECOS, header.cursor);
    expect(delta.header['faixas']).toEqual(tiers.slice(1));
    expect(delta.rows.size).toBe(0);
    expect((await get(`${PRECOS}cursor=${delta.header.cursor}`)).statusCode).toBe(304);
  });

  test('a brand’s new name comes as that one entry of the lists', async () => {
    const { header } = await whole(CATALOGO);
    const { idMarca, idFabricante } = await anyProduto();
    await database.db.updateTable('marca').set({ nome: 'OUTRA' }).where('idMarca', '=', idMarca).execute();
    const delta = await since(CATALOGO, header.cursor);
    expect(delta.header).toMatchObject({ marcas: [[idMarca, 'OUTRA', idFabricante]], fabricantes: [] });
  });

  test('a product withdrawn and one added are in the delta, and the id of the first is never given again', async () => {
    const { header } = await whole(CATALOGO);
    const first = await insertCopy('PRIMEIRO');
    await withdrawProduto(database.db, first);
    const second = await insertCopy('SEGUNDO');
    expect(second).toBe(first + 1);
    const delta = await since(CATALOGO, header.cursor);
    expect(delta.header).toMatchObject({ removidos: [first], alterados: 1, total: header.total + 1 });
    const prices = await since(PRECOS, header.cursor);
    expect(prices.header).toMatchObject({ removidos: [first], alterados: 1, total: header.total + 1 });
    await withdrawProduto(database.db, second);
    expect((await since(CATALOGO, delta.header.cursor)).header).toMatchObject({
      removidos: [second],
      alterados: 0,
    });
  });

  test('a deleted price or stock row is in the delta', async () => {
    const { header } = await whole(PRECOS);
    const id = await insertCopy('SEM PRECO');
    const { cursor } = (await since(PRECOS, header.cursor)).header;
    await database.db.deleteFrom('produtoEstoque').where('idProduto', '=', id).execute();
    const empty = await since(PRECOS, cursor);
    expect([...empty.rows].map(([produto, row]) => [produto, row['estoque']])).toEqual([[id, 0]]);
    const [preco] = await database.db
      .deleteFrom('produtoPreco')
      .where('idProduto', '=', id)
      .where('idContexto', '=', 'c1')
      .returning([
        'idContexto',
        'idProduto',
        'valorUnitario',
        'descontoComercial',
        'descontoFinanceiro',
        'st',
      ])
      .execute();
    expect((await since(PRECOS, empty.header.cursor)).header).toMatchObject({
      removidos: [id],
      alterados: 0,
    });
    await database.db.insertInto('produtoPreco').values(must(preco, 'price')).execute();
    expect((await since(PRECOS, empty.header.cursor)).header).toMatchObject({ removidos: [], alterados: 1 });
    await withdrawProduto(database.db, id);
  });

  test('bring a device, delta after delta, to the content of a new generation', async () => {
    let copies = [copyOf(await whole(CATALOGO)), copyOf(await whole(PRECOS))];
    let cursor = (await whole(CATALOGO)).header.cursor;
    const ids = [...(copies[0]?.rows.keys() ?? [])];
    for (let round = 0; round < 6; round++) {
      const at = (n: number) => ids[(round * 37 + n * 11) % ids.length] ?? 0;
      await changeProduto(database.db, at(1), { apresentacao: `rodada ${round}` });
      await changePreco(database.db, { idContexto: 'c1', idProduto: at(2) }, { st: 100 + round });
      await changeEstoque(database.db, at(3), round);
      await withdrawProduto(database.db, at(4));
      await insertCopy(`NOVO ${round}`);
      await changeAtributos(round, at(5), at(6));
      const deltas = [await since(CATALOGO, cursor), await since(PRECOS, cursor)];
      copies = copies.map((copy, i) => (deltas[i] === undefined ? copy : applyDelta(copy, deltas[i])));
      cursor = deltas[1]?.header.cursor ?? '';
    }
    await buildFeeds(database.db, () => new Date(0));
    expect(copies).toEqual([copyOf(await whole(CATALOGO)), copyOf(await whole(PRECOS))]);
  });

  test('are refused, and a fresh generation made, when more than three tenths changed', async () => {
    const { header } = await whole(PRECOS);
    const limit = Math.floor(header.total * 0.3);
    const ids = [...(await whole(PRECOS)).rows.keys()];
    const setStock = (count: number, estoque: number) =>
      database.db
        .updateTable('produtoEstoque')
        .set({ estoque })
        .where('idProduto', 'in', ids.slice(0, count))
        .execute();
    await setStock(limit, 1001);
    expect((await since(PRECOS, header.cursor)).header).toMatchObject({ alterados: limit });
    expect((await whole(PRECOS)).header.geracao).toBe(header.geracao);
    await setStock(limit + 1, 1002);
    const asked = `${PRECOS}cursor=${header.cursor}`;
    expect(await errorOf(asked)).toEqual([410, 'cursor-desconhecido']);
    expect(await descriptionOf(asked)).toBe(
      'Muita coisa mudou desde a última atualização. Carregue o catálogo inteiro.',
    );
    const fresh = await whole(PRECOS);
    expect(fresh.header.geracao).not.toBe(header.geracao);
    expect((await get(`${PRECOS}cursor=${fresh.header.cursor}`)).statusCode).toBe(304);
  });

  test('are refused for a context of none of the user’s customers', async () => {
    const { header } = await whole(PRECOS);
    expect(await errorOf(`/sincronizacao/precos?idContexto=c9&cursor=${header.cursor}`)).toEqual([
      403,
      'cliente-nao-vinculado',
    ]);
  });

  test('a cursor of another database, from before cursors, or from the future is unknown', async () => {
    const { cursor } = (await whole(CATALOGO)).header;
    const [epoca = ''] = cursor.split('.');
    for (const other of [
      '',
      'x',
      `${epoca}.999999999999`,
      `${epoca.replaceAll(/./g, 'a')}.1`,
      `${epoca}.-1`,
    ]) {
      expect(await errorOf(`${CATALOGO}cursor=${other}`)).toEqual([410, 'cursor-desconhecido']);
    }
    expect(await descriptionOf(`${CATALOGO}cursor=x`)).toBe(
      'Este servidor não conhece a última atualização deste aparelho. Carregue o catálogo inteiro.',
    );
  });

  test('the rest of a stream has the same header and last line, from the requested segment', async () => {
    for (const path of [CATALOGO, PRECOS]) {
      const { header, lines } = await whole(path);
      const rest = async (n: number) => {
        const answer = await get(`${path}geracao=${header.geracao}&aPartirDe=${n}`);
        return [answer.statusCode, linesOf(answer.rawPayload)];
      };
      expect(lines).toHaveLength(4);
      expect(await rest(0)).toEqual([200, lines]);
      expect(await rest(1)).toEqual([200, [lines[0], lines[2], lines[3]]]);
      expect(await rest(2)).toEqual([200, [lines[0], lines[3]]]);
    }
  });

  test('the previous generation can be continued, the one before that is gone', async () => {
    const first = (await whole(CATALOGO)).header.geracao;
    const askFirst = () => get(`${CATALOGO}geracao=${first}&aPartirDe=1`);
    await changeEstoque(database.db, LOSARTANA, 501);
    await buildFeeds(database.db, () => new Date(0));
    expect((await askFirst()).statusCode).toBe(200);
    await changeEstoque(database.db, LOSARTANA, 502);
    await buildFeeds(database.db, () => new Date(0));
    expect((await askFirst()).statusCode).toBe(410);
    expect((await askFirst()).json()).toMatchObject({ Codigo: 'cursor-desconhecido' });
  });

  test('meaningless combinations of parameters are refused', async () => {
    const { geracao, cursor } = (await whole(CATALOGO)).header;
    for (const query of [
      `geracao=${geracao}`,
      'aPartirDe=1',
      `geracao=${geracao}&aPartirDe=3`,
      `geracao=${geracao}&aPartirDe=-1`,
      `geracao=${geracao}&aPartirDe=um`,
      `geracao=${geracao}&cursor=${cursor}`,
      `aPartirDe=1&cursor=${cursor}`,
    ]) {
      expect([query, ...(await errorOf(CATALOGO + query))]).toEqual([query, 400, 'requisicao-invalida']);
    }
  });
});
