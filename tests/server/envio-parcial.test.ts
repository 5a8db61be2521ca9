import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { type Api, type ApiClient, openApi, type WireCarrinho } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos, seenOf, seenWhole } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

type Seen = ReturnType<typeof seenWhole>;
type SeenGroup = Seen['grupos'][number];

describe.each(bothDatabases)('a submission that may be sent in part, on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  /** Two products of one branch and one cold product of the other, whose lines are groups 1 and 2. */
  let id: number;
  let sameGroup: number;
  let cold: number;
  let carrinho: WireCarrinho;
  let seen: Seen;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => new Date('2026-11-20T15:00:00Z') });
    const produtos = await findProdutos(database.db);
    [id, sameGroup] = [produtos[0]?.idProduto ?? 0, produtos[1]?.idProduto ?? 0];
    cold = (await findProdutos(database.db, { idPessoaFilial: 2, tipo: 3, from: 1 }))[0]?.idProduto ?? 0;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
    await add(rep, id, 40);
    await show((await add(rep, cold, 3)).body.carrinho);
  });

  /** The user's screen at the moment of the yes. */
  async function show({ idCarrinho }: WireCarrinho): Promise<void> {
    carrinho = await accept(rep, idCarrinho);
    seen = { ...seenWhole(carrinho), parcial: true } as Seen;
  }
  const submit = (body: object = seen, key = randomUUID()) =>
    confirm(rep, carrinho.idCarrinho, { codigoLocal: 'A7K-042', ...body }, { key });
  /** The same yes with another view of one of its groups. */
  const withGroup = (index: number, change: Partial<SeenGroup>): Seen => ({
    ...seen,
    grupos: seen.grupos.map((g, i) => (i === index ? { ...g, ...change } : g)),
  });
  const first = () => must(seen.grupos[0], 'grupo');
  const second = () => must(seen.grupos[1], 'grupo');
  const countPedidos = async () =>
    (await database.db.selectFrom('prePedido').select('idPrePedido').execute()).length;
  const setPessoa = (change: object) =>
    database.db.updateTable('pessoa').set(change).where('idPessoa', '=', 101).execute();
  const setPreco = (idProduto: number, change: object) =>
    database.db
      .updateTable('produtoPreco')
      .set(change)
      .where('idProduto', '=', idProduto)
      .where('idContexto', '=', 'c1')
      .execute();
  const stockOf = async (idProduto: number) =>
    (
      await database.db
        .selectFrom('produtoEstoque')
        .select('estoque')
        .where('idProduto', '=', idProduto)
        .executeTakeFirstOrThrow()
    ).estoque;

  test('goes whole when all groups are as seen, and says that none stayed', async () => {
    const { status, body } = await submit();
    expect([status, body.pedidos.length, body.recusados]).toEqual([200, 2, []]);
    expect(body.carrinho).toMatchObject({ idCarrinho: carrinho.idCarrinho, idCarrinhoSituacao: 6 });
  });

  test('orders the group that is as seen and keeps the dearer one in the new cart, with the reason', async () => {
    await setPreco(cold, { valorUnitario: 999_0000 });
    const [stock, coldStock] = [await stockOf(id), await stockOf(cold)];
    const { status, body } = await submit();
    expect(status).toBe(200);
    expect(body.pedidos.map((p) => [p.idPessoaFilial, p.total])).toEqual([[1, carrinho.grupos[0]?.total]]);
    expect(body.recusados).toEqual([
      {
        idPessoaFilial: 2,
        idCondicao: 1,
        idCarrinhoGrupoTipo: 3,
        Codigo: 'carrinho-mudou',
        Message: 'Atenção!',
        Description: 'Este grupo mudou desde que você o conferiu. Confira as diferenças e confirme de novo.',
      },
    ]);
    expect(body.carrinho).toMatchObject({ idCarrinhoSituacao: 2, politicaAceite: false });
    expect(body.carrinho.revisao).toBeGreaterThan(carrinho.revisao);
    expect(body.carrinho.itens.map((i) => [i.idItem, i.quantidade])).toEqual([[cold, 3]]);
    expect(body.carrinho.grupos[0]?.idCarrinhoGrupo).toBe(carrinho.grupos[1]?.idCarrinhoGrupo);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).body).toEqual(body.carrinho);
    expect([await stockOf(id), await stockOf(cold)]).toEqual([stock - 40, coldStock]);
  });

  test('gives a repeat of the key the same bytes, and makes no second order', async () => {
    await setPreco(cold, { valorUnitario: 999_0000 });
    const key = randomUUID();
    const answer = await submit(seen, key);
    await setPreco(cold, { valorUnitario: 1_0000 });
    expect((await submit(seen, key)).text).toBe(answer.text);
    expect(await countPedidos()).toBe(1);
  });

  test('keeps a group with less available than was seen', async () => {
    await database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 2 })
      .where('idProduto', '=', cold)
      .execute();
    const { body } = await submit();
    expect(body.pedidos.map((p) => p.idPessoaFilial)).toEqual([1]);
    expect(body.recusados.map((r) => [r.idPessoaFilial, r.Codigo])).toEqual([[2, 'carrinho-mudou']]);
  });

  test('keeps the group under its minimum, and says how much is missing', async () => {
    await rep.delete(
      `/Carrinho/item?idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1&idItem=${id}&idItemTipo=1`,
    );
    await show((await add(rep, id, 1)).body.carrinho);
    const { minimoCompra = 0, total = 0 } = carrinho.grupos[0] ?? {};
    const missing = (minimoCompra - total).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
    const { body } = await submit();
    expect(body.pedidos.map((p) => p.idPessoaFilial)).toEqual([2]);
    expect(body.recusados.map((r) => [r.Codigo, r.Description.replaceAll('\u00a0', ' ')])).toEqual([
      [
        'minimo-grupo',
        `Este grupo ainda não atingiu o valor mínimo de compra. Selecione mais R$ ${missing} em produtos.`,
      ],
    ]);
    expect(body.carrinho.itens.map((i) => i.idItem)).toEqual([id]);
  });

  test('reports a missing group as changed, and orders the others', async () => {
    const gone = { ...second(), idCarrinhoGrupoTipo: 2 };
    const { body } = await submit({ ...seen, grupos: [first(), gone] });
    expect(body.pedidos.map((p) => p.idPessoaFilial)).toEqual([1]);
    expect(body.recusados.map((r) => [r.idCarrinhoGrupoTipo, r.Codigo])).toEqual([[2, 'carrinho-mudou']]);
    expect(body.carrinho.itens.map((i) => i.idItem)).toEqual([cold]);
  });

  test('is refused whole, with the current cart, when no group is as seen', async () => {
    const dearer = { ...seen, grupos: seen.grupos.map((g) => ({ ...g, totalVisto: g.totalVisto - 0.01 })) };
    const { status, body } = await submit(dearer);
    expect([status, body.Codigo, await countPedidos()]).toEqual([409, 'carrinho-mudou', 0]);
    expect(body.carrinho).toEqual(carrinho);
  });

  test('is refused whole with the specification’s sentence when the only group is under its minimum', async () => {
    await rep.delete(
      `/Carrinho/item?idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1&idItem=${cold}&idItemTipo=1`,
    );
    await show(
      (
        await rep.put(`/Carrinho/item?idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1`, {
          idItem: id,
          idItemTipo: 1,
          idCondicao: 1,
          quantidade: 1,
        })
      ).body.carrinho,
    );
    const { status, body } = await submit();
    expect([status, body.Codigo, body.Description]).toEqual([
      422,
      'minimo-grupo',
      'Existem grupos neste carrinho que ainda não atingiram o valor mínimo de compra.',
    ]);
    expect(await countPedidos()).toBe(0);
  });

  test('is refused whole when the credit covers only one of two groups: the user chose neither', async () => {
    await setPessoa({ limiteDisponivel: Math.round((carrinho.grupos[0]?.total ?? 0) * 100) });
    const { status, body } = await submit();
    expect([status, body.Codigo, await countPedidos()]).toEqual([422, 'limite-excedido', 0]);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).body).toEqual(carrinho);
  });

  test('needs credit only for the groups that go', async () => {
    await setPessoa({ limiteDisponivel: Math.round((carrinho.grupos[0]?.total ?? 0) * 100) });
    const { status, body } = await submit(withGroup(1, { totalVisto: second().totalVisto - 0.01 }));
    expect([status, body.pedidos.length]).toEqual([200, 1]);
    const { limiteDisponivel } = await database.db
      .selectFrom('pessoa')
      .select('limiteDisponivel')
      .where('idPessoa', '=', 101)
      .executeTakeFirstOrThrow();
    expect(limiteDisponivel).toBe(0);
  });

  test('counts only the sent groups towards the day’s minimum: short by the refused group, no group goes', async () => {
    await setPessoa({
      aplicarLimiteMinimoDiario: true,
      valorLimiteMinimoDiario: Math.round(carrinho.valorTotal * 100),
    });
    const short = await submit(withGroup(1, { totalVisto: second().totalVisto - 0.01 }));
    expect([short.status, short.body.Codigo, await countPedidos()]).toEqual([409, 'carrinho-mudou', 0]);
    expect((await submit()).body.pedidos).toHaveLength(2);
  });

  test('goes by its own lines: another revision, for a line of another group, does not hold it up', async () => {
    await rep.put(`/Carrinho/item?idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1`, {
      idItem: cold,
      idItemTipo: 1,
      idCondicao: 1,
      quantidade: 4,
    });
    const { body } = await submit();
    expect(body.pedidos.map((p) => p.idPessoaFilial)).toEqual([1]);
    expect(body.recusados.map((r) => r.idPessoaFilial)).toEqual([2]);
  });

  test('goes by its own lines also when it may not be parted', async () => {
    const mine = { ...seen, parcial: false, grupos: [first()], totalVisto: first().totalVisto };
    await add(rep, cold, 1);
    const { status, body } = await submit(mine);
    expect([status, body.pedidos.length, body.recusados]).toEqual([200, 1, undefined]);
    expect(body.carrinho.itens.map((i) => [i.idItem, i.quantidade])).toEqual([[cold, 4]]);
  });

  test('without its lines is another cart when the revision differs, whatever the totals', async () => {
    const { linhas: _, ...blind } = first();
    const mine = { ...seen, grupos: [blind], totalVisto: blind.totalVisto };
    expect((await submit({ ...mine, revisao: seen.revisao - 1 })).body.Codigo).toBe('carrinho-mudou');
    expect((await submit(mine)).status).toBe(200);
  });

  test('never sends an unseen line: one exchanged for another at the same total stays', async () => {
    await setPreco(sameGroup, {
      ...(await database.db
        .selectFrom('produtoPreco')
        .select(['valorUnitario', 'descontoComercial', 'descontoFinanceiro', 'st'])
        .where('idProduto', '=', id)
        .where('idContexto', '=', 'c1')
        .executeTakeFirstOrThrow()),
    });
    await database.db.deleteFrom('marcaFaixa').execute();
    await show(carrinho);
    const query = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1`;
    await rep.delete(`/Carrinho/item?${query}&idItem=${id}&idItemTipo=1`);
    const exchanged = (await add(rep, sameGroup, 40)).body.carrinho;
    expect(seenOf(exchanged).grupos).toEqual(seenOf(carrinho).grupos);
    const { body } = await submit();
    expect(body.pedidos.map((p) => p.idPessoaFilial)).toEqual([2]);
    expect(body.recusados.map((r) => [r.idPessoaFilial, r.Codigo])).toEqual([[1, 'carrinho-mudou']]);
    expect(body.carrinho.itens.map((i) => i.idItem)).toEqual([sameGroup]);
  });

  test('keeps the group whose payment differs from the one seen', async () => {
    const { body } = await submit(withGroup(0, { idPagamentoVisto: '1_1' }));
    expect(body.pedidos.map((p) => p.idPessoaFilial)).toEqual([2]);
    expect(body.recusados.map((r) => [r.idPessoaFilial, r.Codigo])).toEqual([[1, 'carrinho-mudou']]);
  });

  test('goes when the group became cheaper and more of it is available', async () => {
    const better = withGroup(0, {
      totalVisto: first().totalVisto + 1,
      quantidadeAtendidaVista: first().quantidadeAtendidaVista - 1,
    });
    expect((await submit({ ...better, totalVisto: seen.totalVisto + 1 })).body.pedidos).toHaveLength(2);
  });

  test('never costs more than the accepted total', async () => {
    const { status, body } = await submit({ ...seen, totalVisto: 0.01 });
    expect([status, body.Codigo, await countPedidos()]).toEqual([409, 'carrinho-mudou', 0]);
  });

  test('leaves unnamed groups in the new cart, without a reason', async () => {
    const { body } = await submit({ ...seen, grupos: [first()], totalVisto: first().totalVisto });
    expect([body.pedidos.length, body.recusados]).toEqual([1, []]);
    expect(body.carrinho.itens.map((i) => i.idItem)).toEqual([cold]);
  });

  test('can go on with the remaining groups: the rest becomes an order of the new cart', async () => {
    const { body } = await submit(withGroup(1, { totalVisto: second().totalVisto - 0.01 }));
    await show(body.carrinho);
    const rest = await submit();
    expect([rest.status, rest.body.pedidos.map((p) => p.idPessoaFilial)]).toEqual([200, [2]]);
    expect(await countPedidos()).toBe(2);
  });
});
