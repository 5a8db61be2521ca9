import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { ok } from '#lib/result.ts';
import { lockEstoque } from '#server/cart/data/vendaveis.ts';
import {
  CLIENTE_SEM_COMBO,
  COMBO_LIMITE_3,
  COMBO_PROIBIDO,
  COMBO_SEM_LIMITE,
} from '#server/demo/seed/combos.ts';
import { withdrawProduto } from '#server/feed/changes.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { accept, add, confirm, findProdutos, seenOf, seenWhole } from '#tests/support/cart.ts';
import { useCombos } from '#tests/support/combo-bench.ts';
import { comboBody } from '#tests/support/combos.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { choose, confirmSeen, goToPayment, okOf, PIX } from '#tests/support/pending-cart.ts';

const LEVE_MAIS = 1;
const KIT_COM_PRAZO = 9;

describe.each(oneDatabase)('combos in carts and orders on $name', ({ open }) => {
  const bench = useCombos(open);
  const { read, comboOf, addCombo, estoqueOf, unitsOf } = bench;

  test('an order of a combo without free units has one line', async () => {
    const { db } = bench.database;
    await db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    await db
      .deleteFrom('promocaoComboProduto')
      .where('idPromocaoCombo', '=', LEVE_MAIS)
      .where('bonificacao', '=', true)
      .execute();
    const { carrinho } = (await addCombo(LEVE_MAIS, 1)).body;
    const seen = await accept(bench.rep, carrinho.idCarrinho);
    expect((await confirm(bench.rep, carrinho.idCarrinho, seenOf(seen))).status).toBe(200);
    const linhas = await db
      .selectFrom('prePedidoItem')
      .select(['idItem', 'idItemTipo', 'idPrePedidoItemTipo', 'quantidade'])
      .execute();
    expect(linhas).toEqual([{ idItem: LEVE_MAIS, idItemTipo: 2, idPrePedidoItemTipo: 2, quantidade: 1 }]);
  });

  test('in the cart it is one line of type 2; its refusals give the reason', async () => {
    const combo = await comboOf(LEVE_MAIS);
    const added = await addCombo(LEVE_MAIS, 2);
    expect(added.status).toBe(200);
    const [item] = added.body.carrinho.itens;
    expect(item).toMatchObject({ idItem: LEVE_MAIS, idItemTipo: 2, quantidade: 2, quantidadeAtendida: 2 });
    const { valorTotal = 0, stValor = 0 } = combo.promocaoCombo;
    expect(added.body.carrinho.valorTotal).toBeCloseTo(2 * (valorTotal + stValor), 1);

    const forbidden = await addCombo(COMBO_PROIBIDO, 1, { IDPessoaCliente: CLIENTE_SEM_COMBO });
    expect([forbidden.status, forbidden.body.Codigo]).toEqual([422, 'combo-indisponivel']);
    expect(JSON.parse(forbidden.text)).toMatchObject({
      Message: 'Combo indisponível',
      Description: expect.stringContaining('não está disponível para este cliente'),
    });
    expect((await addCombo(9999, 1)).body.Codigo).toBe('combo-indisponivel');
    expect((await addCombo(COMBO_LIMITE_3, 1, { IDPromocaoCombo: undefined })).status).toBe(404);
  });

  test('a customer gets at most the limit, by one addition, by a change or over several orders', async () => {
    expect((await addCombo(COMBO_LIMITE_3, 4)).body.Codigo).toBe('combo-limite');
    const { carrinho } = (await addCombo(COMBO_LIMITE_3, 2)).body;
    const grupo = must(carrinho.grupos[0], 'group').idCarrinhoGrupo;
    const linha = { idItem: COMBO_LIMITE_3, idItemTipo: 2, idCondicao: 1 };
    const query = `/Carrinho/item?idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=${grupo}`;
    const refused = await bench.rep.put(query, { ...linha, quantidade: 4 });
    expect([refused.status, refused.body.Codigo]).toEqual([422, 'combo-limite']);
    expect(refused.text).toContain('O limite deste combo é de 3 por cliente.');
    const valid = (quantidade: number) =>
      bench.rep.get(
        `/Carrinho/ValidarRestricoesCombo?idCarrinhoGrupo=${grupo}&idPromocaoCombo=${COMBO_LIMITE_3}&quantidade=${quantidade}`,
      );
    expect([(await valid(3)).text, (await valid(4)).body.Codigo]).toEqual([
      '{"valido":true}',
      'combo-limite',
    ]);

    await bench.database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const seen = await accept(bench.rep, carrinho.idCarrinho);
    expect((await confirm(bench.rep, carrinho.idCarrinho, seenOf(seen))).status).toBe(200);
    expect((await comboOf(COMBO_LIMITE_3)).promocaoCombo.quantidadeComprada).toBe(2);
    const again = await addCombo(COMBO_LIMITE_3, 2);
    expect(again.body.Codigo).toBe('combo-limite');
    expect(again.text).toContain('Já foram pedidos 2.');
    expect((await addCombo(COMBO_LIMITE_3, 1)).status).toBe(200);
    expect((await addCombo(COMBO_SEM_LIMITE, 500)).status).toBe(200);
  });

  test('a limit used up meanwhile by another cart of the customer refuses the confirmation', async () => {
    await bench.database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const buyer = await bench.api.as('farmacia');
    const { carrinho } = (await addCombo(COMBO_LIMITE_3, 2)).body;
    const seen = await accept(bench.rep, carrinho.idCarrinho);
    const others = (await add(buyer, 0, 2, comboBody(COMBO_LIMITE_3, { IDUsuario: 2 }))).body.carrinho;
    const seenByBuyer = await accept(buyer, others.idCarrinho);
    expect((await confirm(buyer, others.idCarrinho, seenOf(seenByBuyer))).status).toBe(200);
    const refused = await confirm(bench.rep, carrinho.idCarrinho, { ...seenWhole(seen), parcial: true });
    expect([refused.status, refused.body.Codigo]).toEqual([422, 'combo-limite']);
  });

  test('an order takes the members out of stock and names the combo, its bonus and its own term', async () => {
    await bench.database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const combos = [await comboOf(LEVE_MAIS), await comboOf(KIT_COM_PRAZO)];
    const units = combos.map(unitsOf);
    const ids = [...new Set(units.flatMap((of) => [...of.keys()]))];
    const before = await estoqueOf(ids);
    await addCombo(LEVE_MAIS, 2);
    const { carrinho } = (await addCombo(KIT_COM_PRAZO, 1)).body;
    const seen = await accept(bench.rep, carrinho.idCarrinho);
    const { pedidos } = (await confirm(bench.rep, carrinho.idCarrinho, seenOf(seen))).body;
    expect(pedidos).toHaveLength(1);
    const after = await estoqueOf(ids);
    for (const id of ids) {
      const taken = 2 * (units[0]?.get(id) ?? 0) + (units[1]?.get(id) ?? 0);
      expect([id, after.get(id)]).toEqual([id, (before.get(id) ?? 0) - taken]);
    }
    const itens = await read<{ idPrePedidoItemTipo: number; quantidade: number; valorTotal: number }[]>(
      bench.rep,
      `/pedido/itens?idPrePedido=${must(pedidos[0], 'pedido').idPrePedido}`,
    );
    expect(itens.map((i) => [i.idPrePedidoItemTipo, i.quantidade])).toEqual([
      [2, 2],
      [5, 4],
      [6, 1],
      [5, 1],
    ]);
    expect(itens[1]?.valorTotal).toBe(0);
    expect(itens[2]).toMatchObject({ possuiPrazoPrioritario: true });
  });

  test('a cart awaiting payment shows combo names, and numbers for withdrawn items', async () => {
    const { db } = bench.database;
    await db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const { idProduto } = must((await findProdutos(db))[0], 'product');
    await okOf(add(bench.rep, idProduto, 40));
    const { carrinho } = (await okOf(addCombo(LEVE_MAIS, 2))).body;
    await okOf(choose(bench.rep, carrinho, 0, PIX));
    const { body } = await okOf(goToPayment(bench.rep, carrinho.idCarrinho));
    await okOf(confirmSeen(bench.rep, body.carrinho));
    await withdrawProduto(db, idProduto);
    const { descricao } = await comboOf(LEVE_MAIS);
    const { itens } = (await bench.rep.get('/Carrinho?idPessoaCliente=101')).body;
    expect(itens.map((i) => [i.descricao, i.descricaoMarca, i.categoria])).toEqual([
      [`Produto ${idProduto}`, '', ''],
      [descricao, 'Combo', 'Combos'],
    ]);
  });

  test('a product alone and in a combo are served from one stock, in the order of the cart', async () => {
    const combo = await comboOf(LEVE_MAIS);
    const idProduto = must(combo.itens[0], 'member').idProduto;
    await bench.database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 30 })
      .where('idProduto', '=', idProduto)
      .execute();
    await add(bench.rep, idProduto, 10);
    const { carrinho } = (await addCombo(LEVE_MAIS, 2)).body;
    const served = carrinho.itens.map((i) => [i.idItemTipo, i.quantidadeAtendida, i.quantidadeFalta]);
    expect(served).toEqual([
      [1, 10, 0],
      [2, 1, 1],
    ]);
  });

  test('an order of a combo holds the stock of its members until it ends', async () => {
    const queries = queriesOf(bench.database.store);
    const { idProduto } = must((await comboOf(LEVE_MAIS)).itens[0], 'member');
    const ends: string[] = [];
    let other: Promise<unknown> = Promise.resolve();
    await queries.transact(1, async (user) => {
      await lockEstoque(user, [{ idItem: LEVE_MAIS, idItemTipo: 2, idCondicao: 1 }]);
      other = queries.transact(2, async (waiting) => {
        await lockEstoque(waiting, [{ idItem: idProduto, idItemTipo: 1, idCondicao: 1 }]);
        ends.push('of the product');
        return ok(undefined);
      });
      await setTimeout(50);
      ends.push('of the combo');
      return ok(undefined);
    });
    await other;
    expect(ends).toEqual(['of the combo', 'of the product']);
    await queries.close();
  });

  test('a combo whose product is withdrawn leaves the cart and cannot be bought', async () => {
    const combo = await comboOf(LEVE_MAIS);
    await addCombo(LEVE_MAIS, 1);
    await bench.database.db
      .deleteFrom('produtoPreco')
      .where('idProduto', '=', must(combo.itens[0], 'member').idProduto)
      .execute();
    expect((await bench.rep.get('/Carrinho?idPessoaCliente=101')).body.itens).toEqual([]);
    expect((await addCombo(LEVE_MAIS, 1)).body.Codigo).toBe('combo-indisponivel');
  });
});
