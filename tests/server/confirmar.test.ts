import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import { returnEstoque, takeEstoque } from '#server/cart/data/estoque-dos-pedidos.ts';
import { lockEstoque } from '#server/cart/data/vendaveis.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { type Api, type ApiAnswer, type ApiClient, openApi, type WireCarrinho } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos, seenOf } from '#tests/support/cart.ts';
import { bothDatabases, type TestDatabase } from '#tests/support/database.ts';

describe.each(bothDatabases)('confirming a cart on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let id: number;
  let cold: number;
  let now: Date;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => now });
    id = (await findProdutos(database.db))[0]?.idProduto ?? 0;
    cold = (await findProdutos(database.db, { idPessoaFilial: 2, tipo: 3, from: 1 }))[0]?.idProduto ?? 0;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T15:00:00Z');
    await database.reset();
    rep = await api.as('representante');
  });

  /** A cart of one customer, enough for every minimum, with the policies accepted. */
  async function ready(
    quantidades: Record<number, number> = { [id]: 40 },
    more: object = {},
  ): Promise<WireCarrinho> {
    let answer: ApiAnswer | undefined;
    for (const [idProduto, quantidade] of Object.entries(quantidades)) {
      answer = await add(rep, Number(idProduto), quantidade, more);
      if (answer.status !== 200) throw new Error(answer.text);
    }
    return await accept(rep, answer?.body.carrinho.idCarrinho ?? 0);
  }
  const stockOf = async (idProduto: number) => {
    const row = await database.db
      .selectFrom('produtoEstoque')
      .select('estoque')
      .where('idProduto', '=', idProduto)
      .executeTakeFirstOrThrow();
    return row.estoque;
  };
  const creditOf = async (idPessoa: number) => {
    const row = await database.db
      .selectFrom('pessoa')
      .select('limiteDisponivel')
      .where('idPessoa', '=', idPessoa)
      .executeTakeFirstOrThrow();
    return row.limiteDisponivel;
  };
  const countPedidos = async () =>
    (await database.db.selectFrom('prePedido').select('idPrePedido').execute()).length;

  test('makes one order per group, takes stock and credit, and finishes the cart', async () => {
    const [stock, coldStock, credit] = [await stockOf(id), await stockOf(cold), await creditOf(101)];
    const carrinho = await ready({ [id]: 40, [cold]: 3 });
    const answer = await confirm(rep, carrinho.idCarrinho, { ...seenOf(carrinho), codigoLocal: 'A7K-042' });
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
    expect([await stockOf(id), await stockOf(cold)]).toEqual([stock - 40, coldStock - 3]);
    expect(await creditOf(101)).toBe(credit - Math.round(carrinho.valorTotal * 100));
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).text).toBe('null');

    const shown = JSON.parse((await rep.get(`/pedido/porCarrinho?idCarrinho=${carrinho.idCarrinho}`)).text);
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
      (await rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=101')).text,
    );
    expect(geral.valorTotalPedidosDia).toBe(carrinho.valorTotal);
  });

  test('works for a caller that knows only the documented parameters', async () => {
    const carrinho = await ready();
    const answer = await confirm(rep, carrinho.idCarrinho);
    expect([answer.status, answer.body.pedidos.length]).toEqual([200, 1]);
  });

  test('moves the unsent groups to a new open cart, with their ids', async () => {
    const carrinho = await ready({ [id]: 40, [cold]: 3 });
    const seen = seenOf(carrinho);
    const sent = { ...seen, grupos: seen.grupos.slice(0, 1), totalVisto: carrinho.grupos[0]?.total };
    const { body } = await confirm(rep, carrinho.idCarrinho, sent);
    expect(body.pedidos).toHaveLength(1);
    expect(body.carrinho.idCarrinho).not.toBe(carrinho.idCarrinho);
    expect(body.carrinho).toMatchObject({ idCarrinhoSituacao: 2, politicaAceite: false });
    expect(body.carrinho.revisao).toBeGreaterThan(carrinho.revisao + 1);
    expect(body.carrinho.itens.map((i) => [i.idItem, i.quantidade])).toEqual([[cold, 3]]);
    expect(body.carrinho.grupos[0]?.idCarrinhoGrupo).toBe(carrinho.grupos[1]?.idCarrinhoGrupo);
    expect((await rep.get('/Carrinho?idPessoaCliente=101')).body).toEqual(body.carrinho);
  });

  test('asks for the acceptance of the policies', async () => {
    const { carrinho } = (await add(rep, id, 40)).body;
    const answer = await confirm(rep, carrinho.idCarrinho, seenOf(carrinho));
    expect([answer.status, answer.body.Codigo]).toEqual([422, 'politica-nao-aceita']);
  });

  test('refuses an empty cart and a cart that is not the user’s', async () => {
    const carrinho = await ready();
    const query = `idCarrinho=${carrinho.idCarrinho}&idCarrinhoGrupo=1&idItem=${id}&idItemTipo=1`;
    await rep.delete(`/Carrinho/item?${query}`);
    const empty = await confirm(rep, carrinho.idCarrinho);
    expect([empty.status, empty.body.Codigo]).toEqual([422, 'carrinho-vazio']);
    const other = await confirm(await api.as('farmacia'), carrinho.idCarrinho);
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
    const answer = await confirm(rep, carrinho.idCarrinho, change(seenOf(carrinho)));
    expect([answer.status, answer.body.Codigo]).toEqual([409, 'carrinho-mudou']);
    expect(answer.body.carrinho).toEqual(carrinho);
    expect(await countPedidos()).toBe(0);
  });

  test('succeeds when the total has fallen since it was seen', async () => {
    const carrinho = await ready();
    const seen = seenOf(carrinho);
    const grupos = seen.grupos.map((g) => ({ ...g, totalVisto: g.totalVisto + 5 }));
    expect(
      (await confirm(rep, carrinho.idCarrinho, { ...seen, grupos, totalVisto: seen.totalVisto + 5 })).status,
    ).toBe(200);
  });

  test('returns the orders when the cart is finished already', async () => {
    const carrinho = await ready();
    const seen = seenOf(carrinho);
    const first = await confirm(rep, carrinho.idCarrinho, seen, { key: randomUUID() });
    const second = await confirm(rep, carrinho.idCarrinho, seen, { key: randomUUID() });
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
    const carrinho = await ready({ [id]: 40, [cold]: 3 });
    const seen = seenOf(carrinho);
    const first = await confirm(rep, carrinho.idCarrinho, { ...seen, codigoLocal: 'A7K-042' });
    const again = async () => (await confirm(rep, carrinho.idCarrinho, seen)).body;
    const [geral, frio] = first.body.pedidos;
    const codigoLocal = 'A7K-042';
    const { pedidos, Description } = await again();
    expect(pedidos).toEqual([
      { ...geral, codigoLocal, linhas: [{ idItem: id, idItemTipo: 1, quantidade: 40 }] },
      { ...frio, codigoLocal, linhas: [{ idItem: cold, idItemTipo: 1, quantidade: 3 }] },
    ]);
    expect(Description).toBe(
      `Este carrinho já foi finalizado: nº ${geral?.idPrePedido}, ${frio?.idPrePedido}.`,
    );
    const cancel = database.db.updateTable('prePedido').set({ idPrePedidoSituacao: 6 });
    await cancel.where('idPrePedido', '=', geral?.idPrePedido ?? 0).execute();
    expect((await again()).pedidos.map((pedido) => pedido.idPrePedido)).toEqual([frio?.idPrePedido]);
    await cancel.execute();
    expect((await again()).Codigo).toBe('nao-encontrado');
  });

  test('makes one order of two devices that confirm at the same moment', async () => {
    const carrinho = await ready();
    const seen = seenOf(carrinho);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => confirm(rep, carrinho.idCarrinho, seen, { key: randomUUID() })),
    );
    expect(answers.map((a) => a.status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await countPedidos()).toBe(1);
  });

  test('never sells the same units twice to two customers that confirm at the same moment', async () => {
    await database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 50 })
      .where('idProduto', '=', id)
      .execute();
    const buyer = await api.as('farmacia');
    const mine = await ready({ [id]: 40 }, { IDPessoaCliente: 102 });
    await add(buyer, id, 40, { IDUsuario: 2 });
    const his = await accept(buyer, (await buyer.get('/Carrinho?idPessoaCliente=101')).body.idCarrinho);
    const answers = await Promise.all([
      confirm(rep, mine.idCarrinho, seenOf(mine)),
      confirm(buyer, his.idCarrinho, seenOf(his)),
    ]);
    expect(answers.map((a) => a.status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((a) => a.status === 409)?.body.Codigo).toBe('carrinho-mudou');
    expect(await stockOf(id)).toBe(10);
  });

  test('holds the stock of its lines until it ends, and takes all of a product or nothing', async () => {
    const queries = queriesOf(database.store);
    await database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 100 })
      .where('idProduto', '=', id)
      .execute();
    const linhas = [{ idItem: id, idItemTipo: 1, idCondicao: 1 }];
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
        unidades.map((n) => ({ idProduto: id, idPessoaFilial: 1, unidades: n })),
      );
    expect([await taken(60, 41), await stockOf(id)]).toEqual([false, 100]);
    expect([await taken(60, 40), await stockOf(id)]).toEqual([true, 0]);
    expect(await taken()).toBe(true);
    await returnEstoque(queries.for(1), []);
    expect(await stockOf(id)).toBe(0);
    await queries.close();
  });

  const blocked = async (carrinho: WireCarrinho) => {
    const { status, body } = await confirm(rep, carrinho.idCarrinho, seenOf(carrinho));
    expect(await countPedidos()).toBe(0);
    return [status, body.Codigo, body.Description.replaceAll('\u00a0', ' ')];
  };

  test('refuses a total above the credit', async () => {
    await database.db
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
    await database.db
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
    await confirm(rep, carrinho.idCarrinho, seenOf(carrinho));
    const ordered = async () => {
      const { text } = await rep.get('/Cliente/consultarClienteDadosGerais?idPessoaCliente=101');
      return (JSON.parse(text) as { valorTotalPedidosDia: number }).valorTotalPedidosDia;
    };
    now = new Date('2026-11-21T02:59:00Z');
    expect(await ordered()).toBe(carrinho.valorTotal);
    const pedido = database.db.updateTable('prePedido');
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
    now = new Date('2026-11-21T03:00:00Z');
    rep = await api.as('representante');
    expect(await ordered()).toBe(0);
  });

  test('gives one stock of one product under two conditions only once', async () => {
    await database.db
      .insertInto('preferenciaUsuarioCliente')
      .values({ idUsuario: 1, idPessoaCliente: 103, idCondicao: 1, idPrazo: 2, idFormaPagamento: 1 })
      .execute();
    await database.db
      .updateTable('produtoEstoque')
      .set({ estoque: 300 })
      .where('idProduto', '=', id)
      .execute();
    await add(rep, id, 200, { IDPessoaCliente: 103 });
    const carrinho = await ready({ [id]: 200 }, { IDPessoaCliente: 103, IDCondicaoProduto: 2 });
    expect(carrinho.itens.map((i) => [i.idCondicao, i.quantidadeAtendida])).toEqual([
      [1, 200],
      [2, 100],
    ]);
    expect((await confirm(rep, carrinho.idCarrinho, seenOf(carrinho))).body.pedidos).toHaveLength(2);
    expect(await stockOf(id)).toBe(0);
  });

  test('refuses a group below its minimum', async () => {
    expect(await blocked(await ready({ [id]: 1 }))).toEqual([
      422,
      'minimo-grupo',
      'Existem grupos neste carrinho que ainda não atingiram o valor mínimo de compra.',
    ]);
  });

  test('refuses a blocked customer without a way to pay in advance', async () => {
    const ofCliente = database.db.selectFrom('prazoFormaPagamento').where('idPessoaCliente', '=', 102);
    const kept = await ofCliente.selectAll().execute();
    await database.db
      .deleteFrom('prazoFormaPagamento')
      .where('idPessoaCliente', '=', 102)
      .where('idFormaPagamento', 'in', [6, 7, 8, 10])
      .execute();
    await database.db
      .updateTable('pessoa')
      .set({ limiteDisponivel: 9_000_00 })
      .where('idPessoa', '=', 102)
      .execute();
    const answer = await blocked(await ready({ [id]: 40 }, { IDPessoaCliente: 102 }));
    await database.db
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
    const carrinho = await ready({ [id]: 40 }, { IDPessoaCliente: 102 });
    expect(carrinho.grupos[0]?.formaPagamento?.pagamentoAntecipado).toBe(true);
    const answer = await confirm(rep, carrinho.idCarrinho, seenOf(carrinho));
    expect([answer.status, answer.body.pedidos[0]?.idPrePedidoSituacao]).toEqual([200, 2]);
    expect(answer.body.carrinho.grupos[0]?.idEcommerceCarrinhoGrupoSituacao).toBe(2);
    expect(await creditOf(102)).toBe(0);
    const shown = JSON.parse((await rep.get(`/pedido/porCarrinho?idCarrinho=${carrinho.idCarrinho}`)).text);
    expect(shown[0].portalPedidoSituacao).toEqual({
      idPedidoSituacao: 11,
      descPedidoSituacao: 'Aguardando pagamento',
    });
  });

  test('refuses a cart without any available unit', async () => {
    await database.db.updateTable('produtoEstoque').set({ estoque: 0 }).where('idProduto', '=', id).execute();
    const ofCliente = database.db.updateTable('clienteCondicaoFilial').where('idPessoaCliente', '=', 101);
    const minimum = (await rep.get('/sincronizacao/contextos?idPessoaCliente=101')).text;
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
