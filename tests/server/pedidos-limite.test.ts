import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

type Orders = { colecao: { idPrePedido: number; itens?: unknown[] }[]; totalRegistros: number };

describe.each(oneDatabase)('a list of 250 orders on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => new Date('2026-11-20T15:00:00Z') });
    rep = await api.as('representante');
    const { idProduto } = must((await findProdutos(database.db))[0], 'product');
    const { idCarrinho } = (await add(rep, idProduto, 40)).body.carrinho;
    await accept(rep, idCarrinho);
    await confirm(rep, idCarrinho);
    for (const [table, own] of [
      ['prePedido', `'idPrePedido', i, 'idCarrinho', null`],
      ['prePedidoItem', `'idPrePedido', i`],
    ] as const) {
      const target = sql.id(table);
      await sql`insert into ${target} overriding system value
        select (jsonb_populate_record(null::${target}, to_jsonb(one) || jsonb_build_object(${sql.raw(own)}))).*
        from ${target} one, generate_series(1, 249) i`.execute(database.db);
    }
  });
  afterAll(async () => {
    await api.close();
    await database.reset();
    await database.close();
  });

  const read = async (query: string): Promise<Orders> => JSON.parse((await rep.get(`/pedido?${query}`)).text);

  test('without pages a response holds the newest 200 and their total number', async () => {
    const { colecao, totalRegistros } = await read('paginacao=false');
    expect([colecao.length, totalRegistros]).toEqual([200, 250]);
  });

  test('with their lines a response holds 50, whatever size is requested', async () => {
    for (const query of [
      'paginacao=false',
      'quantidadeRegistrosPagina=200',
      'quantidadeRegistrosPagina=9999',
    ]) {
      const { colecao, totalRegistros } = await read(`${query}&incluirItens=true`);
      expect([colecao.length, totalRegistros, colecao[0]?.itens?.length]).toEqual([50, 250, 1]);
    }
  });

  test('pages with lines lead to every order once', async () => {
    const seen = new Set<number>();
    for (let page = 1; page <= 5; page += 1) {
      const { colecao } = await read(`quantidadeRegistrosPagina=200&numeroPagina=${page}&incluirItens=true`);
      for (const { idPrePedido } of colecao) seen.add(idPrePedido);
    }
    expect(seen.size).toBe(250);
  });

  test('with more than 20,000 lines a response holds fewer orders and leads on, and a page by number is refused', async () => {
    const { colecao: newest } = await read('quantidadeRegistrosPagina=3');
    const ids = newest.map(({ idPrePedido }) => idPrePedido);
    const item = sql.id('prePedidoItem');
    await sql`insert into ${item} overriding system value
      select (jsonb_populate_record(null::${item}, to_jsonb(one)
        || jsonb_build_object('posicao', i))).*
      from ${item} one, generate_series(2, 9000) i where one."idPrePedido" = any(${ids})`.execute(
      database.db,
    );
    const first: Orders & { continua: number | null } = JSON.parse(
      (await rep.get('/pedido?paginacao=false&incluirItens=true')).text,
    );
    expect([first.colecao.map(({ itens }) => itens?.length), first.continua]).toEqual([[9000, 9000], ids[1]]);
    const next = await read(`paginacao=false&incluirItens=true&depoisDe=${ids[1]}`);
    expect(next.colecao[0]?.itens?.length).toBe(9000);
    const numbered = await rep.get('/pedido?incluirItens=true&quantidadeRegistrosPagina=3');
    expect([numbered.status, numbered.body.Codigo]).toEqual([400, 'requisicao-invalida']);
  });
});
