import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readDeviceItems } from '#tests/support/device-feed.ts';

type Item = {
  idItem: number;
  itemTipo: { idItemTipo: number };
  descricao: string;
  descEstoque: string;
  legendaEstoque?: string;
  itemPossuiEstoque: boolean;
  selos?: string;
  cashback?: unknown;
  ecommerceProduto?: Record<string, unknown>;
  produto: Record<string, unknown> & {
    marca: { idProdutoMarca: number };
    valorProdutoDesconto?: number;
    descontoVolumeCollection?: { quantidade: number }[];
  };
};
type Page = {
  colecao: Item[];
  totalRegistros: number;
  aproximado?: boolean;
  marcasCollection: { idProdutoMarca: number; descProdutoMarca: string; quantidade: number }[];
  fabricanteCollection: { idProdutoFabricante: number; quantidade: number }[];
  seloCollection?: unknown[];
};

describe.each(oneDatabase)('the search of the catalogue on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const pageFor = async (client: ApiClient, query: string): Promise<Page> => {
    const answer = await client.get(`/ecommerceitem?${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return JSON.parse(answer.text) as Page;
  };
  const page = (query: string) => pageFor(rep, query);
  /** A page with only its products: combos stand before them, and have their own tests. */
  const products = async (query: string, client = rep): Promise<Page> => {
    const found = await pageFor(client, query);
    const colecao = found.colecao.filter((item) => item.itemTipo.idItemTipo === 1);
    return {
      ...found,
      colecao,
      totalRegistros: found.totalRegistros - found.colecao.length + colecao.length,
    };
  };

  test('the whole catalogue is read page by page in the order of the ids, whatever their size', async () => {
    const ids: number[] = [];
    for (let n = 1; n <= 5; n += 1) {
      const { colecao, totalRegistros } = await page(`quantidadeRegistrosPagina=70&numeroPagina=${n}`);
      expect(totalRegistros).toBe(300);
      ids.push(...colecao.map((item) => item.idItem));
    }
    const all = await database.db.selectFrom('produto').select('idProduto').orderBy('idProduto').execute();
    expect(ids).toEqual(all.map((row) => row.idProduto));
    expect((await page('quantidadeRegistrosPagina=null')).colecao).toHaveLength(60);
    expect((await page('quantidadeRegistrosPagina=9999')).colecao).toHaveLength(250);
    expect((await page('numeroPagina=99')).colecao).toEqual([]);
  });

  test('a product is named as in a showcase, to a visitor without prices', async () => {
    const { colecao } = await products('idPessoaCliente=101&textoBusca=dipirona');
    expect(colecao).not.toEqual([]);
    for (const { idItem, descricao, produto, ecommerceProduto } of colecao) {
      expect(ecommerceProduto).toMatchObject({
        idEcommerceProduto: idItem,
        ecommerceProdutoDescricao: descricao,
        produtoDescricaoTamanhoEmbalagem: produto['produtoDescricaoTamanhoEmbalagem'],
        valorProdutoDesconto: produto.valorProdutoDesconto,
      });
    }
    const [first] = (await products('textoBusca=dipirona', api.nobody)).colecao;
    expect(first?.ecommerceProduto?.['idEcommerceProduto']).toBe(first?.idItem);
    expect(first?.ecommerceProduto).not.toHaveProperty('valorProduto');
  });

  test('a customer’s prices are those of the feed', async () => {
    const feed = await readDeviceItems(api, rep, 'c1');
    const { colecao } = await page('idPessoaCliente=101&quantidadeRegistrosPagina=250');
    for (const { idItem, produto, itemPossuiEstoque } of colecao) {
      const item = feed.get(idItem);
      expect([
        produto['valorProduto'],
        produto['percentualDesconto'],
        produto['percentualSt'],
        produto['estoque'],
      ]).toEqual([
        (item?.valorUnitario ?? 0) / 10_000,
        (item?.descontoComercial ?? 0) / 100,
        (item?.st ?? 0) / 100,
        item?.estoque,
      ]);
      expect(itemPossuiEstoque).toBe((item?.estoque ?? 0) > 0);
    }
    const other = await page('idPessoaCliente=110&idCondicaoVenda=4');
    expect(other.colecao[0]?.produto['percentualSt']).toBe(0);
    expect(other.colecao[0]?.produto['idCondicao']).toBe(4);
  });

  test('each product of a page has the tiers of its own brand in the customer’s context', async () => {
    const rows = await database.db
      .selectFrom('marcaFaixa')
      .select(['idMarca', 'quantidade'])
      .where('idContexto', '=', 'c1')
      .orderBy('quantidade')
      .execute();
    const { colecao } = await products('idPessoaCliente=101&quantidadeRegistrosPagina=250');
    const tiersOf = ({ produto }: Item) =>
      (produto.descontoVolumeCollection ?? []).map(({ quantidade }) => quantidade);
    expect(new Set(colecao.map((item) => tiersOf(item).length > 0))).toEqual(new Set([true, false]));
    for (const item of colecao) {
      const { idProdutoMarca } = item.produto.marca;
      const ofMarca = rows.filter(({ idMarca }) => idMarca === idProdutoMarca);
      expect(tiersOf(item)).toEqual(ofMarca.map(({ quantidade }) => quantidade));
    }
  });

  test('without a customer, or without the customer’s preference, there are no prices', async () => {
    for (const query of ['', 'idPessoaCliente=103']) {
      const { colecao } = await page(query);
      expect(colecao[0]?.produto).not.toHaveProperty('valorProduto');
      expect(colecao[0]?.produto).not.toHaveProperty('stValor');
    }
    expect(
      (await page('idPessoaCliente=103&idCondicaoVenda=2')).colecao[0]?.produto['valorProduto'],
    ).toBeDefined();
    const noSt = await page('idPessoaCliente=101&exibirSTValorPedidoEletronico=false');
    expect(noSt.colecao[0]?.produto).not.toHaveProperty('stValor');
    const refused = await rep.get('/ecommerceitem?idPessoaCliente=101&idCondicaoVenda=4');
    expect([refused.status, refused.body.Codigo]).toEqual([422, 'item-sem-condicao']);
  });

  test('words are found in any order and without their accents; one typing error is forgiven and reported', async () => {
    const found = await products('textoBusca=50%20losartana');
    expect(found.colecao.length).toBeGreaterThan(0);
    for (const { descricao, produto } of found.colecao)
      expect(`${descricao} ${String(produto['substancia'])}`).toMatch(/losartana/i);
    expect(found.aproximado).toBeUndefined();
    const accented = await products('textoBusca=LOSART%C3%82NA%2050');
    expect(accented.colecao.map((item) => item.idItem)).toEqual(found.colecao.map((item) => item.idItem));
    const slip = await products('textoBusca=losrtana%2050');
    expect(slip.aproximado).toBe(true);
    expect(slip.totalRegistros).toBe(found.totalRegistros);
    expect((await products('textoBusca=xyzwq')).totalRegistros).toBe(0);
  });

  test('ids joined by ";" widen a group, groups narrow each other, and the counts predict each choice', async () => {
    const all = await products('idModoOrdenacao=1&quantidadeRegistrosPagina=250');
    const [a, b] = all.marcasCollection.toSorted((x, y) => y.quantidade - x.quantidade);
    const both = await products(`idProdutoMarca=${a?.idProdutoMarca};${b?.idProdutoMarca}`);
    expect(both.totalRegistros).toBe((a?.quantidade ?? 0) + (b?.quantidade ?? 0));
    const marcas = new Set(both.colecao.map((item) => item.produto.marca.idProdutoMarca));
    expect(marcas).toEqual(new Set([a?.idProdutoMarca, b?.idProdutoMarca]));
    expect(both.marcasCollection).toEqual(all.marcasCollection);
    const makers = both.fabricanteCollection.reduce((sum, { quantidade }) => sum + quantidade, 0);
    expect(makers).toBe(both.totalRegistros);
  });

  test('results are sorted by description and by net price', async () => {
    const names = async (ordem: number) =>
      (await products(`idModoOrdenacao=${ordem}&quantidadeRegistrosPagina=250`)).colecao.map(
        (item) => item.descricao,
      );
    const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const up = (await names(1)).map(fold);
    expect(up[0]).toBe(up.toSorted()[0]);
    expect((await names(2))[0]).not.toBe((await names(1))[0]);
    const prices = async (ordem: number) =>
      (await products(`idModoOrdenacao=${ordem}&idPessoaCliente=101&quantidadeRegistrosPagina=250`)).colecao
        .map((item) => item.produto.valorProdutoDesconto)
        .filter((price) => price !== undefined);
    const cheapest = await prices(4);
    expect(cheapest.length).toBeGreaterThan(100);
    expect(cheapest).toEqual(cheapest.toSorted((x, y) => x - y));
    const dearest = await prices(5);
    expect(dearest).toEqual(dearest.toSorted((x, y) => y - x));
  });

  test('combos stand before products and count with them, on every page', async () => {
    const query = 'idPessoaCliente=101&idModoOrdenacao=1';
    const all = await page(`${query}&quantidadeRegistrosPagina=250`);
    const combos = all.colecao.filter((item) => item.itemTipo.idItemTipo === 2);
    expect(combos.length).toBeGreaterThan(2);
    expect(all.colecao.slice(0, combos.length)).toEqual(combos);
    expect(all.totalRegistros).toBe(300 + combos.length);
    const paged: Item[] = [];
    for (let n = 1; n <= 4; n += 1)
      paged.push(
        ...(await page(`${query}&quantidadeRegistrosPagina=${combos.length - 1}&numeroPagina=${n}`)).colecao,
      );
    const keys = (items: readonly Item[]) => items.map((item) => [item.itemTipo.idItemTipo, item.idItem]);
    expect(keys(paged)).toEqual(keys(all.colecao.slice(0, 4 * (combos.length - 1))));
  });

  test('a visitor searches without prices, stock, cashback and badges, and not by price', async () => {
    const found = await products('textoBusca=losartana&idPessoaCliente=101', api.nobody);
    expect(found.colecao.length).toBeGreaterThan(0);
    for (const item of found.colecao) {
      expect(item.descEstoque).toBe('');
      for (const key of ['legendaEstoque', 'selos', 'cashback']) expect(item).not.toHaveProperty(key);
      for (const key of ['valorProduto', 'estoque', 'idPessoaFilial', 'stValor'])
        expect(item.produto).not.toHaveProperty(key);
      expect(item.produto['pmc']).toBe(0);
    }
    expect(found).not.toHaveProperty('seloCollection');
    const asked = 'consultarMaisVendidos=true&consultarCashback=true&consultarDescontoVolume=true';
    const plain = await products('idModoOrdenacao=1', api.nobody);
    const flagged = await products(`idModoOrdenacao=4&idEcommerceSelo=1&${asked}`, api.nobody);
    expect(flagged.colecao.map((item) => item.idItem)).toEqual(plain.colecao.map((item) => item.idItem));
    const expired = await api.nobody.get('/ecommerceitem', { headers: { authorization: 'Bearer a.b.c' } });
    expect(expired.status).toBe(401);
  });

  test('empty parameters are ignored, and an invalid search is refused', async () => {
    const nothing =
      'textoBusca=&idProdutoMarca=&idEcommerceSelo=null&consultarMaisVendidos=false&exibirSelo=true&idModoOrdenacao=';
    expect((await page(`${nothing}&quantidadeRegistrosPagina=null`)).totalRegistros).toBe(300);
    for (const query of [
      'idModoOrdenacao=7',
      'numeroPagina=0',
      'idProdutoMarca=1,2',
      'idEcommerceSelo=x',
      `textoBusca=${'a'.repeat(501)}`,
    ]) {
      const answer = await rep.get(`/ecommerceitem?${query}`);
      expect([query, answer.status, answer.body.Codigo]).toEqual([query, 400, 'requisicao-invalida']);
    }
  });

  test('the filter lists alone are whole and equal those of the search', async () => {
    const { text } = await rep.get('/ecommerceitem/filtros?textoBusca=losartana&idCliente=101');
    const lists = JSON.parse(text) as Page;
    const found = await products('textoBusca=losartana&idPessoaCliente=101');
    expect(lists.marcasCollection).toEqual(found.marcasCollection);
    const whole = JSON.parse((await rep.get('/ecommerceitem/filtros')).text) as Page;
    const marcas = await database.db
      .selectFrom('produto')
      .select((eb) => eb.fn.count<number>('idMarca').distinct().as('total'))
      .executeTakeFirstOrThrow();
    expect(whole.marcasCollection).toHaveLength(marcas.total);
    expect((await page('')).marcasCollection.length).toBeLessThanOrEqual(100);
  });
});
