import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { type TestDatabase, testDatabases } from '#tests/support/database.ts';
import { readDeviceItems } from '#tests/support/device-feed.ts';

type Item = {
  idItem: number;
  descricao: string;
  descEstoque: string;
  itemPossuiEstoque: boolean;
  produto: Record<string, unknown> & { marca: { idProdutoMarca: number } };
};
type Page = {
  colecao: Item[];
  totalRegistros: number;
  marcasCollection: { idProdutoMarca: number }[];
};

describe.each(testDatabases)('the catalogue page by page on $name', ({ open }) => {
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

  const page = async (query: string): Promise<Page> => {
    const answer = await rep.get(`/ecommerceitem?${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return JSON.parse(answer.text) as Page;
  };

  test('pages give every product once, in the order of the ids, whatever their size', async () => {
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

  test('a customer’s prices are those of the feed', async () => {
    const feed = await readDeviceItems(api, rep, 'c1');
    const { colecao } = await page('idPessoaCliente=101&quantidadeRegistrosPagina=250');
    for (const { idItem, produto, itemPossuiEstoque } of colecao) {
      const item = feed.get(idItem);
      expect([
        produto.valorProduto,
        produto.percentualDesconto,
        produto.percentualSt,
        produto.estoque,
      ]).toEqual([
        (item?.valorUnitario ?? 0) / 10_000,
        (item?.descontoComercial ?? 0) / 100,
        (item?.st ?? 0) / 100,
        item?.estoque,
      ]);
      expect(itemPossuiEstoque).toBe((item?.estoque ?? 0) > 0);
    }
    const other = await page('idPessoaCliente=110&idCondicaoVenda=4');
    expect(other.colecao[0]?.produto.percentualSt).toBe(0);
    expect(other.colecao[0]?.produto.idCondicao).toBe(4);
  });

  test('without a customer, or without his preference, there are no prices', async () => {
    for (const query of ['', 'idPessoaCliente=103']) {
      const { colecao } = await page(query);
      expect(colecao[0]?.produto).not.toHaveProperty('valorProduto');
      expect(colecao[0]?.produto).not.toHaveProperty('stValor');
    }
    expect(
      (await page('idPessoaCliente=103&idCondicaoVenda=2')).colecao[0]?.produto.valorProduto,
    ).toBeDefined();
    const noSt = await page('idPessoaCliente=101&exibirSTValorPedidoEletronico=false');
    expect(noSt.colecao[0]?.produto).not.toHaveProperty('stValor');
    const refused = await rep.get('/ecommerceitem?idPessoaCliente=101&idCondicaoVenda=4');
    expect([refused.status, refused.body.Codigo]).toEqual([422, 'item-sem-condicao']);
  });

  test('filters and orders are carried out; the lists name what the page holds', async () => {
    const { colecao } = await page('quantidadeRegistrosPagina=250');
    const marca = colecao[5]?.produto.marca.idProdutoMarca;
    const filtered = await page(`idProdutoMarca=${marca}&quantidadeRegistrosPagina=250`);
    expect(filtered.colecao.every((item) => item.produto.marca.idProdutoMarca === marca)).toBe(true);
    expect(filtered.totalRegistros).toBe(filtered.colecao.length);
    expect(filtered.marcasCollection.map((m) => m.idProdutoMarca)).toEqual([marca]);
    const [up, down] = [await page('idModoOrdenacao=1'), await page('idModoOrdenacao=2')];
    expect((up.colecao[0]?.descricao ?? '') < (down.colecao[0]?.descricao ?? '')).toBe(true);
  });

  test('what is not carried out is refused, not passed over', async () => {
    for (const query of [
      'textoBusca=dipirona',
      'idEcommerceSelo=3',
      'idEcommerceProdutoLista=1',
      'consultarMaisVendidos=true',
      'idModoOrdenacao=4',
      'numeroPagina=0',
    ]) {
      const answer = await rep.get(`/ecommerceitem?${query}`);
      expect([query, answer.status, answer.body.Codigo]).toEqual([query, 400, 'requisicao-invalida']);
    }
    const asked = 'textoBusca=&consultarMaisVendidos=false&exibirSelo=true&consultarCashback=true';
    expect((await page(`${asked}&quantidadeRegistrosPagina=null`)).totalRegistros).toBe(300);
  });
});
