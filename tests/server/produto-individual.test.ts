import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { changeEstoque, changePreco, changeProduto } from '#server/feed/changes.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

type Item = {
  idItem: number;
  imagem: string | null;
  itemPossuiEstoque: boolean;
  descEstoque: string;
  legendaEstoque?: string;
  produto: Record<string, unknown> & { descontoVolumeCollection?: Record<string, number>[] };
};

describe.each(oneDatabase)('one item on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  /** A product in stock whose brand has tiers in c1. */
  let tiered: { idProduto: number; substancia: string; idLinha: number; valorUnitario: number };

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    tiered = await database.db
      .selectFrom('produto')
      .innerJoin('marcaFaixa', 'marcaFaixa.idMarca', 'produto.idMarca')
      .innerJoin('produtoPreco', (join) =>
        join
          .onRef('produtoPreco.idProduto', '=', 'produto.idProduto')
          .onRef('produtoPreco.idContexto', '=', 'marcaFaixa.idContexto'),
      )
      .innerJoin('produtoEstoque', 'produtoEstoque.idProduto', 'produto.idProduto')
      .select(['produto.idProduto', 'substancia', 'idLinha', 'valorUnitario'])
      .where('marcaFaixa.idContexto', '=', 'c1')
      .where('estoque', '>', 0)
      .orderBy('produto.idProduto')
      .executeTakeFirstOrThrow();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const one = async (client: ApiClient, query: string): Promise<Item> => {
    const answer = await client.get(
      `/EcommerceItem/produtoIndividual?idItem=${tiered.idProduto}&idItemTipo=1&${query}`,
    );
    if (answer.status !== 200) throw new Error(answer.text);
    return JSON.parse(answer.text) as Item;
  };

  test('a product names its tax list; one without a known list names none', async () => {
    const listOf = async (lista: string) => {
      await database.db
        .updateTable('produto')
        .set({ listaPisCofins: lista })
        .where('idProduto', '=', tiered.idProduto)
        .execute();
      return (await one(rep, 'idTipoConsulta=3&idPessoaCliente=101')).produto['pisCofins'];
    };
    expect(await listOf('+')).toEqual({ charPisCofins: '+', descPisCofins: 'Lista positiva' });
    expect(await listOf('')).toBeNull();
  });

  test('a detail has all data of its page, a row of the search fewer', async () => {
    const { produto } = await one(rep, 'idTipoConsulta=3&idPessoaCliente=101');
    expect(produto).toMatchObject({
      embalagemCompra: 1,
      imagens: [],
      idEcommerceHotsite: null,
      codBarrasPrincipal: expect.any(String),
      marca: { descricaoMarca: expect.any(String), imagemMarca: null },
      produtoLinha: { descricao: expect.any(String) },
      ecommerceSubCategoria: {
        descSubCategoria: expect.any(String),
        ecommerceCategoria: { descCategoria: expect.any(String) },
      },
    });
    expect(produto['ecommerceProdutoDetalhes']).toContain(`Princípio ativo:</strong> ${tiered.substancia}`);
    const row = await one(rep, 'idTipoConsulta=2&idPessoaCliente=101');
    expect(row.produto).not.toHaveProperty('ecommerceProdutoDetalhes');
    expect(row.produto['valorProduto']).toBe(produto['valorProduto']);
  });

  test('a product has its pictures in their order and its hotsite; a list shows the first one', async () => {
    const { db } = database;
    const { idProduto } = tiered;
    const endereco = (posicao: number) => `/fotos/${posicao}.webp`;
    await db.deleteFrom('produtoImagem').execute();
    await db
      .insertInto('produtoImagem')
      .values([2, 0, 1].map((posicao) => ({ idProduto, posicao, endereco: endereco(posicao) })))
      .execute();
    await db.updateTable('produto').set({ idHotsite: 4 }).where('idProduto', '=', idProduto).execute();
    const item = await one(rep, 'idTipoConsulta=3&idPessoaCliente=101');
    expect(item.produto).toMatchObject({ imagens: [0, 1, 2].map(endereco), idEcommerceHotsite: 4 });
    expect((await one(rep, 'idTipoConsulta=2&idPessoaCliente=101')).imagem).toBe(endereco(0));
  });

  test('the tiers have the prices that the cart would charge, ten per page', async () => {
    const few = await one(rep, 'idTipoConsulta=3&idPessoaCliente=101');
    const [first] = few.produto.descontoVolumeCollection ?? [];
    const faixa = must(first, 'tier');
    const { quantidade = 0, descComercial = 0, descFinanceiro = 0, valorUnitario = 0 } = faixa;
    expect(valorUnitario).toBe(tiered.valorUnitario / 10_000);
    const net = valorUnitario * (1 - descComercial / 100) * (1 - descFinanceiro / 100);
    expect(must(faixa['valorLiquido'], 'net') - must(faixa['valorST'], 'ST')).toBeCloseTo(net, 3);
    expect(faixa['valorTotal']).toBeCloseTo(quantidade * must(faixa['valorLiquido'], 'net'), 2);
    const noSt = await one(rep, 'idTipoConsulta=3&idPessoaCliente=101&calculaSt=false');
    expect(noSt.produto.descontoVolumeCollection?.[0]?.['valorST']).toBe(0);

    const marca = database.db
      .selectFrom('produto')
      .select('idMarca')
      .where('idProduto', '=', tiered.idProduto);
    const { idMarca } = await marca.executeTakeFirstOrThrow();
    const many = Array.from({ length: 12 }, (_, i) => ({
      idContexto: 'c1',
      idMarca,
      quantidade: 1000 + i,
      descontoComercial: 100 * i,
      descontoFinanceiro: 0,
    }));
    await database.db.insertInto('marcaFaixa').values(many).execute();
    const pages = [1, 2, 3].map((n) =>
      one(rep, `idTipoConsulta=3&idPessoaCliente=101&numeroPaginaProdutosDescontoVolume=${n}`),
    );
    const [a, b, c] = await Promise.all(pages);
    const total = must(few.produto.descontoVolumeCollection, 'tiers').length + 12;
    expect(a?.produto['totalRegistrosDescontoVolume']).toBe(total);
    expect(a?.produto.descontoVolumeCollection).toHaveLength(10);
    expect(b?.produto.descontoVolumeCollection).toHaveLength(total - 10);
    expect(c?.produto.descontoVolumeCollection).toEqual([]);
  });

  test('a visitor sees a product without prices; an unknown one is not found', async () => {
    const { produto } = await one(api.nobody, 'idTipoConsulta=3');
    expect(produto).not.toHaveProperty('valorProduto');
    expect(produto.descontoVolumeCollection).toEqual([]);
    expect(produto['ecommerceProdutoDetalhes']).toContain(tiered.substancia);
    for (const query of ['idItem=999999&idItemTipo=1', 'idItem=999999&idItemTipo=2']) {
      const answer = await rep.get(`/EcommerceItem/produtoIndividual?${query}&idTipoConsulta=3`);
      expect([query, answer.status]).toEqual([query, 404]);
    }
    const other = await rep.get(
      `/EcommerceItem/produtoIndividual?idItem=${tiered.idProduto}&idItemTipo=1&idTipoConsulta=3&idPessoaCliente=101&idCondicao=4`,
    );
    expect([other.status, other.body.Codigo]).toEqual([422, 'item-sem-condicao']);
  });

  test('the stock words follow the units and the product’s own threshold for few', async () => {
    const { db } = database;
    const wordsAt = async (estoque: number) => {
      await changeEstoque(db, tiered.idProduto, estoque);
      const { itemPossuiEstoque, descEstoque, legendaEstoque } = await one(
        rep,
        'idTipoConsulta=2&idPessoaCliente=101',
      );
      return [itemPossuiEstoque, descEstoque, legendaEstoque];
    };
    await db
      .updateTable('produtoEstoque')
      .set({ poucas: 30 })
      .where('idProduto', '=', tiered.idProduto)
      .execute();
    expect(await wordsAt(30)).toEqual([true, 'Disponível', 'green']);
    expect(await wordsAt(29)).toEqual([true, 'Poucas Unidades', 'orange']);
    expect(await wordsAt(0)).toEqual([false, 'Em Falta', 'red']);
    await db.deleteFrom('produtoEstoque').where('idProduto', '=', tiered.idProduto).execute();
    expect(await wordsAt(30)).toEqual([false, 'Em Falta', 'red']);
  });

  test('for a visitor a product counts as available where it is marketed, whatever its stock', async () => {
    const seen = async (sinais: number) => {
      await changeProduto(database.db, tiered.idProduto, { sinais });
      return (await one(api.nobody, 'idTipoConsulta=2')).itemPossuiEstoque;
    };
    await changeEstoque(database.db, tiered.idProduto, 0);
    expect([await seen(8), await seen(2)]).toEqual([true, false]);
  });

  test('a price is the customer’s list price less both discounts, with ST and the tiers of the brand', async () => {
    const { db } = database;
    const preco = { idContexto: 'c1', idProduto: tiered.idProduto };
    const { idMarca } = await db
      .selectFrom('produto')
      .select('idMarca')
      .where('idProduto', '=', tiered.idProduto)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('marcaFaixa').where('idMarca', '=', idMarca).execute();
    await db
      .insertInto('marcaFaixa')
      .values([
        { idContexto: 'c1', idMarca, quantidade: 12, descontoComercial: 2000, descontoFinanceiro: 0 },
        { idContexto: 'c2', idMarca, quantidade: 6, descontoComercial: 3000, descontoFinanceiro: 0 },
      ])
      .execute();
    await changePreco(db, preco, {
      valorUnitario: 10_0000,
      descontoComercial: 1000,
      descontoFinanceiro: 500,
      st: 2000,
    });
    const { produto } = await one(rep, 'idTipoConsulta=2&idPessoaCliente=101');
    expect(produto).toMatchObject({
      idCondicao: 1,
      valorProduto: 10,
      valorProdutoDesconto: 8.55,
      percentualDesconto: 10,
      percentualDescontoFinanceiro: 5,
      percentualSt: 20,
      stValor: 1.71,
      descontoVolumeCollection: [
        {
          quantidade: 12,
          descComercial: 20,
          descFinanceiro: 0,
          valorUnitario: 10,
          valorST: 1.6,
          valorLiquido: 9.6,
          valorTotal: 115.2,
        },
      ],
    });
    await changePreco(db, preco, { valorUnitario: 0 });
    expect((await one(rep, 'idTipoConsulta=2&idPessoaCliente=101')).produto).not.toHaveProperty(
      'valorProduto',
    );
  });

  test('a combo is returned as the search shows it', async () => {
    const listed = await rep.get('/ecommerceitem?idPessoaCliente=101&idModoOrdenacao=1');
    const [combo] = (JSON.parse(listed.text) as { colecao: Item[] }).colecao;
    const { text } = await rep.get(
      `/EcommerceItem/produtoIndividual?idItem=${combo?.idItem}&idItemTipo=2&idTipoConsulta=2&idPessoaCliente=101`,
    );
    expect(JSON.parse(text)).toEqual(combo);
  });

  test('accompanying products are in stock, first of the same substance, at most twelve, of the requested lines', async () => {
    const related = async (client: ApiClient, query: string) => {
      const { text } = await client.get(`/EcommerceItem/itemColecao?idItemTipo=1&${query}`);
      return JSON.parse(text) as Item[];
    };
    const losartana = await database.db
      .selectFrom('produto')
      .innerJoin('produtoEstoque', 'produtoEstoque.idProduto', 'produto.idProduto')
      .select(['produto.idProduto', 'substancia', 'idLinha'])
      .where('substancia', 'ilike', '%losartana%')
      .where('estoque', '>', 0)
      .orderBy('produto.idProduto')
      .executeTakeFirstOrThrow();
    const found = await related(rep, `idItem=${losartana.idProduto}&idPessoaCliente=101&idTipoConsulta=5`);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(12);
    expect(found.map((item) => item.idItem)).not.toContain(losartana.idProduto);
    expect(found.every((item) => item.itemPossuiEstoque)).toBe(true);
    expect(found[0]?.produto['substancia']).toBe(losartana.substancia);
    const ofLine = await related(
      rep,
      `idItem=${losartana.idProduto}&idPessoaCliente=101&variosIdProdutoLinha=${losartana.idLinha}`,
    );
    for (const { produto } of ofLine)
      expect(produto['produtoLinha']).toMatchObject({ idProdutoLinha: losartana.idLinha });
    const visitor = await related(api.nobody, `idItem=${losartana.idProduto}`);
    expect(visitor[0]?.produto).not.toHaveProperty('valorProduto');
    expect(await related(rep, 'idItem=999999')).toEqual([]);
  });
});
