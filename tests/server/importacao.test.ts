import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { importacaoLinha, importar } from '#contract/cart/importacao.ts';
import { type Api, type ApiClient, openApi, type WireCarrinho } from '#tests/support/api.ts';
import { add, findProdutos, type TestProduto } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { BOLETO_ANTECIPADO, confirmSeen, fillCart, okOf } from '#tests/support/pending-cart.ts';

type Row = z.input<typeof importacaoLinha>;
type Imported = z.input<typeof importar.reply>;

describe.each(oneDatabase)('an import on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let found: TestProduto[];
  let inativo: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    found = await findProdutos(database.db);
    const gone = await database.db
      .selectFrom('produto')
      .select('idProduto')
      .where('sinais', '=', 0)
      .orderBy('idProduto')
      .executeTakeFirstOrThrow();
    inativo = gone.idProduto;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });

  const idAt = (at: number): number => found[at]?.idProduto ?? 0;
  const validar = async (lines: readonly string[], IdTipoImportacao = '1', IDCliente = 101) => {
    const answer = await rep.post('/ecommerceitem/ValidarImportacao', {
      IDCliente,
      IdTipoImportacao,
      Produtos: lines.join('|'),
    });
    return { ...answer, rows: answer.body as unknown as Row[] };
  };
  const incluir = async (rows: readonly object[], key?: string) => {
    const body = {
      ecommerceProdutoImportacaoCollection: rows,
      IDCliente: 101,
      IDOperacao: 4,
      IDOrigem: 2,
      IDOrigemTipo: 18,
    };
    const answer = await rep.post('/ecommerceitem/Importar', body, key === undefined ? {} : { key });
    return { ...answer, imported: answer.body as unknown as Imported };
  };
  const quantities = (carrinho: Imported['carrinho']) =>
    carrinho?.itens.map((item) => [item.idItem, item.quantidade]);

  test('names each line’s product, with the price of the customer', async () => {
    const { status, rows } = await validar([
      `0${idAt(0)};2;x`,
      `${inativo};1`,
      '999999999;1',
      `${idAt(1)};0`,
    ]);
    expect(status).toBe(200);
    expect(rows.map((row) => row.status)).toEqual(['1', '3', '2', '5']);
    const cart = (await add(rep, idAt(0), 2)).body.carrinho;
    expect(rows[0]).toMatchObject({
      identificacao: `0${idAt(0)}`,
      idProduto: idAt(0),
      descProduto: cart.itens[0]?.descricao,
      quantidade: 2,
      preco: cart.itens[0]?.valorLiquido,
      marca: cart.itens[0]?.descricaoMarca,
      categoria: cart.itens[0]?.categoria,
    });
    expect(rows[2]).toMatchObject({ idProduto: null, descProduto: null, preco: null });
  });

  test('names the maker of a product without a brand, as the cart and an order that awaits payment do', async () => {
    const { idMarca, fabricante } = await database.db
      .selectFrom('produto')
      .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
      .select(['produto.idMarca', 'fabricante.nome as fabricante'])
      .where('idProduto', '=', idAt(0))
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('marca')
      .set({ nome: 'Não informada' })
      .where('idMarca', '=', idMarca)
      .execute();
    expect((await validar([`${idAt(0)};1`])).rows.map(({ marca }) => marca)).toEqual([fabricante]);
    const named = ({ itens }: WireCarrinho) => itens.map(({ descricaoMarca }) => descricaoMarca);
    const carrinho = await fillCart(rep, [idAt(0)], [BOLETO_ANTECIPADO]);
    expect(named(carrinho)).toEqual([fabricante]);
    await okOf(confirmSeen(rep, carrinho));
    expect(named((await rep.get('/Carrinho?idPessoaCliente=101')).body)).toEqual([fabricante]);
  });

  test('finds a product by its bar code, also with leading zeros, adds up lines of one product, and reads codes among bar codes', async () => {
    const { codBarras } = await database.db
      .selectFrom('produto')
      .select('codBarras')
      .where('codBarras', '<>', '')
      .where(
        'idProduto',
        'in',
        found.map((p) => p.idProduto),
      )
      .orderBy('idProduto')
      .executeTakeFirstOrThrow();
    const { rows } = await validar([`${codBarras};2`, `0${codBarras};3`, codBarras], '0');
    expect(rows.map(({ status, quantidade }) => [status, quantidade])).toEqual([['1', 6]]);
    const mixed = [`${codBarras};2`, `${idAt(1)};3`, '999999999;1'];
    for (const tipo of ['1', '0']) {
      const { rows: both } = await validar(mixed, tipo);
      expect(both.map(({ status, quantidade }) => [status, quantidade])).toEqual([
        ['1', 2],
        ['1', 3],
        ['2', 1],
      ]);
    }
  });

  test('reports a product without a price as one without a condition', async () => {
    await database.db
      .updateTable('produtoPreco')
      .set({ valorUnitario: 0 })
      .where('idProduto', '=', idAt(0))
      .where('idContexto', '=', 'c1')
      .execute();
    expect((await validar([`${idAt(0)};1`])).rows[0]).toMatchObject({ status: '4', preco: null });
  });

  test('accepts at most 2,000 lines', async () => {
    const lines = Array.from({ length: 2000 }, (_, at) => `${at + 1};1`);
    expect((await validar(lines)).rows).toHaveLength(2000);
    expect((await validar([...lines, '2001;1'])).body).toMatchObject({ Codigo: 'requisicao-invalida' });
  });

  test('puts only rows with status 1 into the cart, on top of its earlier quantities', async () => {
    await add(rep, idAt(0), 2);
    const { imported } = await incluir([
      { identificacao: 'a', idProduto: idAt(0), status: '1', quantidade: 3 },
      { idProduto: idAt(1), status: '1', quantidade: 1 },
      { idProduto: idAt(1), quantidade: 4 },
      { idProduto: idAt(2), status: '4', quantidade: 9 },
      { idProduto: null, status: '2', quantidade: 1 },
    ]);
    expect(imported.incluidos).toBe(2);
    expect(imported.recusados).toEqual([]);
    expect(quantities(imported.carrinho)).toEqual([
      [idAt(0), 5],
      [idAt(1), 5],
    ]);
    const held = (await rep.get('/Carrinho?idPessoaCliente=101')).body;
    expect(held).toEqual(imported.carrinho);
  });

  test('gives the same cart as the lines one by one', async () => {
    const wanted = found
      .slice(0, 12)
      .map(({ idProduto }, at) => ({ idProduto, status: '1', quantidade: at + 1 }));
    const { imported } = await incluir(wanted);
    await database.reset();
    rep = await api.as('representante');
    let single: Imported['carrinho'] = null;
    for (const { idProduto, quantidade } of wanted)
      single = (await add(rep, idProduto, quantidade)).body.carrinho;
    const figures = (carrinho: Imported['carrinho']) => ({
      valorTotal: carrinho?.valorTotal,
      itens: carrinho?.itens.map(({ idCarrinhoGrupo: _, ...item }) => item),
      grupos: carrinho?.grupos.map(({ idCarrinhoGrupo: _, ...grupo }) => grupo),
    });
    expect(figures(imported.carrinho)).toEqual(figures(single));
  });

  test('is done once for one key', async () => {
    const rows = [{ idProduto: idAt(0), status: '1', quantidade: 3 }];
    const first = await incluir(rows, 'importacao-0001');
    const again = await incluir(rows, 'importacao-0001');
    expect(again.text).toBe(first.text);
    expect(quantities((await incluir([], 'importacao-0002')).imported.carrinho)).toEqual([[idAt(0), 3]]);
  });

  test('names the products that cannot be sold any more, and takes the rest', async () => {
    const { imported } = await incluir([
      { identificacao: 'x', idProduto: inativo, status: '1', quantidade: 1 },
      { idProduto: idAt(0), status: '1', quantidade: 1 },
      { idProduto: idAt(1), status: '1', quantidade: 100_000 },
    ]);
    expect(imported.recusados.map(({ idProduto, status }) => [idProduto, status])).toEqual([
      [inativo, '3'],
      [idAt(1), '5'],
    ]);
    expect(quantities(imported.carrinho)).toEqual([[idAt(0), 1]]);
  });

  test('leaves a line unchanged if it would pass the largest quantity', async () => {
    await add(rep, idAt(0), 99_999);
    const { imported } = await incluir([{ idProduto: idAt(0), status: '1', quantidade: 1 }]);
    expect(imported).toMatchObject({ incluidos: 0, recusados: [{ idProduto: idAt(0), status: '5' }] });
    expect(quantities(imported.carrinho)).toEqual([[idAt(0), 99_999]]);
  });

  test('opens no cart for an import without a valid row', async () => {
    expect((await incluir([{ status: '2', quantidade: 1 }])).imported).toEqual({
      carrinho: null,
      incluidos: 0,
      recusados: [],
    });
  });

  test('accepts 2,000 rows with all their words', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      identificacao: String(7_890_000_000_000 + at),
      idProduto: idAt(at % 20),
      descProduto: 'DIPIRONA MONOIDRATADA 500 MG COM CT BL AL PLAS TRANS X 500',
      status: '1',
      quantidade: 1,
      preco: 12.3456,
      marca: 'UMA MARCA COMPRIDA',
      categoria: 'Dor, febre e inflamação',
      detalhes: '',
    }));
    const { status, imported } = await incluir(rows);
    expect([status, imported.incluidos]).toEqual([200, 20]);
    expect(quantities(imported.carrinho)?.[0]).toEqual([idAt(0), 100]);
  });
});
