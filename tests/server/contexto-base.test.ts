import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { readCombosInteiros } from '#server/catalogue/data/combo-rows.ts';
import { toOpen } from '#server/db/scope.ts';
import { withdrawProduto } from '#server/feed/changes.ts';
import { buildFeeds, ensureFeeds } from '#server/feed/feed.ts';
import { type Api, type ApiClient, openApi, type WireCarrinho } from '#tests/support/api.ts';
import { add, findProdutos } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';
import { applyDelta, copyOf, readStream } from '#tests/support/feed-copy.ts';
import { insertContexto } from '#tests/support/price-context.ts';
import { settled } from '#tests/support/settled.ts';

const BASE = 'c1';
/** A context of that base, and one that holds each of its prices itself. */
const OWN = { idContexto: 'c78', idCondicao: 78 };
const WHOLE = { idContexto: 'c79', idCondicao: 79 };

/** Gives the whole context the prices that the other one has by its own rows and its base's. */
async function copyPrices({ db }: TestDatabase): Promise<void> {
  await db.deleteFrom('produtoPreco').where('idContexto', '=', WHOLE.idContexto).execute();
  await sql`insert into "produtoPreco"
      ("idContexto", "idProduto", "valorUnitario", "descontoComercial", "descontoFinanceiro", "st")
    select ${WHOLE.idContexto}, "idProduto", "valorUnitario", "descontoComercial", "descontoFinanceiro", "st"
    from (
      select distinct on ("idProduto") * from "produtoPreco"
      where "idContexto" in (${OWN.idContexto}, ${BASE})
      order by "idProduto", "idContexto" = ${OWN.idContexto} desc
    ) as "found" where "vendido"`.execute(db);
}

