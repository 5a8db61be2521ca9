import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type SpiedDatabase, spyOn } from '#tests/support/spied-statements.ts';

type Orders = {
  colecao: { idPrePedido: number; dataHora: string }[];
  totalRegistros: number;
  somaTotal?: number;
  totalIncompleto?: true;
  continua: number | null;
};

type Plan = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/** The number of order rows that a statement reads when it runs. */
const pedidosOf = (plan: Plan): number =>
  (plan['Relation Name'] === 'prePedido'
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((sum, part) => sum + pedidosOf(part), 0);

describe.each(oneDatabase)('pages of many orders on $name', ({ open }) => {
  let database: TestDatabase;
  let spied: SpiedDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    spied = spyOn(database);
    api = await openApi(spied, { clock: () => new Date('2026-11-20T15:00:00Z') });
    rep = await api.as('representante');
    const { idProduto } = must((await findProdutos(database.db))[0], 'product');
    const { idCarrinho } = (await add(rep, idProduto, 40)).body.carrinho;
    await accept(rep, idCarrinho);
    await confirm(rep, idCarrinho);
  });
  beforeEach(() => removePedidos());
  afterAll(async () => {
    await api.close();
    await database.reset();
    await database.close();
  });

  /** Without triggers and references, which take longer than the rows. */
  const writePedidos = (write: (trx: Database) => Promise<unknown>) =>
    database.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await write(trx);
    });
  const removePedidos = () =>
    writePedidos((trx) => sql`delete from "prePedido" where "idPrePedido" <= 50000`.execute(trx));

  /** Adds this many orders of the twelve customers; each third one is as old as its neighbours. */
  async function addPedidos(many: number): Promise<void> {
    await writePedidos((trx) =>
      sql`insert into "prePedido" overriding system value
        select own.*
        from (select * from "prePedido" limit 1) one, generate_series(1, ${many}::integer) i,
        lateral jsonb_populate_record(null::"prePedido", to_jsonb(one) || jsonb_build_object(
          'idPrePedido', i, 'idCarrinho', null, 'idPessoaCliente', 101 + i % 12,
          'dataHora', one."dataHora" - interval '1.000001 minutes' * (${many} - i + i % 3))) own`.execute(
        trx,
      ),
    );
    await sql`analyze "prePedido"`.execute(database.db);
  }

  const read = async (query: string): Promise<Orders> => {
    const answer = await rep.get(`/pedido?${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return JSON.parse(answer.text);
  };

  /** The numbers of all orders, read page after page. */
  async function readOn(query: string): Promise<number[]> {
    const seen: number[] = [];
    for (let at: number | null | undefined; at !== null; ) {
      const { colecao, continua } = await read(at === undefined ? query : `${query}&depoisDe=${at}`);
      seen.push(...colecao.map((pedido) => pedido.idPrePedido));
      at = continua;
    }
    return seen;
  }

  test('reading on after the last order leads to the orders that page numbers lead to', async () => {
    await addPedidos(250);
    const numbered: number[] = [];
    for (let page = 1; page <= 7; page += 1) {
      const { colecao } = await read(`quantidadeRegistrosPagina=40&numeroPagina=${page}`);
      numbered.push(...colecao.map((pedido) => pedido.idPrePedido));
    }
    expect(new Set(numbered).size).toBe(251);
    expect(await readOn('quantidadeRegistrosPagina=40')).toEqual(numbered);
    expect(await readOn('variosClientes=101;107&quantidadeRegistrosPagina=7')).toEqual(
      numbered.filter((id) => id > 50_000 || [0, 6].includes(id % 12)),
    );
  });

  test('a new order does not move the place where reading continues', async () => {
    await addPedidos(30);
    const all = await readOn('quantidadeRegistrosPagina=200');
    expect(all).toHaveLength(31);
    // Fewer orders than customers: the customers with the latest orders are found among them.
    expect(await readOn('quantidadeRegistrosPagina=3')).toEqual(all);
    const first = await read('quantidadeRegistrosPagina=10');
    await sql`update "prePedido" set "dataHora" = now() + interval '1 year' where "idPrePedido" = 1`.execute(
      database.db,
    );
    const next = await read(`quantidadeRegistrosPagina=10&depoisDe=${first.continua}`);
    expect(next.colecao.map((pedido) => pedido.idPrePedido)).toEqual(all.slice(10, 20));
  });

  test('the last page says that it is the last, and a foreign order leads nowhere', async () => {
    await addPedidos(9);
    expect((await read('quantidadeRegistrosPagina=10')).continua).toBeNull();
    expect((await read('quantidadeRegistrosPagina=9')).continua).toBe(2);
    expect((await read('quantidadeRegistrosPagina=9&numeroPagina=3')).colecao).toEqual([]);
    const buyer = await api.as('farmacia');
    for (const id of [1, 777_777]) {
      const { status, body } = await buyer.get(`/pedido?depoisDe=${id}`);
      expect([status, body.Codigo]).toEqual([404, 'nao-encontrado']);
    }
  });

  test('orders are counted and added up to 10,000, and beyond that the response says so', async () => {
    await addPedidos(9_999);
    const exact = await read('quantidadeRegistrosPagina=1');
    const total = must(
      await database.db
        .selectFrom('prePedido')
        .select(sql<number>`sum("total")::bigint`.as('soma'))
        .executeTakeFirst(),
      'sum',
    );
    expect([exact.totalRegistros, exact.somaTotal, exact.totalIncompleto]).toEqual([
      10_000,
      total.soma / 100,
      undefined,
    ]);
    await removePedidos();
    await addPedidos(11_999);
    const more = await read('quantidadeRegistrosPagina=1');
    expect([more.totalRegistros, more.somaTotal, more.totalIncompleto]).toEqual([10_001, undefined, true]);
    const beyond = await read('quantidadeRegistrosPagina=200&numeroPagina=55');
    expect([beyond.colecao.length, beyond.totalRegistros]).toEqual([200, 11_001]);
    const last = await read('quantidadeRegistrosPagina=200&numeroPagina=60');
    expect([last.colecao.length, last.totalRegistros, last.continua]).toEqual([200, 12_000, null]);
    const none = await read('quantidadeRegistrosPagina=200&numeroPagina=100');
    expect([none.colecao, none.totalRegistros, none.continua]).toEqual([[], 10_001, null]);
  });

  test('a page reads some orders of each customer, and at most 10,000 to count them', async () => {
    await addPedidos(12_000);
    const reads: number[] = [];
    for (const query of ['', '?depoisDe=6000', '?variosClientes=101;102']) {
      spied.take();
      await rep.get(`/pedido${query}`);
      for (const { sql: text, parameters } of spied.take()) {
        if (!/^\s*(?:select|with)\b/i.test(text)) continue;
        const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
        const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain);
        reads.push(pedidosOf(must(rows[0], 'plan')['QUERY PLAN'][0].Plan));
      }
    }
    expect(reads.filter((read) => read > 1_000)).toHaveLength(3);
    expect(Math.max(...reads)).toBe(10_001);
  });
});
