import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { codigosDaEmpresa } from '#server/db/migrations/0069-codigos-da-empresa.ts';
import { scopeOf } from '#server/db/scope.ts';
import { buildFeeds, readCatalogoFeed } from '#server/feed/feed.ts';
import { itensDaNota } from '#server/invoices/data/itens-da-nota.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { add, findProdutos } from '#tests/support/cart.ts';
import { pedidoDoApp } from '#tests/support/company-system.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openMachine } from '#tests/support/machine.ts';

describe.each(oneDatabase)('the codes of a company on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let um: number;
  let outro: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  /** Gives a record another code, as if the company had loaded it so. */
  const recode = async (recurso: string, id: number, codigo: string) => {
    await database.db
      .updateTable('codigoErp')
      .set({ codigo })
      .where('recurso', '=', recurso)
      .where('id', '=', id)
      .execute();
    if (recurso === 'produtos')
      await database.db.updateTable('produto').set({ mudado: -1 }).where('idProduto', '=', id).execute();
  };

  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
    const found = await findProdutos(database.db);
    um = must(found[0], 'product').idProduto;
    outro = must(found[1], 'product').idProduto;
    await recode('produtos', um, '000123');
    await recode('produtos', outro, 'AB-0123');
    await recode('clientes', 101, 'C-000101');
  });

  const read = async <T>(path: string): Promise<T> => {
    const { status, text } = await rep.get(path);
    expect(status).toBe(200);
    return JSON.parse(text) as T;
  };
  type Produto = { codigoErp?: string };
  type Item = {
    idItem: number;
    itemTipo: { idItemTipo: number };
    produto?: Produto;
    ecommerceProduto?: { produto: Produto };
  };
  const search = async (texto: string) =>
    (
      await read<{ colecao: Item[] }>(
        `/ecommerceitem?idPessoaCliente=101&idModoOrdenacao=6&textoBusca=${encodeURIComponent(texto)}`,
      )
    ).colecao.filter(({ itemTipo }) => itemTipo.idItemTipo === 1);
  const importar = async (...codigos: string[]) => {
    const { text } = await rep.post('/ecommerceitem/ValidarImportacao', {
      IDCliente: 101,
      IdTipoImportacao: '1',
      Produtos: codigos.map((codigo) => `${codigo};2`).join('|'),
    });
    return (JSON.parse(text) as { idProduto: number | null }[]).map(({ idProduto }) => idProduto);
  };

  test('name products in the search, first and with their zeros', async () => {
    const [first] = await search('000123');
    expect([first?.idItem, first?.produto?.codigoErp]).toEqual([um, '000123']);
    expect(first?.ecommerceProduto?.produto.codigoErp).toBe('000123');
    expect((await search('ab-0123')).map(({ idItem }) => idItem)).toEqual([outro]);
  });

  test('name products in an import: exactly, else where only one code comes close', async () => {
    expect(await importar('000123', '123', 'ab-0123', '0123', 'AB-01', String(um))).toEqual([
      um,
      um,
      outro,
      um,
      null,
      null,
    ]);
    for (const codigo of ['123', '00123', 'ab-0123'])
      expect(await importar(codigo), codigo).toEqual([codigo === 'ab-0123' ? outro : um]);
    await recode('produtos', outro, '00123');
    expect(await importar('000123', '00123', '123')).toEqual([um, outro, null]);
  });

  test('do not change which products an import takes over', async () => {
    await recode('produtos', outro, String(um));
    const { body } = await rep.post('/ecommerceitem/Importar', {
      ecommerceProdutoImportacaoCollection: [{ idProduto: um, status: '1', quantidade: 2 }],
      IDCliente: 101,
      IDOperacao: 4,
      IDOrigem: 2,
      IDOrigemTipo: 18,
    });
    const { carrinho } = body as unknown as { carrinho: { itens: { idItem: number }[] } };
    expect(carrinho.itens.map(({ idItem }) => idItem)).toEqual([um]);
  });

  test('stand in the price list', async () => {
    const { text } = await rep.get('/ecommerceitem/Exportar?idPessoaCliente=101');
    const codigos = text.split('\r\n').map((line) => line.split(';')[0]);
    expect([codigos.includes('000123'), codigos.includes(String(um))]).toEqual([true, false]);
  });

  test('come to devices as texts, and not where they say no more than the id', async () => {
    await buildFeeds(database.db, () => new Date());
    const { corpo } = must(await readCatalogoFeed(database.db), 'stream');
    const segments = gunzipSync(corpo)
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .slice(1, -1)
      .map((line) => JSON.parse(line) as { idProduto: number[]; codigoErp?: string[] });
    const told = segments.flatMap(({ idProduto, codigoErp }) =>
      idProduto.flatMap((id, at) => (codigoErp?.[at] ? [[id, codigoErp[at]]] : [])),
    );
    expect(new Map(told as [number, string][])).toEqual(
      new Map([
        [um, '000123'],
        [outro, 'AB-0123'],
      ]),
    );
  });

  test('name a customer, and nothing is said where the id is the code', async () => {
    const clientes = await read<{ pessoa: { idPessoa: number; codigoErp?: string } }[]>('/UsuarioCliente');
    const of = (id: number) => clientes.find(({ pessoa }) => pessoa.idPessoa === id)?.pessoa;
    expect(of(101)?.codigoErp).toBe('C-000101');
    expect(of(102)).not.toHaveProperty('codigoErp');
    const geral = await read<{ pessoa: { codigoErp?: string } }>(
      '/Cliente/consultarClienteDadosGerais?idPessoaCliente=101',
    );
    expect(geral.pessoa.codigoErp).toBe('C-000101');
  });

  test('stand on the lines of an order, and on the invoice made from it', async () => {
    const idPrePedido = await pedidoDoApp(rep, database.db);
    const linha = await database.db
      .selectFrom('prePedidoItem')
      .select('idItem')
      .where('idPrePedido', '=', idPrePedido)
      .executeTakeFirstOrThrow();
    await recode('produtos', linha.idItem, '0000777');
    const itens = await read<{ produto: { codigoErp?: string } }[]>(
      `/pedido/itens?idPrePedido=${idPrePedido}`,
    );
    expect(itens.map(({ produto }) => produto.codigoErp)).toEqual(['0000777']);
    const daNota = await itensDaNota(scopeOf(database.db, 1), { idPrePedido, idTitulo: 0 });
    expect(daNota.map(({ codigo }) => codigo)).toEqual(['0000777']);
  });

  test('of an order are its number in the company, once it was taken', async () => {
    const idPrePedido = await pedidoDoApp(rep, database.db);
    const historico = '/sincronizacao/historico?idPessoaCliente=101';
    const { cursor } = await read<{ cursor: string }>(historico);
    const changed = async () =>
      (await read<{ pedidos: { numeroErp?: string }[] }>(`${historico}&cursor=${cursor}`)).pedidos;
    expect((await changed()).filter(({ numeroErp }) => numeroErp !== undefined)).toEqual([]);
    const machine = await openMachine(api, database.db);
    const taken = await machine.post(`/integracao/pedidos/${idPrePedido}/recebido`, {
      numeroErp: 'PV-00100',
    });
    expect(taken.status).toBe(200);
    expect((await changed()).map(({ numeroErp }) => numeroErp)).toEqual(['PV-00100']);
    const numbers = async (numero: string) =>
      (
        await read<{ colecao: { idPrePedido: number; numeroErp?: string }[] }>(
          `/pedido?variosClientes=101&numero=${numero}`,
        )
      ).colecao.map((pedido) => [pedido.idPrePedido, pedido.numeroErp]);
    await database.db
      .updateTable('prePedido')
      .set({ numeroPedidoCliente: 'PC-9', codigoLocal: 'A7K-042' })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    const own = [[idPrePedido, 'PV-00100']];
    for (const numero of ['PV-00100', '%20PV-00100', String(idPrePedido), 'PC-9', 'a7k-042'])
      expect(await numbers(numero), numero).toEqual(own);
    for (const numero of ['PV-1', 'pc', '0']) expect(await numbers(numero), numero).toEqual([]);
    const detalhe = await read<{ numeroErp?: string }>(`/pedido/detalhe?idPrePedido=${idPrePedido}`);
    expect(detalhe.numeroErp).toBe('PV-00100');
  });

  test('stand on a customer’s cashback', async () => {
    const de = (idProduto: number) => ({
      idPessoaCliente: 101,
      idProduto,
      descProduto: 'x',
      situacao: 2,
      valor: 100,
      dataHora: new Date('2020-01-15T12:00:00Z'),
    });
    const { idProduto: sem } = must((await findProdutos(database.db))[2], 'product');
    await database.db
      .insertInto('cashbackLancamento')
      .values([de(um), de(sem)])
      .execute();
    const { meuCashbackCollection } = await read<{
      meuCashbackCollection: { produto: { idProduto: number; codigoErp?: string } }[];
    }>('/cashback?idPessoaCliente=101&dataInicial=2020-01-15&dataFinal=2020-01-15');
    expect(
      new Map(meuCashbackCollection.map(({ produto }) => [produto.idProduto, produto.codigoErp])),
    ).toEqual(
      new Map([
        [um, '000123'],
        [sem, undefined],
      ]),
    );
  });

  test('of an earlier version reach devices once it is upgraded, and so do its numbers of orders', async () => {
    const { db } = database;
    const idPrePedido = await pedidoDoApp(rep, db);
    const pedidoErp = { idPrePedido, numeroErp: 'PV-1', recebidoEm: new Date('2026-11-20T12:00:00Z') };
    await db.insertInto('pedidoErp').values(pedidoErp).execute();
    const marks = async () => ({
      produto: await db.selectFrom('produto').select(['idProduto as id', 'mudado']).execute(),
      pedido: await db.selectFrom('prePedido').select(['idPrePedido as id', 'mudado']).execute(),
    });
    const before = await marks();
    await sql`drop index "codigoErp_chave"`.execute(db);
    await db.transaction().execute((trx) => codigosDaEmpresa.up(trx));
    const after = await marks();
    const told = (of: 'produto' | 'pedido') => {
      const known = new Map(before[of].map(({ id, mudado }) => [id, mudado]));
      return new Set(after[of].flatMap(({ id, mudado }) => (mudado > (known.get(id) ?? 0) ? [id] : [])));
    };
    expect(told('produto')).toEqual(new Set([um, outro]));
    const numbered = await db.selectFrom('pedidoErp').select('idPrePedido').execute();
    expect(told('pedido')).toEqual(new Set(numbered.map((one) => one.idPrePedido)));
  });

  test('are no obstacle to a cart, which names products by their ids', async () => {
    const { status, body } = await add(rep, um, 3);
    expect([status, body.carrinho.itens.map(({ idItem }) => idItem)]).toEqual([200, [um]]);
  });
});