describe.each(bothDatabases)('a price context with a base on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  /** Four products of the base: one with a price of the context's own, one not sold in it, and two as in the base. */
  let own: number;
  let unsold: number;
  let plain: number;
  let other: number;
  /** A product that only the context sells. */
  let extra: number;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await api?.close();
    await database.reset();
    const { db } = database;
    [own = 0, unsold = 0, plain = 0, other = 0, extra = 0] = (await findProdutos(db)).map((p) => p.idProduto);
    await db
      .deleteFrom('produtoPreco')
      .where('idContexto', '=', BASE)
      .where('idProduto', '=', extra)
      .execute();
    await insertContexto(database, OWN, BASE);
    await insertContexto(database, WHOLE, null);
    await setOwn(own, { valorUnitario: 77_7700, descontoComercial: 700, st: 300 });
    await setOwn(unsold, { vendido: false });
    await setOwn(extra, { valorUnitario: 5_0000 });
    await copyPrices(database);
    api = await openApi(database);
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await database.reset();
    await database.close();
  });

  async function setRow(idContexto: string, idProduto: number, row: object): Promise<void> {
    const none = { valorUnitario: 1_0000, descontoComercial: 0, descontoFinanceiro: 0, st: 0 };
    await database.db
      .insertInto('produtoPreco')
      .values({ idContexto, idProduto, ...none, ...row })
      .onConflict((c) => c.columns(['idContexto', 'idProduto']).doUpdateSet(row))
      .execute();
  }
  const setOwn = (idProduto: number, row: object) => setRow(OWN.idContexto, idProduto, row);
  const drop = (idContexto: string, idProduto: number) =>
    database.db
      .deleteFrom('produtoPreco')
      .where('idContexto', '=', idContexto)
      .where('idProduto', '=', idProduto)
      .execute();
  async function get(path: string) {
    await settled(database.db);
    return api.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${rep.token}` } });
  }
  const pathOf = (idContexto: string) => `/sincronizacao/precos?idContexto=${idContexto}`;
  const rowsOf = async (idContexto: string) => readStream((await get(pathOf(idContexto))).rawPayload).rows;
  const bodyOf = async (path: string) => (await rep.get(path)).body as unknown as Record<string, unknown>;

  test('its stream has its own prices, the base’s of the others, and no unsold products', async () => {
    const rows = await rowsOf(OWN.idContexto);
    expect(rows.get(own)).toMatchObject({ valorUnitario: 77.77, descontoComercial: 7 });
    expect([rows.has(unsold), rows.has(extra), rows.size]).toEqual([false, true, 299]);
    expect(rows).toEqual(await rowsOf(WHOLE.idContexto));
    await buildFeeds(database.db, () => new Date(0));
    const base = await rowsOf(BASE);
    expect(rows.get(plain)).toEqual(base.get(plain));
    expect([base.has(unsold), base.has(extra), base.get(own)]).toEqual([true, false, expect.anything()]);
    expect(rows.get(own)).not.toEqual(base.get(own));
  });

  test('the search and the cart sell as in a context that holds all prices itself', async () => {
    const found = await Promise.all(
      [OWN, WHOLE].map(async ({ idCondicao }) => {
        const answer = JSON.stringify(
          await bodyOf(`/ecommerceitem?idPessoaCliente=101&idModoOrdenacao=6&idCondicaoVenda=${idCondicao}`),
        );
        return answer.replaceAll(`"idCondicao":${idCondicao}`, '"idCondicao":0');
      }),
    );
    expect(found[0]).toBe(found[1]);
    expect(JSON.parse(must(found[0], 'answer'))).toMatchObject({ totalRegistros: 299 });
    const linesOf = async ({ idCondicao }: typeof OWN) => {
      const more = { IDCondicaoProduto: idCondicao };
      const answers = [];
      for (const id of [own, plain, extra, unsold]) answers.push(await add(rep, id, 2, more));
      const { itens } = (await rep.get('/Carrinho?idPessoaCliente=101')).body as unknown as WireCarrinho;
      return {
        statuses: answers.map(({ status }) => status),
        itens: itens
          .filter((item) => item.idCondicao === idCondicao)
          .map((item) => [item.idItem, item.valorUnitario, item.valorLiquido, item.valorTotal]),
      };
    };
    const lines = await linesOf(OWN);
    expect(lines).toEqual(await linesOf(WHOLE));
    expect([lines.statuses, lines.itens[0]?.[1]]).toEqual([[200, 200, 200, 422], 77.77]);
  });

  test('a combo has the prices that its members have in the context', async () => {
    const combos = ({ idContexto }: typeof OWN) => readCombosInteiros(toOpen(database.db), { idContexto });
    const [first] = await combos(OWN);
    await setOwn(must(first?.itens[0], 'member').idProduto, { valorUnitario: 33_0000 });
    await copyPrices(database);
    const sold = await combos(OWN);
    expect(sold[0]?.itens[0]).toMatchObject({ valorUnitario: 33_0000 });
    expect(sold.length).toBeGreaterThan(10);
    expect(sold).toEqual(await combos(WHOLE));
  });

  test('a delta brings the changes of the context or its base, and the copy then equals the whole', async () => {
    const { db } = database;
    const changes: [string, () => Promise<unknown>, { altered: number[]; removed: number[] }][] = [
      [
        'a price of the base',
        () => setRow(BASE, plain, { valorUnitario: 9_0000 }),
        { altered: [plain], removed: [] },
      ],
      [
        'a base price that it overrides',
        () => setRow(BASE, own, { st: 900 }),
        { altered: [own], removed: [] },
      ],
      [
        'a price of its own',
        () => setOwn(other, { valorUnitario: 8_0000 }),
        { altered: [other], removed: [] },
      ],
      ['its own price goes', () => drop(OWN.idContexto, own), { altered: [own], removed: [] }],
      ['no longer sold', () => setOwn(plain, { vendido: false }), { altered: [], removed: [plain] }],
      ['the base sells no more', () => drop(BASE, own), { altered: [], removed: [own] }],
      ['the base drops what it overrides', () => drop(BASE, other), { altered: [other], removed: [] }],
      [
        'the base sells what it does not',
        () => setRow(BASE, unsold, { st: 5 }),
        { altered: [], removed: [] },
      ],
      ['sold again', () => drop(OWN.idContexto, plain), { altered: [plain], removed: [] }],
      ['its only price goes', () => drop(OWN.idContexto, extra), { altered: [], removed: [extra] }],
      ['the product goes', () => withdrawProduto(db, other), { altered: [], removed: [other] }],
    ];
    let stream = readStream((await get(pathOf(OWN.idContexto))).rawPayload);
    let copy = copyOf(stream);
    for (const [name, change, { altered, removed }] of changes) {
      await change();
      const answer = await get(`${pathOf(OWN.idContexto)}&cursor=${stream.header.cursor}`);
      if (answer.statusCode === 304) {
        expect([name, altered, removed]).toEqual([name, [], []]);
        continue;
      }
      stream = readStream(answer.rawPayload);
      expect([name, [...stream.rows.keys()], stream.header['removidos']]).toEqual([name, altered, removed]);
      copy = applyDelta(copy, stream);
      await buildFeeds(db, () => new Date(0));
      expect([name, copy.rows]).toEqual([name, await rowsOf(OWN.idContexto)]);
    }
    await copyPrices(database);
    await buildFeeds(db, () => new Date(0));
    expect(copy.rows).toEqual(await rowsOf(WHOLE.idContexto));
  });

  test('over its base’s prices it brings only the differences, for the held cursor of the base', async () => {
    const pathOver = (base: string, cursor: string) =>
      `${pathOf(OWN.idContexto)}&idContextoBase=${base}&cursor=${cursor}`;
    await settled(database.db);
    await buildFeeds(database.db, () => new Date(0));
    const base = readStream((await get(pathOf(BASE))).rawPayload);
    const first = readStream((await get(pathOver(BASE, base.header.cursor))).rawPayload);
    expect([new Set(first.rows.keys()), first.header['removidos']]).toEqual([
      new Set([own, extra]),
      [unsold],
    ]);
    expect(first.header).toMatchObject({ idContextoBase: BASE, faixas: [] });
    expect(applyDelta(copyOf(base), first).rows).toEqual(await rowsOf(OWN.idContexto));

    await setRow(BASE, plain, { valorUnitario: 9_0000 });
    await drop(OWN.idContexto, own);
    await drop(BASE, other);
    const late = readStream((await get(pathOver(BASE, base.header.cursor))).rawPayload);
    const copy = applyDelta(copyOf(base), late);
    await buildFeeds(database.db, () => new Date(0));
    expect(copy.rows).toEqual(await rowsOf(OWN.idContexto));
  });

  test('its own table is built for the first device that asks for the whole stream', async () => {
    const { db } = database;
    const isBuilt = async () =>
      (await db.selectFrom('feed').select('idContexto').where('idContexto', '=', OWN.idContexto).execute())
        .length > 0;
    await ensureFeeds(db, () => new Date(0));
    const base = readStream((await get(pathOf(BASE))).rawPayload);
    const over = await get(`${pathOf(OWN.idContexto)}&idContextoBase=${BASE}&cursor=${base.header.cursor}`);
    const { cursor } = readStream(over.rawPayload).header;
    await setOwn(plain, { valorUnitario: 4_0000 });
    const delta = readStream((await get(`${pathOf(OWN.idContexto)}&cursor=${cursor}`)).rawPayload);
    expect([delta.rows.has(plain), await isBuilt()]).toEqual([true, false]);
    expect((await rowsOf(OWN.idContexto)).get(plain)).toMatchObject({ valorUnitario: 4 });
    expect(await isBuilt()).toBe(true);
  });

  test('a base that is wrong, not the user’s or without its cursor is refused', async () => {
    const statusOf = async (query: string) => (await get(`${pathOf(OWN.idContexto)}${query}`)).statusCode;
    const { cursor } = readStream((await get(pathOf(BASE))).rawPayload).header;
    await rowsOf(OWN.idContexto);
    expect(await statusOf(`&idContextoBase=${BASE}&cursor=${cursor}`)).toBe(200);
    expect(await statusOf(`&idContextoBase=${WHOLE.idContexto}&cursor=${cursor}`)).toBe(410);
    expect(await statusOf(`&idContextoBase=${BASE}&cursor=x`)).toBe(410);
    expect(await statusOf(`&idContextoBase=${BASE}`)).toBe(400);
    expect(await statusOf(`&idContextoBase=${BASE}&cursor=${cursor}&geracao=x`)).toBe(400);
    await database.db.deleteFrom('clienteCondicaoFilial').where('idCondicao', '=', 1).execute();
    expect(await statusOf(`&idContextoBase=${BASE}&cursor=${cursor}`)).toBe(410);
  });

  test('a base of a base or another base is refused, and a base with contexts stays', async () => {
    const { db } = database;
    await db.insertInto('condicao').values({ idCondicao: 80, descricao: 'x', promocao: true }).execute();
    const values = { idContexto: 'c80', idCondicao: 80, estado: 'SP', calcularSt: false, licencas: 0 };
    const insert = (idContextoBase: string) =>
      db
        .insertInto('contexto')
        .values({ ...values, idContextoBase })
        .execute();
    await expect(insert(OWN.idContexto)).rejects.toThrow('the base c78 of the price context c80 has a base');
    await expect(insert('c80')).rejects.toThrow();
    await expect(insert('none')).rejects.toThrow();
    const change = (idContexto: string, idContextoBase: string | null) =>
      db.updateTable('contexto').set({ idContextoBase }).where('idContexto', '=', idContexto).execute();
    for (const idContextoBase of [null, WHOLE.idContexto])
      await expect(change(OWN.idContexto, idContextoBase)).rejects.toThrow('cannot change');
    await expect(change(BASE, WHOLE.idContexto)).rejects.toThrow('cannot change');
    await expect(db.deleteFrom('contexto').where('idContexto', '=', BASE).execute()).rejects.toThrow();
  });
});
