import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { withdrawProduto } from '#server/feed/changes.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos, seenOf, seenWhole } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

describe.each(bothDatabases)('a product withdrawn on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let ids: number[];
  let cold: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    rep = await api.as('representante');
    ids = (await findProdutos(database.db)).map((p) => p.idProduto);
    cold = must(
      (await findProdutos(database.db, { idPessoaFilial: 2, tipo: 3, from: 1 }))[0],
      'cold',
    ).idProduto;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const next = () => must(ids.shift(), 'product');
  const withdraw = async (id: number) => expect(await withdrawProduto(database.db, id)).toBe(true);
  test('leaves the cart without its line; an earlier yes is refused with that cart, a new one is accepted', async () => {
    const [gone, stays] = [next(), next()];
    await add(rep, gone, 40);
    const { carrinho } = (await add(rep, stays, 40)).body;
    const seen = await accept(rep, carrinho.idCarrinho);
    await withdraw(gone);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).body.itens.map((i) => i.idItem)).toEqual([stays]);
    const refused = await confirm(rep, carrinho.idCarrinho, seenOf(seen));
    expect([refused.status, refused.body.Codigo]).toEqual([409, 'carrinho-mudou']);
    expect(refused.body.carrinho.itens.map((i) => i.idItem)).toEqual([stays]);
    const taken = await confirm(rep, carrinho.idCarrinho, seenOf(refused.body.carrinho));
    expect([taken.status, taken.body.pedidos.length]).toEqual([200, 1]);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');
  });

  test('keeps back only its group if a part may go', async () => {
    const stays = next();
    await add(rep, cold, 40);
    const { carrinho } = (await add(rep, stays, 40)).body;
    const seen = await accept(rep, carrinho.idCarrinho);
    await withdraw(cold);
    const { status, body } = await confirm(rep, carrinho.idCarrinho, { ...seenWhole(seen), parcial: true });
    expect([status, body.pedidos.length]).toEqual([200, 1]);
    expect(JSON.parse(JSON.stringify(body))).toMatchObject({
      recusados: [{ idPessoaFilial: 2, idCarrinhoGrupoTipo: 3, Codigo: 'carrinho-mudou' }],
    });
  });

  test('alone in a cart leaves nothing to confirm, and cannot be added again', async () => {
    const gone = next();
    const { carrinho } = (await add(rep, gone, 40)).body;
    await accept(rep, carrinho.idCarrinho);
    await withdraw(gone);
    const refused = await confirm(rep, carrinho.idCarrinho, seenOf(carrinho));
    expect([refused.status, refused.body.Codigo]).toEqual([422, 'carrinho-vazio']);
    const again = await add(rep, gone, 1);
    expect([again.status, again.body.Codigo]).toEqual([404, 'item-nao-encontrado']);
  });

  test('stays in an earlier order', async () => {
    const gone = next();
    const { carrinho } = (await add(rep, gone, 40)).body;
    const seen = await accept(rep, carrinho.idCarrinho);
    const { pedidos } = (await confirm(rep, carrinho.idCarrinho, seenOf(seen))).body;
    await withdraw(gone);
    const linhas = await database.db
      .selectFrom('prePedidoItem')
      .select(['idItem', 'quantidadeAtendida'])
      .where('idPrePedido', '=', must(pedidos[0], 'pedido').idPrePedido)
      .execute();
    expect(linhas).toEqual([{ idItem: gone, quantidadeAtendida: 40 }]);
    expect(await withdrawProduto(database.db, gone)).toBe(false);
  });
});
