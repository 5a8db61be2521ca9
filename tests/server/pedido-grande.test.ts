import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { type Api, type ApiClient, openApi, type WireCarrinho } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos, seenWhole } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { FIRST_MADE, makeProducts, putMadeProducts } from '#tests/support/many-products.ts';
import { type SpiedDatabase, spyOn } from '#tests/support/spied-statements.ts';

describe.each(oneDatabase)('a very large order on $name', ({ open }) => {
  const now = new Date('2026-11-20T15:00:00Z');
  let database: TestDatabase;
  let spied: SpiedDatabase;
  let api: Api;
  let rep: ApiClient;
  let idProduto: number;

  beforeAll(async () => {
    database = await open();
    spied = spyOn(database);
    api = await openApi(spied, { clock: () => now });
    idProduto = must((await findProdutos(database.db))[0], 'product').idProduto;
  });
  afterAll(async () => {
    await api.close();
    await database.reset();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
    await database.db
      .updateTable('pessoa')
      .set({ limiteDisponivel: 100_000_000_00 })
      .where('idPessoa', '=', 101)
      .execute();
  });

  /** A cart of one group with this many lines, with the policies accepted. */
  async function cartOf(lines: number): Promise<WireCarrinho> {
    const { carrinho } = (await add(rep, idProduto, 40)).body;
    await putMadeProducts(database.db, must(carrinho.grupos[0], 'group').idCarrinhoGrupo, lines - 1);
    return await accept(rep, carrinho.idCarrinho);
  }

  test('6,000 lines named in the confirmation become one order, in a few statements', async () => {
    await makeProducts(database.db, idProduto, 5999);
    const carrinho = await cartOf(6000);
    expect(carrinho.itens).toHaveLength(6000);
    spied.take();
    const answer = await confirm(rep, carrinho.idCarrinho, seenWhole(carrinho));
    const statements = spied.take().map((statement) => statement.sql);
    expect([answer.status, answer.body.Description]).toEqual([200, undefined]);
    expect(answer.body.pedidos.map((p) => p.total)).toEqual([carrinho.valorTotal]);
    const { linhas, unidades } = await database.db
      .selectFrom('prePedidoItem')
      .select((eb) => [
        eb.fn.countAll<number>().as('linhas'),
        eb.fn.sum<number>('quantidadeAtendida').as('unidades'),
      ])
      .executeTakeFirstOrThrow();
    expect([linhas, unidades]).toEqual([6000, 6039]);
    expect(statements.length).toBeLessThan(120);
    const ofStock = statements.filter((text) =>
      /update "produtoEstoque"|"produtoEstoque".* for update$/s.test(text),
    );
    expect(ofStock).toHaveLength(2);
  });

  test('each product of an order loses its units, and gets them back when the cart is reopened', async () => {
    await makeProducts(database.db, idProduto, 9);
    const stocks = async () =>
      (
        await database.db
          .selectFrom('produtoEstoque')
          .select('estoque')
          .where((eb) => eb.or([eb('idProduto', '=', idProduto), eb('idProduto', '>=', FIRST_MADE)]))
          .orderBy('idProduto')
          .execute()
      ).map(({ estoque }) => estoque);
    const before = await stocks();
    const { idCarrinho } = await cartOf(10);
    const { grupos } = (await rep.get('/Carrinho?idPessoaCliente=101')).body;
    const { idCarrinhoGrupo } = must(grupos[0], 'group');
    await rep.put('/Carrinho/grupo', { idCarrinho, idCarrinhoGrupo, idPrazo: 5, idFormaPagamento: 10 });
    await rep.put(`/Carrinho/etapa?idCarrinho=${idCarrinho}&etapa=2`);
    expect((await confirm(rep, idCarrinho)).status).toBe(200);
    expect(await stocks()).toEqual(before.map((units, i) => units - (i === 0 ? 40 : 1)));
    const again = `/Carrinho/ContinuarComprando?idCarrinho=${idCarrinho}&idOperacao=4&idOrigem=2&idOrigemTipo=18`;
    expect((await rep.post(again)).status).toBe(200);
    expect(await stocks()).toEqual(before);
  });

  test('a cart of 10,000 lines accepts more units of a line but no further line', async () => {
    await makeProducts(database.db, idProduto, 10_000);
    const { carrinho } = (await add(rep, idProduto, 40)).body;
    await putMadeProducts(database.db, must(carrinho.grupos[0], 'group').idCarrinhoGrupo, 9999);
    const put = (id: number) =>
      rep.post('/ecommerceitem/Importar', {
        ecommerceProdutoImportacaoCollection: [{ idProduto: id, status: '1', quantidade: 1 }],
        IDCliente: 101,
        IDOperacao: 4,
        IDOrigem: 2,
        IDOrigemTipo: 18,
      });
    expect((await put(FIRST_MADE)).status).toBe(200);
    const answer = await put(FIRST_MADE + 9999);
    expect([answer.status, answer.body.Codigo]).toEqual([400, 'requisicao-invalida']);
  });

  test('a cart of 10,001 lines is refused with a sentence that says why', async () => {
    const { carrinho } = (await add(rep, idProduto, 40)).body;
    await accept(rep, carrinho.idCarrinho);
    await putMadeProducts(database.db, must(carrinho.grupos[0], 'group').idCarrinhoGrupo, 10_000);
    const answer = await confirm(rep, carrinho.idCarrinho);
    expect([answer.status, answer.body.Codigo, answer.body.Description]).toEqual([
      400,
      'requisicao-invalida',
      'Um carrinho com mais de 10.000 linhas não pode ser confirmado. Divida o pedido.',
    ]);
  });
});
