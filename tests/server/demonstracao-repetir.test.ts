import { expect, test } from 'vitest';
import { ITEM_COMBO, ITEM_PEDIDO_COMBO } from '#contract/catalogue/item-tipo.ts';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import type { ItemRepetido } from '#contract/orders/pedido-repetir.ts';
import { doseEForma } from '#domain/catalogue/similar.ts';
import { must } from '#lib/must.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { openApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const now = new Date('2026-11-20T15:00:00Z');

test('past orders of the demonstration show when they are repeated what has changed since', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await db.transaction().execute((trx) => seedHistorico(trx, now, { devolucoes: false }));
  const api = await openApi(database, { clock: () => now });
  const rep = await api.as('representante');
  const pedidos = await db
    .selectFrom('prePedido')
    .select(['idPrePedido', 'dataHora'])
    .where('idPessoaCliente', '=', 101)
    .where('orcamento', '=', false)
    .where('dataHora', '>', new Date('2026-10-20T00:00:00Z'))
    .orderBy('dataHora', 'desc')
    .execute();
  const told = new Set<string>();
  for (const { idPrePedido } of pedidos) {
    const itens = JSON.parse(
      (await rep.get(`/pedido/itens?idPrePedido=${idPrePedido}`)).text,
    ) as PedidoItem[];
    for (const { quantidadeFalta } of itens) expect(quantidadeFalta).toBe(0);
    const antes = new Map(itens.map((i) => [i.produto.idProduto, i.valorUnitarioLiquido]));
    const { text } = await rep.get(
      `/pedido/repetir?idPrePedido=${idPrePedido}&idPessoaCliente=101&idOperacao=4&idOrigem=2&idOrigemTipo=18`,
    );
    const { body: carrinho } = await rep.get('/Carrinho?idPessoaCliente=101');
    for (const { idItem, mensagem } of JSON.parse(text) as ItemRepetido[]) {
      if (mensagem?.startsWith('Em falta')) told.add((await findSimilar(idItem)) ? 'falta' : 'fora');
      else if (/^Só \d+ em estoque\.$/.test(mensagem ?? '')) told.add('pouco');
      const linha = carrinho.itens.find((i: { idItem: number }) => i.idItem === idItem);
      const agora = must(linha, 'a line of the cart').valorLiquido;
      const de = must(antes.get(idItem), 'the price then');
      if (agora !== de) told.add(agora > de ? 'subiu' : 'baixou');
    }
  }
  expect([...told].sort()).toEqual(['baixou', 'falta', 'fora', 'pouco', 'subiu']);
  await api.close();
  await database.close();

  /** True if a product in stock replaces this one. */
  async function findSimilar(idProduto: number): Promise<boolean> {
    const { substancia, apresentacao, sinais } = await db
      .selectFrom('produto')
      .selectAll()
      .where('idProduto', '=', idProduto)
      .executeTakeFirstOrThrow();
    const others = await db
      .selectFrom('produto')
      .innerJoin('produtoEstoque', 'produtoEstoque.idProduto', 'produto.idProduto')
      .select('apresentacao')
      .where('substancia', '=', substancia)
      .where('estoque', '>', 0)
      .execute();
    return (sinais & 8) !== 0 && others.some((o) => doseEForma(o.apresentacao) === doseEForma(apresentacao));
  }
});

test('an order of a combo is told as one, so that it is repeated as the combo', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await db.transaction().execute((trx) => seedHistorico(trx, now));
  const itens = await db
    .selectFrom('prePedidoItem')
    .select('idPrePedidoItemTipo')
    .where('idItemTipo', '=', ITEM_COMBO)
    .execute();
  expect(itens.length).toBeGreaterThan(0);
  expect(itens.every((item) => item.idPrePedidoItemTipo === ITEM_PEDIDO_COMBO)).toBe(true);
  await database.close();
});
