import { describe, expect, test } from 'vitest';
import type { Combo } from '#contract/catalogue/combo.ts';
import { parseSelos } from '#contract/catalogue/selo.ts';
import { must } from '#lib/must.ts';
import {
  CLIENTE_SEM_COMBO,
  COMBO_LIMITE_3,
  COMBO_PROIBIDO,
  COMBO_VENCIDO,
} from '#server/demo/seed/combos.ts';
import { changeEstoque, changePreco, changeProduto } from '#server/feed/changes.ts';
import { useCombos } from '#tests/support/combo-bench.ts';
import { oneDatabase } from '#tests/support/database.ts';

const LEVE_MAIS = 1;
const KIT_COM_PRAZO = 9;

describe.each(oneDatabase)('combos on $name', ({ open }) => {
  const bench = useCombos(open);
  const { read, listOf, comboOf } = bench;

  test('a visitor sees a combo and its items without prices and stock', async () => {
    const combo = await read<Combo>(
      bench.api.nobody,
      `/EcommerceItem/comboIndividual?idTipoConsulta=3&idItem=${LEVE_MAIS}&idItemTipo=2`,
    );
    expect(combo.descricao).toMatch(/^Leve 12, pague 10: /);
    expect(combo.promocaoCombo).not.toHaveProperty('preco');
    expect(combo).not.toHaveProperty('itemPossuiEstoque');
    const itens = await read<Combo['itens']>(
      bench.api.nobody,
      `/EcommerceItem/consultarItensCombo?idPromocaoCombo=${LEVE_MAIS}`,
    );
    expect(itens.map((i) => [i.quantidadeNoCombo, i.bonificacao])).toEqual([
      [10, false],
      [2, true],
    ]);
    expect(itens.some((i) => 'valorProduto' in i || 'estoque' in i)).toBe(false);
    expect(itens.map((i) => i.pmc)).toEqual([0, 0]);
    // A restriction that also holds for visitors: sold through this portal only.
    expect(
      await read(bench.api.nobody, `/EcommerceItem/comboIndividual?idItem=${COMBO_LIMITE_3}`),
    ).not.toBeNull();
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
    expect(await read(bench.rep, `/EcommerceItem/comboIndividual?${query}`)).toEqual(individual);
  });

  /** Gives combo 1 fixed prices and stock: ten paid units and two free units of one product. */
  async function putCombo(estoque: number): Promise<number> {
    const { db } = bench.database;
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
    await bench.rep.post('/PreferenciaUsuario/manterPreferenciaUsuario', { CalcularSt: false });
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
      await changeEstoque(bench.database.db, idProduto, estoque);
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
    await bench.database.db.deleteFrom('produtoEstoque').where('idProduto', '=', idProduto).execute();
    expect(await words()).toEqual([out, [idProduto, 0, 'Em Falta', 'red']]);
  });

  test('a combo lists its existing badges by priority', async () => {
    const combo = bench.database.db.updateTable('promocaoCombo').where('idPromocaoCombo', '=', LEVE_MAIS);
    const badgesOf = async (selos: string) => {
      await combo.set({ selos }).execute();
      const { selos: told } = await comboOf(LEVE_MAIS);
      return typeof told === 'string' ? parseSelos(told).map(({ idSelo }) => idSelo) : told;
    };
    await bench.database.db.updateTable('selo').set({ Prioridade: 1 }).where('idSelo', '=', 5).execute();
    await bench.database.db.updateTable('selo').set({ Prioridade: 2 }).where('idSelo', '=', 2).execute();
    expect(await badgesOf('2;5;999')).toEqual([5, 2]);
    expect(await badgesOf('')).toEqual([]);
  });

  test('a combo is off sale unless its members are of its branch and group, one is paid, and all have a price', async () => {
    const { db } = bench.database;
    const { idProduto } = must((await comboOf(LEVE_MAIS)).itens[0], 'member');
    const { idPessoaFilial, idCarrinhoGrupoTipo } = (await comboOf(LEVE_MAIS)).promocaoCombo;
    const seen = async () => {
      const publicly = await read(bench.api.nobody, `/EcommerceItem/comboIndividual?idItem=${LEVE_MAIS}`);
      const listed = (await listOf(bench.rep, 101)).some(({ idItem }) => idItem === LEVE_MAIS);
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
    expect((await listOf(bench.rep, 101)).map(({ idItem }) => idItem)).not.toContain(KIT_COM_PRAZO);
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
      await changeProduto(bench.database.db, last.idProduto, { idFabricante });
      return (await comboOf(KIT_COM_PRAZO)).promocaoCombo.produtoFabricante;
    };
    const { idProdutoFabricante } = first.produtoFabricante;
    const makers = await bench.database.db.selectFrom('fabricante').select('idFabricante').execute();
    const other = must(
      makers.find(({ idFabricante }) => idFabricante !== idProdutoFabricante),
      'another maker',
    );
    for (const { idProduto } of itens)
      await changeProduto(bench.database.db, idProduto, { idFabricante: idProdutoFabricante });
    expect(await makerWith(idProdutoFabricante)).toEqual(first.produtoFabricante);
    expect(await makerWith(other.idFabricante)).toBeNull();
  });

  test('a combo is sold only to customers that its branch serves', async () => {
    const combos = await listOf(bench.rep, 101);
    expect(new Set(combos.map((combo) => combo.promocaoCombo.idPessoaFilial)).size).toBe(2);
    await bench.database.db
      .deleteFrom('clienteCondicaoFilial')
      .where('idPessoaCliente', '=', 101)
      .where('idPessoaFilial', '=', 2)
      .execute();
    const idsAt1 = combos.filter((combo) => combo.promocaoCombo.idPessoaFilial === 1);
    expect((await listOf(bench.rep, 101)).map((combo) => combo.idItem)).toEqual(
      idsAt1.map((combo) => combo.idItem),
    );
  });

  test('a combo that is expired, forbidden to the customer or of another condition is not returned', async () => {
    const ids = async (cliente: number) => (await listOf(bench.rep, cliente)).map((combo) => combo.idItem);
    expect(await ids(101)).toContain(COMBO_PROIBIDO);
    expect(await ids(CLIENTE_SEM_COMBO)).not.toContain(COMBO_PROIBIDO);
    expect(await ids(101)).not.toContain(COMBO_VENCIDO);
    const one = (id: number, cliente: number) =>
      read(bench.rep, `/EcommerceItem/comboIndividual?idItem=${id}&idPessoaCliente=${cliente}`);
    expect(await one(COMBO_PROIBIDO, CLIENTE_SEM_COMBO)).toBeNull();
    expect(await one(COMBO_VENCIDO, 101)).toBeNull();
    expect(await one(9999, 101)).toBeNull();
    expect((await listOf(bench.rep, 107)).every((combo) => combo.promocaoCombo.idCondicao === 3)).toBe(true);
  });
});
