import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import { returnEstoque, takeEstoque } from '#server/cart/data/estoque-dos-pedidos.ts';
import { lockEstoque } from '#server/cart/data/vendaveis.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { accept, add, confirm, seenOf } from '#tests/support/cart.ts';
import { useConfirming } from '#tests/support/confirm-bench.ts';
import { bothDatabases } from '#tests/support/database.ts';

describe.each(bothDatabases)('confirming a cart on $name', ({ open }) => {
  const bench = useConfirming(open);
  const { ready, stockOf, creditOf, countPedidos } = bench;

  test('makes one order per group, takes stock and credit, and finishes the cart', async () => {
    const [stock, coldStock, credit] = [
      await stockOf(bench.id),
      await stockOf(bench.cold),
      await creditOf(101),
    ];
    const carrinho = await ready({ [bench.id]: 40, [bench.cold]: 3 });
    const answer = await confirm(bench.rep, carrinho.idCarrinho, {
      ...seenOf(carrinho),
      codigoLocal: 'A7K-042',
    });
    expect(answer.status).toBe(200);
    const { pedidos } = answer.body;
    expect(pedidos.map((p) => [p.idPessoaFilial, p.idCarrinhoGrupoTipo, p.idPrePedidoSituacao])).toEqual([
      [1, 1, 3],
      [2, 3, 3],
    ]);
    expect(pedidos[0]?.idPrePedido).toBeGreaterThanOrEqual(100_001);
    expect(pedidos.map((p) => p.total)).toEqual(carrinho.grupos.map((g) => g.total));
    expect(answer.body.carrinho).toMatchObject({
      idCarrinho: carrinho.idCarrinho,
      idCarrinhoSituacao: 6,
      revisao: carrinho.revisao + 1,
      valorTotal: carrinho.valorTotal,
    });
    expect([await stockOf(bench.id), await stockOf(bench.cold)]).toEqual([stock - 40, coldStock - 3]);
    expect(await creditOf(101)).toBe(credit - Math.round(carrinho.valorTotal * 100));
    expect((await bench.rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');

    const shown = JSON.parse(
      (await bench.rep.get(`/pedido/porCarrinho?idCarrinho=${carrinho.idCarrinho}`)).text,
    );
    expect(shown[0]).toMatchObject({
      idPrePedido: pedidos[0]?.idPrePedido,
      dataHora: '2026-11-20T12:00:00-03:00',
      idPrePedidoOperacao: 4,
      pessoaDestinatario: { idPessoa: 101, nome: 'Drogaria Aurora do Ipê Roxo Ltda' },
      descricaoFilial: 'CD Guarulhos (SP)',
      descricaoCarrinhoGrupo: 'Produtos em geral',
      usuario: { nomeCompleto: 'Marina Alves Teixeira' },
      prazo: { descPrazo: '28 dias' },
      formaPagamento: { descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
      portalPedidoSituacao: { descPedidoSituacao: 'Em análise' },
      quantidadeProduto: 1,
      codigoLocal: 'A7K-042',
      valorCashbackAplicado: 0,
      previsaoEntrega: '2026-11-23',
    });
    const geral = JSON.parse(
      (await bench.rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=101')).text,
    );
    expect(geral.valorTotalPedidosDia).toBe(carrinho.valorTotal);
  });

  test('works for a caller that knows only the documented parameters', async () => {
    const carrinho = await ready();
    const answer = await confirm(bench.rep, carrinho.idCarrinho);
    expect([answer.status, answer.body.pedidos.length]).toEqual([200, 1]);
  });

  test('moves the unsent groups to a new open cart, with their ids', async () => {
    const carrinho = await ready({ [bench.id]: 40, [bench.cold]: 3 });
    const seen = seenOf(carrinho);
    const sent = { ...seen, grupos: seen.grupos.slice(0, 1), totalVisto: carrinho.grupos[0]?.total };
    const { body } = await confirm(bench.rep, carrinho.idCarrinho, sent);
    expect(body.pedidos).toHaveLength(1);
    expect(body.carrinho.idCarrinho).not.toBe(carrinho.idCarrinho);
    expect(body.carrinho).toMatchObject({ idCarrinhoSituacao: 2, politicaAceite: false });
    expect(body.carrinho.revisao).toBeGreaterThan(carrinho.revisao + 1);
    expect(body.carrinho.itens.map((i) => [i.idItem, i.quantidade])).toEqual([[bench.cold, 3]]);
    expect(body.carrinho.grupos[0]?.idCarrinhoGrupo).toBe(carrinho.grupos[1]?.idCarrinhoGrupo);
    expect((await bench.rep.get('/Carrinho?idPessoaCliente=101')).body).toEqual(body.carrinho);
  });

  test('asks for the acceptance of the policies', async () => {
    const { carrinho } = (await add(bench.rep, bench.id, 40)).body;
    const answer = await confirm(bench.rep, carrinho.idCarrinho, seenOf(carrinho));
    expect([answer.status, answer.body.Codigo]).toEqual([422, 'politica-nao-aceita']);
  });

  test('refuses an empty cart and a cart that is not the user’s', async () => {
    const carrinho = await ready();
    const query = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1&idItem=${bench.id}&idItemTipo=1`;
    await bench.rep.delete(`/Carrinho/item?${query}`);
    const empty = await confirm(bench.rep, carrinho.idCarrinho);
    expect([empty.status, empty.body.Codigo]).toEqual([422, 'carrinho-vazio']);
    const other = await confirm(await bench.api.as('farmacia'), carrinho.idCarrinho);
    expect([other.status, other.body.Codigo]).toEqual([404, 'nao-encontrado']);
  });

  test.each([
    ['the revision', (seen: ReturnType<typeof seenOf>) => ({ ...seen, revisao: seen.revisao - 1 })],
    ['the total', (seen: ReturnType<typeof seenOf>) => ({ ...seen, totalVisto: seen.totalVisto - 0.01 })],
    [
      'a group’s total',
      (seen: ReturnType<typeof seenOf>) => ({
        ...seen,
        grupos: seen.grupos.map((g) => ({ ...g, totalVisto: g.totalVisto - 0.01 })),
      }),
    ],
    [
      'the units served',
      (seen: ReturnType<typeof seenOf>) => ({
        ...seen,
        grupos: seen.grupos.map((g) => ({ ...g, quantidadeAtendidaVista: g.quantidadeAtendidaVista + 1 })),
      }),
    ],
    [
      'a group',
      (seen: ReturnType<typeof seenOf>) => ({
        ...seen,
        grupos: [...seen.grupos, { ...seen.grupos[0], idPessoaFilial: 2 }],
      }),
    ],
  ])('returns the cart, without effect, when %s differs from the view of the user', async (_what, change) => {
    const carrinho = await ready();
    const answer = await confirm(bench.rep, carrinho.idCarrinho, change(seenOf(carrinho)));
    expect([answer.status, answer.body.Codigo]).toEqual([409, 'carrinho-mudou']);
    expect(answer.body.carrinho).toEqual(carrinho);
    expect(await countPedidos()).toBe(0);
  });

  test('succeeds when the total has fallen since it was seen', async () => {
    const carrinho = await ready();
    const seen = seenOf(carrinho);
    const grupos = seen.grupos.map((g) => ({ ...g, totalVisto: g.totalVisto + 5 }));
    expect(
      (await confirm(bench.rep, carrinho.idCarrinho, { ...seen, grupos, totalVisto: seen.totalVisto + 5 }))
        .status,
    ).toBe(200);
  });

  test('returns the orders when the cart is finished already', async () => {
    const carrinho = await ready();
    const seen = seenOf(carrinho);
    const first = await confirm(bench.rep, carrinho.idCarrinho, seen, { key: randomUUID() });
    const second = await confirm(bench.rep, carrinho.idCarrinho, seen, { key: randomUUID() });
    expect([second.status, second.body.Codigo]).toEqual([409, 'carrinho-finalizado']);
    const linhas = carrinho.itens.map(({ idItem, idItemTipo, quantidade }) => ({
      idItem,
      idItemTipo,
      quantidade,
    }));
    expect(second.body.pedidos).toEqual([{ ...first.body.pedidos[0], codigoLocal: null, linhas }]);
    expect(second.body.carrinho).toBeNull();
    expect(await countPedidos()).toBe(1);
  });

  test('returns the orders of a finished cart with their codes and lines, without cancelled ones', async () => {
    const carrinho = await ready({ [bench.id]: 40, [bench.cold]: 3 });
    const seen = seenOf(carrinho);
    const first = await confirm(bench.rep, carrinho.idCarrinho, { ...seen, codigoLocal: 'A7K-042' });
    const again = async () => (await confirm(bench.rep, carrinho.idCarrinho, seen)).body;
    const [geral, frio] = first.body.pedidos;
    const codigoLocal = 'A7K-042';
    const { pedidos, Description } = await again();
    expect(pedidos).toEqual([
      { ...geral, codigoLocal, linhas: [{ idItem: bench.id, idItemTipo: 1, quantidade: 40 }] },
      { ...frio, codigoLocal, linhas: [{ idItem: bench.cold, idItemTipo: 1, quantidade: 3 }] },
    ]);
    expect(Description).toBe(
      `Este carrinho já foi finalizado: nº ${geral?.idPrePedido}, ${frio?.idPrePedido}.`,
    );
    const cancel = bench.database.db.updateTable('prePedido').set({ idPrePedidoSituacao: 6 });
    await cancel.where('idPrePedido', '=', geral?.idPrePedido ?? 0).execute();
    expect((await again()).pedidos.map((pedido) => pedido.idPrePedido)).toEqual([frio?.idPrePedido]);
    await cancel.execute();
    expect((await again()).Codigo).toBe('nao-encontrado');
  });

  test('makes one order of two devices that confirm at the same moment', async () => {
    const carrinho = await ready();
    const seen = seenOf(carrinho);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => confirm(bench.rep, carrinho.idCarrinho, seen, { key: randomUUID() })),
    );
    expect(answers.map((a) => a.status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await countPedidos()).toBe(1);
  });

  test('never sells the same units twice to two customers that confirm at the same moment', async () => {
    await bench.database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 50 })
      .where('idProduto', '=', bench.id)
      .execute();
    const buyer = await bench.api.as('farmacia');
    const mine = await ready({ [bench.id]: 40 }, { IDPessoaCliente: 102 });
    await add(buyer, bench.id, 40, { IDUsuario: 2 });
    const his = await accept(buyer, (await buyer.get('/Carrinho?idPessoaCliente=101')).body.idCarrinho);
    const answers = await Promise.all([
      confirm(bench.rep, mine.idCarrinho, seenOf(mine)),
      confirm(buyer, his.idCarrinho, seenOf(his)),
    ]);
    expect(answers.map((a) => a.status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((a) => a.status === 409)?.body.Codigo).toBe('carrinho-mudou');
    expect(await stockOf(bench.id)).toBe(10);
  });

  test('holds the stock of its lines until it ends, and takes all of a product or nothing', async () => {
    const queries = queriesOf(bench.database.store);
    await bench.database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 100 })
      .where('idProduto', '=', bench.id)
      .execute();
    const linhas = [{ idItem: bench.id, idItemTipo: 1, idCondicao: 1 }];
    const ends: string[] = [];
    let other: Promise<unknown> = Promise.resolve();
    await queries.transact(1, async (user) => {
      await lockEstoque(user, linhas);
      other = queries.transact(2, async (waiting) => {
        await lockEstoque(waiting, linhas);
        ends.push('the other');
        return ok(undefined);
      });
      await setTimeout(50);
      ends.push('this one');
      return ok(undefined);
    });
    await other;
    expect(ends).toEqual(['this one', 'the other']);
    const taken = (...unidades: number[]) =>
      takeEstoque(
        queries.for(1),
        unidades.map((n) => ({ idProduto: bench.id, idPessoaFilial: 1, unidades: n })),
      );
    expect([await taken(60, 41), await stockOf(bench.id)]).toEqual([false, 100]);
    expect([await taken(60, 40), await stockOf(bench.id)]).toEqual([true, 0]);
    expect(await taken()).toBe(true);
    await returnEstoque(queries.for(1), []);
    expect(await stockOf(bench.id)).toBe(0);
    await queries.close();
  });
});
