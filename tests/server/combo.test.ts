import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Combo } from '#contract/catalogue/combo.ts';
import { parseSelos } from '#contract/catalogue/selo.ts';
import { must } from '#lib/must.ts';
import { ok } from '#lib/result.ts';
import { lockEstoque } from '#server/cart/data/vendaveis.ts';
import {
  CLIENTE_SEM_COMBO,
  COMBO_LIMITE_3,
  COMBO_PROIBIDO,
  COMBO_SEM_LIMITE,
  COMBO_VENCIDO,
} from '#server/demo/seed/combos.ts';
import { changeEstoque, changePreco, changeProduto, withdrawProduto } from '#server/feed/changes.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos, seenOf, seenWhole } from '#tests/support/cart.ts';
import { comboBody, keepCombosOpen } from '#tests/support/combos.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { choose, confirmSeen, goToPayment, okOf, PIX } from '#tests/support/pending-cart.ts';

/** Combos of the seed without anything special. */
const LEVE_MAIS = 1;
const KIT_COM_PRAZO = 9;

describe.each(oneDatabase)('combos on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    await keepCombosOpen(database.db);
    rep = await api.as('representante');
  });

  const read = async <T>(client: ApiClient, path: string): Promise<T> => {
    const answer = await client.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return JSON.parse(answer.text) as T;
  };
  /** As on the wire: amounts in reais. */
  const listOf = (client: ApiClient, cliente: number) =>
    read<Combo[]>(client, `/sincronizacao/combos?idPessoaCliente=${cliente}`);
  const comboOf = async (id: number, cliente = 101) =>
    must(
      (await listOf(rep, cliente)).find((combo) => combo.idItem === id),
      `combo ${id}`,
    );
  const addCombo = (id: number, quantidade: number, more: object = {}) =>
    add(rep, 0, quantidade, comboBody(id, more));
  const estoqueOf = async (ids: readonly number[]) => {
    const rows = await database.db
      .selectFrom('produtoEstoque')
      .select(['idProduto', 'estoque'])
      .where('idProduto', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.idProduto, row.estoque]));
  };
  const unitsOf = (combo: Combo) => {
    const units = new Map<number, number>();
    for (const { idProduto, quantidadeNoCombo } of combo.itens) {
      units.set(idProduto, (units.get(idProduto) ?? 0) + quantidadeNoCombo);
    }
    return units;
  };

  test('a visitor sees a combo and its items without prices and stock', async () => {
    const combo = await read<Combo>(
      api.nobody,
      `/EcommerceItem/comboIndividual?idTipoConsulta=3&idItem=${LEVE_MAIS}&idItemTipo=2`,
    );
    expect(combo.descricao).toMatch(/^Leve 12, pague 10: /);
    expect(combo.promocaoCombo).not.toHaveProperty('preco');
    expect(combo).not.toHaveProperty('itemPossuiEstoque');
    const itens = await read<Combo['itens']>(
      api.nobody,
      `/EcommerceItem/consultarItensCombo?idPromocaoCombo=${LEVE_MAIS}`,
    );
    expect(itens.map((i) => [i.quantidadeNoCombo, i.bonificacao])).toEqual([
      [10, false],
      [2, true],
    ]);
    expect(itens.some((i) => 'valorProduto' in i || 'estoque' in i)).toBe(false);
    expect(itens.map((i) => i.pmc)).toEqual([0, 0]);
    // A restriction that also holds for visitors: sold through this portal only.
    expect(await read(api.nobody, `/EcommerceItem/comboIndividual?idItem=${COMBO_LIMITE_3}`)).not.toBeNull();
  });

  test('a customer sees the price of a combo: the paid members less the discounts, the bonus free', async () => {
    const combo = await comboOf(LEVE_MAIS);
    const [pago, bonus] = combo.itens;
    const { preco, valorTotalItensBonificados, quantidadeLimite } = combo.promocaoCombo;
    expect(preco).toBeCloseTo((pago?.valorProduto ?? 0) * 10, 4);
    expect(valorTotalItensBonificados).toBeCloseTo((pago?.valorProduto ?? 0) * 2, 2);
    expect(bonus).toMatchObject({ valorProdutoDesconto: 0, stValor: 0, percentualDesconto: 100 });
    expect(quantidadeLimite).toBeGreaterThan(0);
    const query = `idUsuario=1&idPessoaCliente=101&idTipoConsulta=3&idItem=${LEVE_MAIS}&idItemTipo=2&calcularSt=true`;
    const { itens: _, ...individual } = combo;
    expect(await read(rep, `/EcommerceItem/comboIndividual?${query}`)).toEqual(individual);
  });

  /** Gives combo 1 fixed prices and stock: ten paid units and two free units of one product. */
  async function putCombo(estoque: number): Promise<number> {
    const { db } = database;
    const { idProduto } = must((await comboOf(LEVE_MAIS)).itens[0], 'member');
    await changePreco(db, { idContexto: 'c1', idProduto }, { valorUnitario: 5_0000, st: 2000 });
    await db
      .updateTable('promocaoCombo')
      .set({ descontoComercial: 1000, descontoFinanceiro: 500 })
      .where('idPromocaoCombo', '=', LEVE_MAIS)
      .execute();
    await db
      .updateTable('produtoEstoque')
      .set({ estoque, poucas: 30 })
      .where('idProduto', '=', idProduto)
      .execute();
    return idProduto;
  }

  test('a combo shows its price to the cent and the units of its members', async () => {
    const idProduto = await putCombo(500);
    const { promocaoCombo, itens } = await comboOf(LEVE_MAIS);
    expect(promocaoCombo).toMatchObject({
      idCondicao: 1,
      quantidadeComprada: 0,
      preco: 50,
      valorTotal: 42.75,
      percentualDesconto: 10,
      percentualDescontoFinanceiro: 5,
      stValor: 8.55,
      valorTotalItensBonificados: 10,
      promocaoComboCanalPrazoPrioritario: null,
    });
    const list = { idProduto, valorProduto: 5, percentualSt: 20, estoque: 500 };
    expect(itens).toMatchObject([
      {
        ...list,
        quantidadeNoCombo: 10,
        bonificacao: false,
        valorProdutoDesconto: 4.275,
        percentualDesconto: 10,
        percentualDescontoFinanceiro: 5,
        stValor: 0.855,
      },
      {
        ...list,
        quantidadeNoCombo: 2,
        bonificacao: true,
        valorProdutoDesconto: 0,
        percentualDesconto: 100,
        percentualDescontoFinanceiro: 0,
        stValor: 0,
      },
    ]);
    expect((await comboOf(KIT_COM_PRAZO)).promocaoCombo.promocaoComboCanalPrazoPrioritario).toEqual({
      idPrazo: 3,
      descPrazo: '28/35/42 dias',
    });
    await rep.post('/PreferenciaUsuario/manterPreferenciaUsuario', { CalcularSt: false });
    const semSt = await comboOf(LEVE_MAIS);
    expect([semSt.promocaoCombo.stValor, semSt.itens[0]?.stValor]).toEqual([0, 0]);
  });

  test('stock words count whole combos (few below 20) and each member', async () => {
    const idProduto = await putCombo(0);
    const words = async () => {
      const { itemPossuiEstoque, descEstoque, legendaEstoque, itens } = await comboOf(LEVE_MAIS);
      const [membro] = itens;
      return [
        [itemPossuiEstoque, descEstoque, legendaEstoque],
        [membro?.idProduto, membro?.estoque, membro?.descEstoque, membro?.legendaEstoque],
      ];
    };
    const wordsAt = async (estoque: number) => {
      await changeEstoque(database.db, idProduto, estoque);
      return await words();
    };
    const out = [false, 'Em Falta', 'red'];
    expect(await wordsAt(240)).toEqual([
      [true, 'Disponível', 'green'],
      [idProduto, 240, 'Disponível', 'green'],
    ]);
    expect(await wordsAt(239)).toEqual([
      [true, 'Poucas Unidades', 'orange'],
      [idProduto, 239, 'Disponível', 'green'],
    ]);
    expect(await wordsAt(30)).toEqual([
      [true, 'Poucas Unidades', 'orange'],
      [idProduto, 30, 'Disponível', 'green'],
    ]);
    expect(await wordsAt(11)).toEqual([out, [idProduto, 11, 'Poucas Unidades', 'orange']]);
    expect(await wordsAt(0)).toEqual([out, [idProduto, 0, 'Em Falta', 'red']]);
    await database.db.deleteFrom('produtoEstoque').where('idProduto', '=', idProduto).execute();
    expect(await words()).toEqual([out, [idProduto, 0, 'Em Falta', 'red']]);
  });

  test('a combo lists its existing badges by priority', async () => {
    const combo = database.db.updateTable('promocaoCombo').where('idPromocaoCombo', '=', LEVE_MAIS);
    const badgesOf = async (selos: string) => {
      await combo.set({ selos }).execute();
      const { selos: told } = await comboOf(LEVE_MAIS);
      return typeof told === 'string' ? parseSelos(told).map(({ idSelo }) => idSelo) : told;
    };
    await database.db.updateTable('selo').set({ Prioridade: 1 }).where('idSelo', '=', 5).execute();
    await database.db.updateTable('selo').set({ Prioridade: 2 }).where('idSelo', '=', 2).execute();
    expect(await badgesOf('2;5;999')).toEqual([5, 2]);
    expect(await badgesOf('')).toEqual([]);
  });

  test('a combo is off sale unless its members are of its branch and group, one is paid, and all have a price', async () => {
    const { db } = database;
    const { idProduto } = must((await comboOf(LEVE_MAIS)).itens[0], 'member');
    const { idPessoaFilial, idCarrinhoGrupoTipo } = (await comboOf(LEVE_MAIS)).promocaoCombo;
    const seen = async () => {
      const publicly = await read(api.nobody, `/EcommerceItem/comboIndividual?idItem=${LEVE_MAIS}`);
      const listed = (await listOf(rep, 101)).some(({ idItem }) => idItem === LEVE_MAIS);
      return [publicly !== null, listed];
    };
    expect(await seen()).toEqual([true, true]);
    await changeProduto(db, idProduto, { idPessoaFilial: 3 - idPessoaFilial });
    expect(await seen()).toEqual([false, false]);
    await changeProduto(db, idProduto, { idPessoaFilial, idCarrinhoGrupoTipo: 1 + idCarrinhoGrupoTipo });
    expect(await seen()).toEqual([false, false]);
    await changeProduto(db, idProduto, { idCarrinhoGrupoTipo });
    const preco = { idContexto: 'c1', idProduto };
    await changePreco(db, preco, { valorUnitario: 0 });
    expect(await seen()).toEqual([true, false]);
    await changePreco(db, preco, { valorUnitario: 1 });
    expect(await seen()).toEqual([true, true]);
    const kit = await comboOf(KIT_COM_PRAZO);
    const outro = must(kit.itens.at(-1), 'member').idProduto;
    expect(outro).not.toBe(must(kit.itens[0], 'member').idProduto);
    await changePreco(db, { idContexto: 'c1', idProduto: outro }, { valorUnitario: 0 });
    expect((await listOf(rep, 101)).map(({ idItem }) => idItem)).not.toContain(KIT_COM_PRAZO);
    await db
      .deleteFrom('promocaoComboProduto')
      .where('idPromocaoCombo', '=', LEVE_MAIS)
      .where('bonificacao', '=', false)
      .execute();
    expect(await seen()).toEqual([false, false]);
  });

  test('a combo names its maker only if all members share one', async () => {
    const { itens } = await comboOf(KIT_COM_PRAZO);
    const [first, last] = [must(itens[0], 'member'), must(itens.at(-1), 'member')];
    const makerWith = async (idFabricante: number) => {
      await changeProduto(database.db, last.idProduto, { idFabricante });
      return (await comboOf(KIT_COM_PRAZO)).promocaoCombo.produtoFabricante;
    };
    const { idProdutoFabricante } = first.produtoFabricante;
    const makers = await database.db.selectFrom('fabricante').select('idFabricante').execute();
    const other = must(
      makers.find(({ idFabricante }) => idFabricante !== idProdutoFabricante),
      'another maker',
    );
    for (const { idProduto } of itens)
      await changeProduto(database.db, idProduto, { idFabricante: idProdutoFabricante });
    expect(await makerWith(idProdutoFabricante)).toEqual(first.produtoFabricante);
    expect(await makerWith(other.idFabricante)).toBeNull();
  });

  test('a combo is sold only to customers that its branch serves', async () => {
    const combos = await listOf(rep, 101);
    expect(new Set(combos.map((combo) => combo.promocaoCombo.idPessoaFilial)).size).toBe(2);
    await database.db
      .deleteFrom('clienteCondicaoFilial')
      .where('idPessoaCliente', '=', 101)
      .where('idPessoaFilial', '=', 2)
      .execute();
    const idsAt1 = combos.filter((combo) => combo.promocaoCombo.idPessoaFilial === 1);
    expect((await listOf(rep, 101)).map((combo) => combo.idItem)).toEqual(
      idsAt1.map((combo) => combo.idItem),
    );
  });

  test('an order of a combo without free units has one line', async () => {
    const { db } = database;
    await db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    await db
      .deleteFrom('promocaoComboProduto')
      .where('idPromocaoCombo', '=', LEVE_MAIS)
      .where('bonificacao', '=', true)
      .execute();
    const { carrinho } = (await addCombo(LEVE_MAIS, 1)).body;
    const seen = await accept(rep, carrinho.idCarrinho);
    expect((await confirm(rep, carrinho.idCarrinho, seenOf(seen))).status).toBe(200);
    const linhas = await db
      .selectFrom('prePedidoItem')
      .select(['idItem', 'idItemTipo', 'idPrePedidoItemTipo', 'quantidade'])
      .execute();
    expect(linhas).toEqual([{ idItem: LEVE_MAIS, idItemTipo: 2, idPrePedidoItemTipo: 2, quantidade: 1 }]);
  });

  test('a combo that is expired, forbidden to the customer or of another condition is not returned', async () => {
    const ids = async (cliente: number) => (await listOf(rep, cliente)).map((combo) => combo.idItem);
    expect(await ids(101)).toContain(COMBO_PROIBIDO);
    expect(await ids(CLIENTE_SEM_COMBO)).not.toContain(COMBO_PROIBIDO);
    expect(await ids(101)).not.toContain(COMBO_VENCIDO);
    const one = (id: number, cliente: number) =>
      read(rep, `/EcommerceItem/comboIndividual?idItem=${id}&idPessoaCliente=${cliente}`);
    expect(await one(COMBO_PROIBIDO, CLIENTE_SEM_COMBO)).toBeNull();
    expect(await one(COMBO_VENCIDO, 101)).toBeNull();
    expect(await one(9999, 101)).toBeNull();
    expect((await listOf(rep, 107)).every((combo) => combo.promocaoCombo.idCondicao === 3)).toBe(true);
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
    const refused = await rep.put(query, { ...linha, quantidade: 4 });
    expect([refused.status, refused.body.Codigo]).toEqual([422, 'combo-limite']);
    expect(refused.text).toContain('O limite deste combo é de 3 por cliente.');
    const valid = (quantidade: number) =>
      rep.get(
        `/Carrinho/ValidarRestricoesCombo?idCarrinhoGrupo=${grupo}&idPromocaoCombo=${COMBO_LIMITE_3}&quantidade=${quantidade}`,
      );
    expect([(await valid(3)).text, (await valid(4)).body.Codigo]).toEqual([
      '{"valido":true}',
      'combo-limite',
    ]);

    await database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const seen = await accept(rep, carrinho.idCarrinho);
    expect((await confirm(rep, carrinho.idCarrinho, seenOf(seen))).status).toBe(200);
    expect((await comboOf(COMBO_LIMITE_3)).promocaoCombo.quantidadeComprada).toBe(2);
    const again = await addCombo(COMBO_LIMITE_3, 2);
    expect(again.body.Codigo).toBe('combo-limite');
    expect(again.text).toContain('Já foram pedidos 2.');
    expect((await addCombo(COMBO_LIMITE_3, 1)).status).toBe(200);
    expect((await addCombo(COMBO_SEM_LIMITE, 500)).status).toBe(200);
  });

  test('a limit used up meanwhile by another cart of the customer refuses the confirmation', async () => {
    await database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const buyer = await api.as('farmacia');
    const { carrinho } = (await addCombo(COMBO_LIMITE_3, 2)).body;
    const seen = await accept(rep, carrinho.idCarrinho);
    const others = (await add(buyer, 0, 2, comboBody(COMBO_LIMITE_3, { IDUsuario: 2 }))).body.carrinho;
    const seenByBuyer = await accept(buyer, others.idCarrinho);
    expect((await confirm(buyer, others.idCarrinho, seenOf(seenByBuyer))).status).toBe(200);
    const refused = await confirm(rep, carrinho.idCarrinho, { ...seenWhole(seen), parcial: true });
    expect([refused.status, refused.body.Codigo]).toEqual([422, 'combo-limite']);
  });

  test('an order takes the members out of stock and names the combo, its bonus and its own term', async () => {
    await database.db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const combos = [await comboOf(LEVE_MAIS), await comboOf(KIT_COM_PRAZO)];
    const units = combos.map(unitsOf);
    const ids = [...new Set(units.flatMap((of) => [...of.keys()]))];
    const before = await estoqueOf(ids);
    await addCombo(LEVE_MAIS, 2);
    const { carrinho } = (await addCombo(KIT_COM_PRAZO, 1)).body;
    const seen = await accept(rep, carrinho.idCarrinho);
    const { pedidos } = (await confirm(rep, carrinho.idCarrinho, seenOf(seen))).body;
    expect(pedidos).toHaveLength(1);
    const after = await estoqueOf(ids);
    for (const id of ids) {
      const taken = 2 * (units[0]?.get(id) ?? 0) + (units[1]?.get(id) ?? 0);
      expect([id, after.get(id)]).toEqual([id, (before.get(id) ?? 0) - taken]);
    }
    const itens = await read<{ idPrePedidoItemTipo: number; quantidade: number; valorTotal: number }[]>(
      rep,
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
    const { db } = database;
    await db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
    const { idProduto } = must((await findProdutos(db))[0], 'product');
    await okOf(add(rep, idProduto, 40));
    const { carrinho } = (await okOf(addCombo(LEVE_MAIS, 2))).body;
    await okOf(choose(rep, carrinho, 0, PIX));
    const { body } = await okOf(goToPayment(rep, carrinho.idCarrinho));
    await okOf(confirmSeen(rep, body.carrinho));
    await withdrawProduto(db, idProduto);
    const { descricao } = await comboOf(LEVE_MAIS);
    const { itens } = (await rep.get('/Carrinho?idPessoaCliente=101')).body;
    expect(itens.map((i) => [i.descricao, i.descricaoMarca, i.categoria])).toEqual([
      [`Produto ${idProduto}`, '', ''],
      [descricao, 'Combo', 'Combos'],
    ]);
  });

  test('a product alone and in a combo are served from one stock, in the order of the cart', async () => {
    const combo = await comboOf(LEVE_MAIS);
    const idProduto = must(combo.itens[0], 'member').idProduto;
    await database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 30 })
      .where('idProduto', '=', idProduto)
      .execute();
    await add(rep, idProduto, 10);
    const { carrinho } = (await addCombo(LEVE_MAIS, 2)).body;
    const served = carrinho.itens.map((i) => [i.idItemTipo, i.quantidadeAtendida, i.quantidadeFalta]);
    expect(served).toEqual([
      [1, 10, 0],
      [2, 1, 1],
    ]);
  });

  test('an order of a combo holds the stock of its members until it ends', async () => {
    const queries = queriesOf(database.store);
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
    await database.db
      .deleteFrom('produtoPreco')
      .where('idProduto', '=', must(combo.itens[0], 'member').idProduto)
      .execute();
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).body.itens).toEqual([]);
    expect((await addCombo(LEVE_MAIS, 1)).body.Codigo).toBe('combo-indisponivel');
  });
});
