import { describe, expect, test } from 'vitest';
import type { ItemRepetido } from '#contract/orders/pedido-repetir.ts';
import { must } from '#lib/must.ts';
import { COMBO_LIMITE_3 } from '#server/demo/seed/combos.ts';
import { withdrawProduto } from '#server/feed/changes.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { comboBody, keepCombosOpen } from '#tests/support/combos.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { desk } from '#tests/support/desk.ts';
import { okOf, PIX, pendingCart } from '#tests/support/pending-cart.ts';

const PARAMETROS = 'idPessoaCliente=101&idOperacao=4&idOrigem=2&idOrigemTipo=18';

describe.each(oneDatabase)('an order again on $name', ({ open }) => {
  const bench = useBench(open);

  const produtos = async (): Promise<number[]> =>
    (await findProdutos(bench.database.db)).map((produto) => produto.idProduto);

  /** An order of 40 of each of these products. @returns its number. */
  async function order(client: ApiClient, ids: readonly number[]): Promise<number> {
    for (const id of ids) await okOf(add(client, id, 40));
    const { idCarrinho } = (await client.get('/Carrinho?idPessoaCliente=101')).body;
    await accept(client, idCarrinho);
    const { pedidos } = (await okOf(confirm(client, idCarrinho))).body;
    return must(pedidos[0], 'order').idPrePedido;
  }
  const repeat = (client: ApiClient, idPrePedido: number, key?: string) =>
    client.get(`/pedido/repetir?idPrePedido=${idPrePedido}&${PARAMETROS}`, key === undefined ? {} : { key });
  const linesOf = async (client: ApiClient) => {
    const { itens } = (await client.get('/Carrinho?idPessoaCliente=101')).body;
    return itens.map(({ idItem, quantidade }) => [idItem, quantidade] as const);
  };
  const told = (text: string) =>
    (JSON.parse(text) as ItemRepetido[]).map((i) => [i.idItem, i.incluido, i.mensagem]);

  test('its lines are added to those of the cart', async () => {
    const rep = await bench.api.as('representante');
    const [a = 0, b = 0] = await produtos();
    const idPrePedido = await order(rep, [a, b]);
    await okOf(add(rep, b, 2));
    const { text } = await okOf(repeat(rep, idPrePedido));
    expect(told(text).map(([id, incluido]) => [id, incluido])).toEqual([
      [a, true],
      [b, true],
    ]);
    expect(new Map(await linesOf(rep))).toEqual(
      new Map([
        [a, 40],
        [b, 42],
      ]),
    );
  });

  test('its lines come in their order, after those of the cart', async () => {
    const rep = await bench.api.as('representante');
    const [a = 0, b = 0, c = 0, d = 0] = await produtos();
    const idPrePedido = await order(rep, [c, a, b]);
    await okOf(add(rep, d, 2));
    await okOf(repeat(rep, idPrePedido));
    expect((await linesOf(rep)).map(([id]) => id)).toEqual([d, c, a, b]);
  });

  test('products that cannot be sold any more stay out with the reason; the rest comes', async () => {
    const rep = await bench.api.as('representante');
    const [a = 0, b = 0, c = 0] = await produtos();
    const idPrePedido = await order(rep, [a, b, c]);
    await withdrawProduto(bench.database.db, a);
    await desk.stock(bench.database.db, b, 3);
    await okOf(add(rep, c, 99_980));
    const { text } = await okOf(repeat(rep, idPrePedido));
    expect(told(text)).toEqual([
      [a, false, 'Não está mais à venda para este cliente.'],
      [b, true, 'Só 3 em estoque.'],
      [c, false, 'Com o que o carrinho já tem, passaria de 99.999 embalagens.'],
    ]);
    expect(await linesOf(rep)).toContainEqual([b, 40]);
    expect(await linesOf(rep)).toContainEqual([c, 99_980]);
  });

  test('a combo is not added beyond the customer’s limit', async () => {
    await keepCombosOpen(bench.database.db);
    const rep = await bench.api.as('representante');
    const [a = 0] = await produtos();
    await okOf(add(rep, 0, 2, comboBody(COMBO_LIMITE_3)));
    const idPrePedido = await order(rep, [a]);
    const { text } = await okOf(repeat(rep, idPrePedido));
    expect(told(text).filter(([id]) => id === COMBO_LIMITE_3)).toEqual([
      [COMBO_LIMITE_3, false, 'O limite deste combo é de 3 por cliente. Já foram pedidos 2.'],
    ]);
    expect(await linesOf(rep)).toEqual([[a, 40]]);
  });

  test('an order without any sellable line is refused in one sentence, and no cart is opened', async () => {
    const rep = await bench.api.as('representante');
    const [a = 0] = await produtos();
    const idPrePedido = await order(rep, [a]);
    await withdrawProduto(bench.database.db, a);
    const { status, text } = await repeat(rep, idPrePedido);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      'Nenhum item do pedido pode ser incluído no carrinho: não estão mais à venda para este cliente.',
    ]);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');
  });

  test('with a key it is done once', async () => {
    const rep = await bench.api.as('representante');
    const [a = 0] = await produtos();
    const idPrePedido = await order(rep, [a]);
    const first = await okOf(repeat(rep, idPrePedido, 'repetir-0001'));
    const again = await okOf(repeat(rep, idPrePedido, 'repetir-0001'));
    expect(again.text).toBe(first.text);
    expect(await linesOf(rep)).toEqual([[a, 40]]);
  });

  test('is refused into a cart that awaits payment, and for a quotation', async () => {
    const rep = await bench.api.as('representante');
    const [a = 0, b = 0] = await produtos();
    const idPrePedido = await order(rep, [a]);
    await pendingCart(rep, [b], [PIX]);
    const pending = await repeat(rep, idPrePedido);
    expect([pending.status, pending.body.Codigo]).toEqual([409, 'carrinho-pendente']);
    await bench.database.db
      .updateTable('prePedido')
      .set({ orcamento: true })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    const { status, body } = await repeat(rep, idPrePedido);
    expect([status, body.Codigo, body.Description]).toEqual([
      422,
      'orcamento-nao-repete',
      'Não é permitido repetir um orçamento.',
    ]);
  });

  test('is only for the customer who ordered it, and for that customer’s users', async () => {
    const rep = await bench.api.as('representante');
    const buyer = await bench.api.as('farmacia');
    const [a = 0] = await produtos();
    const idPrePedido = await order(rep, [a]);
    const other = await rep.get(`/pedido/repetir?idPrePedido=${idPrePedido}&idPessoaCliente=102`);
    expect([other.status, other.body.Codigo]).toEqual([404, 'nao-encontrado']);
    const foreign = await buyer.get(`/pedido/repetir?idPrePedido=${idPrePedido}&idPessoaCliente=102`);
    expect([foreign.status, foreign.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
    expect((await bench.api.nobody.get(`/pedido/repetir?idPrePedido=1&${PARAMETROS}`)).status).toBe(401);
  });
});
