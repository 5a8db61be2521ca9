import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { changePreco } from '#server/feed/changes.ts';
import { type Api, type ApiAnswer, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos, type TestProduto } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

describe.each(bothDatabases)('the cart on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let produtos: TestProduto[];
  let id: number;
  let other: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    produtos = await findProdutos(database.db);
    id = produtos[0]?.idProduto ?? 0;
    other = produtos[1]?.idProduto ?? 0;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    rep = await api.as('representante');
  });

  const line = (quantidade: number, more: object = {}) => ({
    idItem: id,
    idItemTipo: 1,
    idCondicao: 1,
    quantidade,
    ...more,
  });

  test('is null before the first line and opened by it, priced and grouped', async () => {
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');
    const { status, body } = await add(rep, id, 3);
    expect(status).toBe(200);
    expect(body.sobrescrito).toBeNull();
    expect(body.carrinho).toMatchObject({
      idPessoaCliente: 101,
      idCarrinhoSituacao: 2,
      revisao: 1,
      totalItens: 1,
    });
    expect(body.carrinho.itens[0]).toMatchObject({ idItem: id, quantidade: 3, quantidadeAtendida: 3 });
    expect(body.carrinho.grupos[0]).toMatchObject({
      idPessoaFilial: 1,
      idCondicao: 1,
      idCarrinhoGrupoTipo: 1,
      descricaoFilial: 'CD Guarulhos (SP)',
      formaPagamento: { descFormaPagamento: 'Boleto' },
    });
    const { valorLiquido = 0, valorTotal } = body.carrinho.itens[0] ?? {};
    expect(valorTotal).toBe(Math.round(Number((valorLiquido * 300).toFixed(4))) / 100);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).body).toEqual(body.carrinho);
  });

  test('adds Quantidade to the line and sets QuantidadeDesejada', async () => {
    await add(rep, id, 3);
    expect((await add(rep, id, 2)).body.carrinho.itens[0]?.quantidade).toBe(5);
    const set = await add(rep, id, 2, { QuantidadeDesejada: 7 });
    expect(set.body.carrinho.itens[0]?.quantidade).toBe(7);
    expect(set.body.carrinho.revisao).toBe(3);
    expect((await add(rep, id, 1, { QuantidadeDesejada: 7 })).body.carrinho.revisao).toBe(3);
  });

  test('sets, recreates and removes a line, and names the value that a change overwrote', async () => {
    const { carrinho } = (await add(rep, id, 3)).body;
    const query = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=${carrinho.grupos[0]?.idCarrinhoGrupo}`;
    const put = await rep.put(`/Carrinho/item?${query}`, line(10, { quantidadeBase: 3 }));
    expect([put.body.carrinho.itens[0]?.quantidade, put.body.sobrescrito]).toEqual([10, null]);
    const late = await rep.put(`/Carrinho/item?${query}`, line(4, { quantidadeBase: 3, revisaoBase: 1 }));
    expect(late.body.sobrescrito).toEqual({ idItem: id, idItemTipo: 1, idCondicao: 1, quantidade: 10 });

    const remove = `/Carrinho/item?${query}&idItem=${id}&idItemTipo=1`;
    const gone = await rep.delete(`${remove}&quantidadeBase=5`);
    expect(gone.body.sobrescrito?.quantidade).toBe(4);
    expect([gone.body.carrinho.itens, gone.body.carrinho.grupos, gone.body.carrinho.valorTotal]).toEqual([
      [],
      [],
      0,
    ]);
    const again = await rep.delete(remove);
    expect([again.status, again.body.carrinho.revisao]).toEqual([200, gone.body.carrinho.revisao]);

    const documented = await rep.put(`/Carrinho/item?${query}`, line(2));
    expect([documented.status, documented.body.Codigo]).toEqual([404, 'item-nao-encontrado']);
    const made = await rep.put(`/Carrinho/item?${query}`, line(2, { quantidadeBase: 4 }));
    expect(made.body.carrinho.itens[0]?.quantidade).toBe(2);
    expect(made.body.sobrescrito?.quantidade).toBe(0);
    // A group keeps its id while the cart lives.
    expect(made.body.carrinho.grupos[0]?.idCarrinhoGrupo).toBe(carrinho.grupos[0]?.idCarrinhoGrupo);
  });

  test('keeps a line’s remark through changes of quantity, until it is cleared', async () => {
    const { carrinho } = (await add(rep, id, 3, { observacao: 'validade longa' })).body;
    const query = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=${carrinho.grupos[0]?.idCarrinhoGrupo}`;
    const put = async (more: object, quantidade = 3) =>
      (await rep.put(`/Carrinho/item?${query}`, line(quantidade, more))).body.carrinho;
    expect(carrinho.itens[0]?.observacao).toBe('validade longa');
    expect((await add(rep, id, 2)).body.carrinho.itens[0]?.observacao).toBe('validade longa');
    expect((await put({}, 4)).itens[0]).toMatchObject({ quantidade: 4, observacao: 'validade longa' });
    const { revisao } = await put({ observacao: 'sem amassado' }, 4);
    expect((await put({ observacao: 'sem amassado' }, 4)).revisao).toBe(revisao);
    const cleared = await put({ observacao: '' }, 4);
    expect([cleared.revisao, cleared.itens[0]?.observacao]).toEqual([revisao + 1, undefined]);
    const read = (await rep.get('/Carrinho?idPessoaCliente=101')).body;
    expect(read).toEqual(cleared);
  });

  test('refuses a remark of more than 60 characters', async () => {
    const { status, body } = await add(rep, id, 1, { observacao: 'x'.repeat(61) });
    expect([status, body.Codigo]).toEqual([400, 'requisicao-invalida']);
    expect((await add(rep, id, 1, { observacao: 'x'.repeat(60) })).status).toBe(200);
  });

  test('writes a line’s remark into its order', async () => {
    await add(rep, id, 30, { observacao: 'validade longa' });
    const { carrinho } = (await add(rep, other, 30)).body;
    await accept(rep, carrinho.idCarrinho);
    const { pedidos } = (await confirm(rep, carrinho.idCarrinho)).body;
    const itens = (
      await Promise.all(
        pedidos.map(
          async ({ idPrePedido }) =>
            (
              await rep.get(`/pedido/itens?idPrePedido=${idPrePedido}`)
            ).body as unknown as PedidoItem[],
        ),
      )
    ).flat();
    expect(itens.map(({ produto, observacao }) => [produto.idProduto, observacao])).toEqual([
      [id, 'validade longa'],
      [other, undefined],
    ]);
  });

  test('keeps the order in which lines were added', async () => {
    await add(rep, other, 1);
    await add(rep, id, 1);
    const { body } = await add(rep, other, 5);
    expect(body.carrinho.itens.map((i) => i.idItem)).toEqual([other, id]);
  });

  test('puts a removed line back before its former neighbour', async () => {
    await add(rep, id, 3);
    const { carrinho } = (await add(rep, other, 1)).body;
    const query = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=${carrinho.grupos[0]?.idCarrinhoGrupo}`;
    const antesDe = { idItem: other, idItemTipo: 1, idCondicao: 1 };
    const orderOf = ({ body }: ApiAnswer) => body.carrinho.itens.map((i) => i.idItem);
    await rep.delete(`/Carrinho/item?${query}&idItem=${id}&idItemTipo=1`);
    expect(orderOf(await add(rep, id, 3, { antesDe }))).toEqual([id, other]);
    // An existing line keeps its place, and one whose neighbour is gone goes to the end.
    expect(orderOf(await add(rep, other, 1, { antesDe: { ...antesDe, idItem: id } }))).toEqual([id, other]);
    await rep.delete(`/Carrinho/item?${query}&idItem=${id}&idItemTipo=1`);
    expect(orderOf(await add(rep, id, 3, { antesDe: { ...antesDe, idCondicao: 2 } }))).toEqual([other, id]);
    expect((await rep.get(`/Carrinho?idPessoaCliente=101`)).body.itens.map((i) => i.idItem)).toEqual([
      other,
      id,
    ]);
  });

  test('serves the branch’s stock and names the rest as missing', async () => {
    await database.db.updateTable('produtoEstoque').set({ estoque: 2 }).where('idProduto', '=', id).execute();
    const item = (await add(rep, id, 5)).body.carrinho.itens[0];
    expect(item).toMatchObject({ quantidade: 5, quantidadeAtendida: 2, quantidadeFalta: 3 });
  });

  test('prices each line by the list and the brand’s tiers of its own condition, not by the request', async () => {
    const { db } = database;
    await db
      .insertInto('preferenciaUsuarioCliente')
      .values({ idUsuario: 1, idPessoaCliente: 103, idCondicao: 1, idPrazo: 2, idFormaPagamento: 1 })
      .execute();
    const { idMarca } = await db
      .selectFrom('produto')
      .select('idMarca')
      .where('idProduto', '=', id)
      .executeTakeFirstOrThrow();
    const preco = { valorUnitario: 10_0000, descontoComercial: 1000, descontoFinanceiro: 0, st: 2000 };
    await changePreco(db, { idContexto: 'c1', idProduto: id }, preco);
    await changePreco(db, { idContexto: 'c2', idProduto: id }, { ...preco, valorUnitario: 20_0000 });
    await db.deleteFrom('marcaFaixa').execute();
    const faixa = { idMarca, descontoFinanceiro: 0 };
    await db
      .insertInto('marcaFaixa')
      .values([
        { ...faixa, idContexto: 'c1', quantidade: 10, descontoComercial: 2000 },
        { ...faixa, idContexto: 'c2', quantidade: 20, descontoComercial: 5000 },
        { ...faixa, idContexto: 'c1', idMarca: idMarca + 1, quantidade: 5, descontoComercial: 9000 },
      ])
      .execute();
    const da = (IDCondicaoProduto: number) => ({ IDPessoaCliente: 103, IDCondicaoProduto, StValor: 0.01 });
    await add(rep, id, 10, da(1));
    const { itens } = (await add(rep, id, 10, da(2))).body.carrinho;
    const line = { valorUnitario: 10, stValor: 1.6, valorLiquido: 9.6, valorTotal: 96 };
    expect(itens).toMatchObject([
      { ...line, idCondicao: 1 },
      { idCondicao: 2, valorUnitario: 20, stValor: 3.6, valorLiquido: 21.6, valorTotal: 216 },
    ]);
    const less = (await add(rep, id, 9, { ...da(1), QuantidadeDesejada: 9 })).body.carrinho.itens[0];
    expect(less).toMatchObject({ quantidade: 9, stValor: 1.8, valorLiquido: 10.8, valorTotal: 97.2 });
  });

  test('pays a group as the customer prefers', async () => {
    await database.db
      .updateTable('preferenciaUsuarioCliente')
      .set({ idPrazo: 1, idFormaPagamento: 4 })
      .where('idUsuario', '=', 1)
      .where('idPessoaCliente', '=', 101)
      .execute();
    const [grupo] = (await add(rep, id, 1)).body.carrinho.grupos;
    expect(grupo).toMatchObject({
      prazo: { idPrazo: 1, descPrazo: 'À vista' },
      formaPagamento: { idFormaPagamento: 4, descFormaPagamento: 'Dinheiro' },
    });
  });

  test('splits by branch, condition and group type', async () => {
    const [cold] = await findProdutos(database.db, { idPessoaFilial: 2, tipo: 3, estoque: 1, from: 1 });
    await add(rep, id, 1);
    const { body } = await add(rep, cold?.idProduto ?? 0, 1);
    expect(body.carrinho.grupos.map((g) => [g.idPessoaFilial, g.idCarrinhoGrupoTipo])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  test.each([[0], [-1], [1e9], [1.5], [100_000]])(
    'refuses the quantity %d with a sentence',
    async (quantidade) => {
      const answer = await add(rep, id, quantidade);
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({
        Message: 'Atenção!',
        Description: 'A quantidade deve ser um número inteiro de 1 a 99.999.',
        Codigo: 'quantidade-invalida',
      });
      expect((await rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');
      const { carrinho } = (await add(rep, id, 1)).body;
      const query = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1`;
      const put = await rep.put(`/Carrinho/item?${query}`, line(quantidade));
      expect([put.status, put.body.Codigo]).toEqual([422, 'quantidade-invalida']);
    },
  );

  test('refuses a sum above the largest quantity and leaves the line unchanged', async () => {
    await add(rep, id, 99_999);
    expect((await add(rep, id, 1)).body.Codigo).toBe('quantidade-invalida');
    const { body } = await rep.get('/Carrinho?idPessoaCliente=101');
    expect(body.itens[0]?.quantidade).toBe(99_999);
  });

  test('refuses products and conditions that the customer does not have', async () => {
    const refused = async (more: object) => {
      const answer = await add(rep, id, 1, more);
      return [answer.status, answer.body.Codigo];
    };
    expect(await refused({ IDProduto: 2_000_000 })).toEqual([404, 'item-nao-encontrado']);
    expect(await refused({ IDItemTipo: 2 })).toEqual([404, 'item-nao-encontrado']);
    expect(await refused({ IDItemTipo: 3, IDPromocaoCombo: 5 })).toEqual([404, 'item-nao-encontrado']);
    expect(await refused({ IDCondicaoProduto: 2 })).toEqual([422, 'item-sem-condicao']);
    expect(await refused({ IDCondicaoProduto: 99 })).toEqual([422, 'item-sem-condicao']);
    // A condition of the customer's state and list, without the licence for it.
    expect(await refused({ IDCondicaoProduto: 4 })).toEqual([422, 'item-sem-condicao']);
    const semPreferencias = await add(rep, id, 1, { IDPessoaCliente: 103 });
    expect([semPreferencias.status, semPreferencias.body.Description]).toEqual([
      422,
      'Não há preferências cadastradas para o cliente selecionado. Cadastre as preferências para continuar.',
    ]);
  });

  test('sells only products that a branch of the customer’s condition delivers', async () => {
    const [cold] = await findProdutos(database.db, { idPessoaFilial: 2, tipo: 3, estoque: 1, from: 1 });
    const branch = { idPessoaCliente: 101, idPessoaFilial: 2 };
    const kept = await database.db
      .deleteFrom('clienteCondicaoFilial')
      .where((eb) => eb.and(branch))
      .returningAll()
      .execute();
    const answer = await add(rep, cold?.idProduto ?? 0, 1);
    await database.db.insertInto('clienteCondicaoFilial').values(kept).execute();
    expect([answer.status, answer.body.Codigo]).toEqual([422, 'item-sem-condicao']);
  });

  test.each([[3], [4], [5]])('does not touch a cart in situation %d', async (idCarrinhoSituacao) => {
    const { carrinho } = (await add(rep, id, 1)).body;
    await database.db.updateTable('carrinho').set({ idCarrinhoSituacao }).execute();
    const query = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1`;
    const answers = [
      await add(rep, id, 1),
      await rep.put(`/Carrinho/item?${query}`, line(2)),
      await rep.delete(`/Carrinho/item?${query}&idItem=${id}&idItemTipo=1`),
      await rep.put(`/Carrinho/etapa?idCarrinho=${carrinho.idCarrinho}&etapa=3`),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.body.Codigo]).toEqual([409, 'carrinho-pendente']);
    }
    expect(answers[0]?.body.Description).toBe(
      'O carrinho está pendente. É necessário finalizar o carrinho para continuar.',
    );
  });

  test('refuses to change a finished cart and opens a new one whose revision goes on', async () => {
    const { carrinho } = (await add(rep, id, 1)).body;
    await database.db.updateTable('carrinho').set({ idCarrinhoSituacao: 6, revisao: 8 }).execute();
    const query = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1`;
    expect((await rep.put(`/Carrinho/item?${query}`, line(2))).body.Codigo).toBe('carrinho-finalizado');
    expect((await rep.delete(`/Carrinho/item?${query}&idItem=${id}&idItemTipo=1`)).status).toBe(409);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');
    const next = (await add(rep, id, 1)).body.carrinho;
    expect(next.revisao).toBe(9);
    expect(next.idCarrinho).not.toBe(carrinho.idCarrinho);
  });

  test('serialises two devices that add at the same moment: no line is lost and one cart is made', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => add(rep, n % 2 ? id : other, 1)));
    expect(answers.map((a) => a.status)).toEqual(Array.from({ length: 12 }, () => 200));
    const { body } = await rep.get('/Carrinho?idPessoaCliente=101');
    expect(body.itens.map((i) => i.quantidade)).toEqual([6, 6]);
    expect(body.revisao).toBe(12);
    expect(new Set(answers.map((a) => a.body.carrinho.idCarrinho)).size).toBe(1);
  });

  test('keeps the carts of two users for one customer apart', async () => {
    const buyer = await api.as('farmacia');
    await add(rep, id, 1);
    const { body } = await add(buyer, other, 2, { IDUsuario: 2 });
    expect(body.carrinho.itens.map((i) => i.idItem)).toEqual([other]);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).body.itens.map((i) => i.idItem)).toEqual([id]);
  });

  test('is the same by its other documented calls: its lines alone, and with the user named', async () => {
    await add(rep, id, 3);
    const { body } = await rep.get('/Carrinho?idPessoaCliente=101');
    const itens = await rep.get(`/Carrinho/item?idCarrinho=${body.idCarrinho}&recalcular=true`);
    expect([itens.status, itens.body]).toEqual([200, body.itens]);
    const named = 'idPessoaCliente=101&idOrigem=2&idOrigemTipo=18';
    const own = await rep.get(`/Carrinho/consultarCarrinhoCompraAtualizado?idUsuario=1&${named}`);
    expect([own.status, own.body]).toEqual([200, body]);
    const another = await rep.get(`/Carrinho/consultarCarrinhoCompraAtualizado?idUsuario=2&${named}`);
    expect([another.status, another.body.Codigo]).toEqual([403, 'outro-usuario']);
    expect((await rep.get('/Carrinho/item?idCarrinho=999999')).body.Codigo).toBe('nao-encontrado');
  });
});
