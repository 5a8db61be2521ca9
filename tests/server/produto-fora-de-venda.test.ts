import { expect, test, describe } from 'vitest';
import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';
import { must } from '#lib/must.ts';
import { changeProduto } from '#server/feed/changes.ts';
import { accept, add, confirm, findProdutos, seenOf } from '#tests/support/cart.ts';
import { useCombos } from '#tests/support/combo-bench.ts';
import { bothDatabases } from '#tests/support/database.ts';

const LEVE_MAIS = 1;

describe.each(bothDatabases)('a product that is no longer sold on $name', ({ open }) => {
  const bench = useCombos(open);
  const { comboOf, addCombo, estoqueOf } = bench;

  /** Takes a product out of sale. Its price and its stock stay. */
  async function endSale(idProduto: number): Promise<void> {
    const { db } = bench.database;
    const { sinais } = await db
      .selectFrom('produto')
      .select('sinais')
      .where('idProduto', '=', idProduto)
      .executeTakeFirstOrThrow();
    expect(await changeProduto(db, idProduto, { sinais: sinais & ~SINAL_COMERCIALIZADO })).toBe(true);
  }

  test('serves no unit: an earlier yes is refused with the cart as it is now', async () => {
    const [gone, stays] = (await findProdutos(bench.database.db)).map((p) => p.idProduto);
    await add(bench.rep, must(gone, 'product'), 40);
    const { carrinho } = (await add(bench.rep, must(stays, 'product'), 40)).body;
    const seen = await accept(bench.rep, carrinho.idCarrinho);
    await endSale(must(gone, 'product'));
    const refused = await confirm(bench.rep, carrinho.idCarrinho, seenOf(seen));
    expect([refused.status, refused.body.Codigo]).toEqual([409, 'carrinho-mudou']);
    const served = refused.body.carrinho.itens.map((i) => [
      i.idItem,
      i.quantidadeAtendida,
      i.quantidadeFalta,
    ]);
    expect(served).toEqual([
      [gone, 0, 40],
      [stays, 40, 0],
    ]);
    const taken = await confirm(bench.rep, carrinho.idCarrinho, seenOf(refused.body.carrinho));
    expect(taken.status).toBe(200);
    const linhas = await bench.database.db
      .selectFrom('prePedidoItem')
      .select(['idItem', 'quantidadeAtendida'])
      .orderBy('quantidadeAtendida')
      .execute();
    expect(linhas).toContainEqual({ idItem: stays, quantidadeAtendida: 40 });
    expect(linhas).not.toContainEqual({ idItem: gone, quantidadeAtendida: 40 });
  });

  test('leaves no stock of a combo that holds it', async () => {
    const before = await comboOf(LEVE_MAIS);
    const membro = must(before.itens[0], 'member').idProduto;
    const { carrinho } = (await addCombo(LEVE_MAIS, 1)).body;
    const seen = await accept(bench.rep, carrinho.idCarrinho);
    await endSale(membro);
    expect((await estoqueOf([membro])).get(membro)).toBeGreaterThan(0);
    const after = await comboOf(LEVE_MAIS);
    expect([before.itemPossuiEstoque, after.itemPossuiEstoque, after.itens[0]?.estoque]).toEqual([
      true,
      false,
      0,
    ]);
    const refused = await confirm(bench.rep, carrinho.idCarrinho, seenOf(seen));
    expect([refused.status, refused.body.Codigo]).toEqual([409, 'carrinho-mudou']);
    expect(refused.body.carrinho.itens.map((i) => i.quantidadeAtendida)).toEqual([0]);
  });
});
