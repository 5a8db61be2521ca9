import { describe, expect, test } from 'vitest';
import type { WireCarrinho } from '#tests/support/api.ts';
import { add, confirm, seenOf } from '#tests/support/cart.ts';
import { useConfirming } from '#tests/support/confirm-bench.ts';
import { bothDatabases } from '#tests/support/database.ts';

describe.each(bothDatabases)('limits of a confirmed cart on $name', ({ open }) => {
  const bench = useConfirming(open);
  const { ready, stockOf, creditOf, countPedidos } = bench;

  const blocked = async (carrinho: WireCarrinho) => {
    const { status, body } = await confirm(bench.rep, carrinho.idCarrinho, seenOf(carrinho));
    expect(await countPedidos()).toBe(0);
    return [status, body.Codigo, body.Description.replaceAll('\u00a0', ' ')];
  };

  test('refuses a total above the credit', async () => {
    await bench.database.db
      .updateTable('pessoa')
      .set({ limiteDisponivel: 100 })
      .where('idPessoa', '=', 101)
      .execute();
    expect(await blocked(await ready())).toEqual([
      422,
      'limite-excedido',
      'Existem grupos do carrinho onde a soma total do valor ultrapassou o limite disponível de crédito.',
    ]);
  });

  test('says how much is missing to the daily minimum, and counts the day’s orders', async () => {
    await bench.database.db
      .updateTable('pessoa')
      .set({ aplicarLimiteMinimoDiario: true, valorLimiteMinimoDiario: 5_000_00 })
      .where('idPessoa', '=', 101)
      .execute();
    const carrinho = await ready();
    const missing = (5000 - carrinho.valorTotal).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
    expect(await blocked(carrinho)).toEqual([
      422,
      'minimo-diario',
      `Este carrinho ainda não atingiu o valor mínimo de compra. Selecione mais R$ ${missing} em produtos.`,
    ]);
  });

  test('counts the day’s standing orders towards the minimum until midnight in São Paulo', async () => {
    const carrinho = await ready();
    await confirm(bench.rep, carrinho.idCarrinho, seenOf(carrinho));
    const ordered = async () => {
      const { text } = await bench.rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=101');
      return (JSON.parse(text) as { valorTotalPedidosDia: number }).valorTotalPedidosDia;
    };
    await bench.at('2026-11-21T02:59:00Z');
    expect(await ordered()).toBe(carrinho.valorTotal);
    const pedido = bench.database.db.updateTable('prePedido');
    await pedido.set({ idCarrinho: null }).execute();
    expect(await ordered()).toBe(carrinho.valorTotal);
    for (const [idPrePedidoSituacao, total] of [
      [1, 0],
      [2, carrinho.valorTotal],
      [6, 0],
      [5, carrinho.valorTotal],
    ] as const) {
      await pedido.set({ idPrePedidoSituacao }).execute();
      expect([idPrePedidoSituacao, await ordered()]).toEqual([idPrePedidoSituacao, total]);
    }
    await bench.at('2026-11-21T03:00:00Z');
    expect(await ordered()).toBe(0);
  });

  test('gives one stock of one product under two conditions only once', async () => {
    await bench.database.db
      .insertInto('preferenciaUsuarioCliente')
      .values({ idUsuario: 1, idPessoaCliente: 103, idCondicao: 1, idPrazo: 2, idFormaPagamento: 1 })
      .execute();
    await bench.database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 300 })
      .where('idProduto', '=', bench.id)
      .execute();
    await add(bench.rep, bench.id, 200, { IDPessoaCliente: 103 });
    const carrinho = await ready({ [bench.id]: 200 }, { IDPessoaCliente: 103, IDCondicaoProduto: 2 });
    expect(carrinho.itens.map((i) => [i.idCondicao, i.quantidadeAtendida])).toEqual([
      [1, 200],
      [2, 100],
    ]);
    expect((await confirm(bench.rep, carrinho.idCarrinho, seenOf(carrinho))).body.pedidos).toHaveLength(2);
    expect(await stockOf(bench.id)).toBe(0);
  });

  test('refuses a group below its minimum', async () => {
    expect(await blocked(await ready({ [bench.id]: 1 }))).toEqual([
      422,
      'minimo-grupo',
      'Existem grupos neste carrinho que ainda não atingiram o valor mínimo de compra.',
    ]);
  });

  test('refuses a blocked customer without a way to pay in advance', async () => {
    const ofCliente = bench.database.db.selectFrom('prazoFormaPagamento').where('idPessoaCliente', '=', 102);
    const kept = await ofCliente.selectAll().execute();
    await bench.database.db
      .deleteFrom('prazoFormaPagamento')
      .where('idPessoaCliente', '=', 102)
      .where('idFormaPagamento', 'in', [6, 7, 8, 10])
      .execute();
    await bench.database.db
      .updateTable('pessoa')
      .set({ limiteDisponivel: 9_000_00 })
      .where('idPessoa', '=', 102)
      .execute();
    const answer = await blocked(await ready({ [bench.id]: 40 }, { IDPessoaCliente: 102 }));
    await bench.database.db
      .insertInto('prazoFormaPagamento')
      .values(kept)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(answer).toEqual([
      422,
      'sem-meio-pagamento',
      'Não há Meio de Pagamento disponível para o cliente. Entre em contato com a central de serviços ou o vendedor correspondente.',
    ]);
  });

  test('lets a blocked customer order with payment in advance, which takes no credit', async () => {
    const carrinho = await ready({ [bench.id]: 40 }, { IDPessoaCliente: 102 });
    expect(carrinho.grupos[0]?.formaPagamento?.pagamentoAntecipado).toBe(true);
    const answer = await confirm(bench.rep, carrinho.idCarrinho, seenOf(carrinho));
    expect([answer.status, answer.body.pedidos[0]?.idPrePedidoSituacao]).toEqual([200, 2]);
    expect(answer.body.carrinho.grupos[0]?.idEcommerceCarrinhoGrupoSituacao).toBe(2);
    expect(await creditOf(102)).toBe(0);
    const shown = JSON.parse(
      (await bench.rep.get(`/pedido/porCarrinho?idCarrinho=${carrinho.idCarrinho}`)).text,
    );
    expect(shown[0].portalPedidoSituacao).toEqual({
      idPedidoSituacao: 11,
      descPedidoSituacao: 'Aguardando pagamento',
    });
  });

  test('refuses a cart without any available unit', async () => {
    await bench.database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 0 })
      .where('idProduto', '=', bench.id)
      .execute();
    const ofCliente = bench.database.db
      .updateTable('clienteCondicaoFilial')
      .where('idPessoaCliente', '=', 101);
    const minimum = (await bench.rep.get('/sincronizacao/contextos?idPessoaCliente=101')).text;
    await ofCliente.set({ minimoCompra: 0 }).execute();
    const answer = await blocked(await ready());
    for (const contexto of JSON.parse(minimum) as {
      idCondicao: number;
      filiais: { idPessoaFilial: number; minimoCompra: number }[];
    }[]) {
      for (const { idPessoaFilial, minimoCompra } of contexto.filiais) {
        await ofCliente
          .where('idCondicao', '=', contexto.idCondicao)
          .where('idPessoaFilial', '=', idPessoaFilial)
          .set({ minimoCompra: Math.round(minimoCompra * 100) })
          .execute();
      }
    }
    expect(answer).toEqual([422, 'sem-itens-atendidos', 'O carrinho não possui itens atendidos.']);
  });
});
