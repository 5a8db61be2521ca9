import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tabelaHead } from '#domain/price/tabela-preco.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';

const PATH = '/ecommerceitem/Exportar?idPessoaCliente=101';

describe.each(oneDatabase)('the price list as a file on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => new Date('2026-11-21T13:15:30Z') });
    rep = await api.as('representante');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const linesOf = (text: string): string[] => text.split('\r\n').slice(1, -1);
  const exported = async (query = ''): Promise<string[]> => linesOf((await rep.get(`${PATH}${query}`)).text);
  const idsOf = (lines: readonly string[]): number[] => lines.map((line) => Number(line.split(';')[0]));

  test('is a CSV file of every product, named by the moment in São Paulo', async () => {
    const { status, headers, text } = await rep.get(PATH);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['x-api']).toBe('maleta/1');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="TabelaPreco-20261121101530.csv"; filename*=UTF-8\'\'TabelaPre%C3%A7o-20261121101530.csv',
    );
    expect(text.startsWith(tabelaHead())).toBe(true);
    const ids = idsOf(linesOf(text));
    expect(ids).toHaveLength(300);
    expect(new Set(ids).size).toBe(300);
  });

  test('has the prices that the search shows the customer', async () => {
    const { colecao } = JSON.parse(
      (await rep.get('/ecommerceitem?idPessoaCliente=101&quantidadeRegistrosPagina=20&numeroPagina=1')).text,
    ) as {
      colecao: {
        idItem: number;
        produto: { valorProduto: number; valorProdutoDesconto: number; stValor: number; estoque: number };
      }[];
    };
    const lines = new Map((await exported()).map((line) => [Number(line.split(';')[0]), line]));
    const figure = (text: string | undefined) => Number((text ?? '').replace(',', '.'));
    for (const { idItem, produto } of colecao) {
      // From the end: a text before may contain a semicolon.
      const cells = (lines.get(idItem) ?? '').split(';');
      const shown = [-9, -7, -4, -3].map((at) => figure(cells.at(at)));
      const { estoque, valorProduto, valorProdutoDesconto, stValor } = produto;
      expect(shown, String(idItem)).toEqual([estoque, valorProduto, valorProdutoDesconto, stValor]);
    }
    expect(colecao.length).toBe(20);
  });

  test('contains the products that the filters find, and all without filters', async () => {
    const { idFabricante } = await database.db
      .selectFrom('produto')
      .select('idFabricante')
      .orderBy('idProduto')
      .executeTakeFirstOrThrow();
    const wanted = await database.db
      .selectFrom('produto')
      .select('idProduto')
      .where('idFabricante', '=', idFabricante)
      .execute();
    const query = `&idProdutoFabricante=${idFabricante}`;
    const found = idsOf(await exported(`${query}&filtros=true`)).sort((a, b) => a - b);
    expect(found).toEqual(wanted.map(({ idProduto }) => idProduto).sort((a, b) => a - b));
    expect(await exported(`${query}&filtros=false`)).toHaveLength(300);
    expect(await exported('&filtros=true&textoBusca=naoexistexyz')).toEqual([]);
  });

  test('a text that a spreadsheet would run as a formula is written as text', async () => {
    await database.db.updateTable('fabricante').set({ nome: '=1+1;"x"' }).execute();
    const [line] = await exported();
    expect(line).toContain(`;"'=1+1;""x""";`);
    await database.reset();
  });

  test('is only given to users who may export product lists', async () => {
    const buyer = await api.as('farmacia');
    const { status, body } = await buyer.get(PATH);
    expect([status, body.Codigo]).toEqual([403, 'sem-permissao']);
    expect((await api.nobody.get(PATH)).status).toBe(401);
  });
});
