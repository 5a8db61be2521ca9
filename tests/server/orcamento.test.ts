import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { guardarOrcamento } from '#contract/orders/orcamento.ts';
import type { pedidoResumo } from '#contract/orders/pedido-lista.ts';
import { must } from '#lib/must.ts';
import { readLimites } from '#server/catalogue/data/combos.ts';
import { scopeOf } from '#server/db/scope.ts';
import { exportarPedidos } from '#server/order-files/export-orders.ts';
import { putFile } from '#server/order-files/put-file.ts';
import { listAvancaveis } from '#server/orders/data/andamento.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { add, findProdutos } from '#tests/support/cart.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { desk } from '#tests/support/desk.ts';
import { orcamentoBody } from '#tests/support/orcamentos.ts';
import { okOf } from '#tests/support/pending-cart.ts';
import { settled } from '#tests/support/settled.ts';

const DAY_MS = 86_400_000;
const KEY = 'orcamento-0001';

type Guardado = z.input<typeof guardarOrcamento.reply>;
type Resumo = z.input<typeof pedidoResumo>;

describe.each(bothDatabases)('quotations on $name', ({ open }) => {
  const bench = useBench(open);
  const rep = () => bench.api.as('representante');
  const guardar = async (body: object, key?: string, client?: ApiClient) =>
    (client ?? (await rep())).post('/orcamento', body, key === undefined ? {} : { key });
  const guardado = async (body: object, key?: string) =>
    JSON.parse((await okOf(guardar(body, key))).text) as Guardado;
  const marcar = async (body: object, key?: string) =>
    (await rep()).put(
      '/orcamento/situacao',
      { idPessoaCliente: 101, em: '2026-11-20T12:00:00-03:00', ...body },
      key === undefined ? {} : { key },
    );
  const listed = async (): Promise<Resumo[]> => {
    const { text } = await okOf(
      (await rep()).get('/pedido?variosClientes=101&variasLegendas=2&incluirItens=true'),
    );
    return (JSON.parse(text) as { colecao: Resumo[] }).colecao.filter(
      ({ codigoLocal }) => codigoLocal !== null,
    );
  };
  const produtos = async (filial = 1) =>
    (await findProdutos(bench.database.db, { idPessoaFilial: filial })).map((p) => p.idProduto);

  test('are kept one for each group, at the prices of the server, until their last day', async () => {
    const [a = 0] = await produtos(1);
    const [b = 0] = await produtos(2);
    const body = orcamentoBody(
      [
        [a, 3],
        [b, 2],
      ],
      bench.now,
      { observacao: 'Entrega à tarde' },
    );
    const { codigoLocal, orcamentos } = await guardado(body);
    expect(codigoLocal).toBe('A2B-001');
    expect(orcamentos).toHaveLength(2);
    const all = await listed();
    expect(all.map((one) => [one.orcamento, one.validoAte, one.observacao, one.previsaoEntrega])).toEqual(
      Array.from({ length: 2 }, () => [true, '2026-11-27', 'Entrega à tarde', null]),
    );
    const totals = new Map(orcamentos.map(({ idPrePedido, total }) => [idPrePedido, total]));
    expect(all.map(({ idPrePedido, total }) => totals.get(idPrePedido) === total && total > 0)).toEqual([
      true,
      true,
    ]);
    const units = all.flatMap(({ itens = [] }) =>
      itens.map((i) => [i.produto.idProduto, i.quantidade] as const),
    );
    expect(new Map(units)).toEqual(
      new Map([
        [a, 3],
        [b, 2],
      ]),
    );
  });

  test('with one key are made once, and their response is repeated', async () => {
    const [a = 0] = await produtos();
    const body = orcamentoBody([[a, 3]], bench.now);
    const first = await guardado(body, KEY);
    expect(await guardado(body, KEY)).toEqual(first);
    expect(await listed()).toHaveLength(1);
  });

  test('take no stock, credit or cashback, count for no day, and go out neither as events nor as files', async () => {
    const { db } = bench.database;
    const client = await rep();
    const [a = 0] = await produtos();
    const facts = async () => ({
      pessoa: await db
        .selectFrom('pessoa')
        .select(['limiteDisponivel', 'saldoCashback', 'saldoAdiantamento'])
        .where('idPessoa', '=', 101)
        .executeTakeFirstOrThrow(),
      estoque: await db.selectFrom('produtoEstoque').selectAll().where('idProduto', '=', a).execute(),
      eventos: (await db.selectFrom('evento').selectAll().execute()).length,
      etapas: (await db.selectFrom('pedidoEtapa').select('idPrePedido').execute()).length,
      doDia: (await okOf(client.get('/Carrinho?idPessoaCliente=101'))).body.valorTotalPedidosDia,
    });
    await okOf(add(client, a, 1));
    const before = await facts();
    await guardado(orcamentoBody([[a, 40]], bench.now));
    expect(await facts()).toEqual(before);
    await settled(db);
    const pasta = mkdtempSync(path.join(tmpdir(), 'orcamentos-'));
    const destino = { nome: 'erp', layout: 'pedidos', pasta, put: putFile, clock: () => bench.now } as const;
    await exportarPedidos(db, destino);
    const files = readdirSync(pasta).filter((nome) => !nome.startsWith('.'));
    rmSync(pasta, { recursive: true });
    expect(files).toEqual([]);
  });

  test('do not proceed like orders', async () => {
    const [a = 0] = await produtos();
    const { orcamentos } = await guardado(orcamentoBody([[a, 3]], bench.now));
    bench.later(DAY_MS);
    expect(await listAvancaveis(bench.database.db, bench.now)).not.toContain(orcamentos[0]?.idPrePedido);
    expect((await listed())[0]?.portalPedidoSituacao.idPedidoSituacao).toBe(2);
  });

  test('whose total is another than the one seen say so', async () => {
    const [a = 0] = await produtos();
    const probe = await guardado(orcamentoBody([[a, 3]], bench.now, { codigoLocal: 'P' }));
    const { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo, total } = must(probe.orcamentos[0], 'quotation');
    const grupo = { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo };
    const seen = (totalVisto: number) => ({ grupos: [{ ...grupo, totalVisto }] });
    await guardado(orcamentoBody([[a, 3]], bench.now, { codigoLocal: 'IGUAL', ...seen(total) }));
    await guardado(orcamentoBody([[a, 3]], bench.now, { codigoLocal: 'OUTRO', ...seen(total + 1) }));
    const words = new Map((await listed()).map((one) => [one.codigoLocal, one.mensagemOcorrencia]));
    expect(words.get('IGUAL')).toBeNull();
    expect(words.get('OUTRO')).toMatch(/^Na tela, o total era R\$\s/);
  });

  test('are paid as was seen', async () => {
    const { db } = bench.database;
    const [a = 0] = await produtos();
    const probe = await guardado(orcamentoBody([[a, 3]], bench.now, { codigoLocal: 'P' }));
    const { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo } = must(probe.orcamentos[0], 'quotation');
    const ways = await db
      .selectFrom('prazoFormaPagamento')
      .select(['idPrazo', 'idFormaPagamento'])
      .where('idPessoaCliente', '=', 101)
      .where('idCondicao', '=', 1)
      .orderBy('idFormaPagamento', 'desc')
      .execute();
    const way = must(ways[0], 'way to pay');
    const idPagamentoVisto = `${way.idPrazo}_${way.idFormaPagamento}`;
    const grupos = [{ idPessoaFilial, idCondicao, idCarrinhoGrupoTipo, totalVisto: 1, idPagamentoVisto }];
    await guardado(orcamentoBody([[a, 3]], bench.now, { grupos }));
    const kept = must(
      (await listed()).find((one) => one.codigoLocal === 'A2B-001'),
      'quotation',
    );
    expect(kept.formaPagamento.idFormaPagamento).toBe(way.idFormaPagamento);
  });

  test('of a customer of others, of nothing, and of no quantity are refused', async () => {
    const [a = 0] = await produtos();
    const foreign = await guardar(orcamentoBody([[a, 1]], bench.now, { idPessoaCliente: 998 }));
    expect([foreign.status, foreign.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
    const empty = await guardar(orcamentoBody([], bench.now));
    expect([empty.status, empty.body.Codigo]).toEqual([422, 'carrinho-vazio']);
    const none = await guardar(orcamentoBody([[a, 0]], bench.now));
    expect([none.status, none.body.Codigo]).toEqual([422, 'quantidade-invalida']);
    const long = await guardar(orcamentoBody([[a, 1]], bench.now, { validadeDias: 31 }));
    expect([long.status, long.body.Codigo]).toEqual([400, 'requisicao-invalida']);
    expect(await listed()).toEqual([]);
  });

  test('with a product that is gone are refused by name, and kept without it once the user says so', async () => {
    const [a = 0, b = 0] = await produtos();
    await bench.database.db.deleteFrom('produtoPreco').where('idProduto', '=', b).execute();
    const body = orcamentoBody(
      [
        [a, 1],
        [b, 1],
      ],
      bench.now,
    );
    const refused = await guardar(body);
    expect([refused.status, refused.body.Codigo]).toEqual([404, 'item-nao-encontrado']);
    expect(refused.body.Description).toMatch(/^Um item não está mais à venda para este cliente: /);
    expect(await listed()).toEqual([]);
    await guardado({ ...body, semIndisponiveis: true });
    const [kept] = await listed();
    expect(kept?.itens?.map((item) => item.produto.idProduto)).toEqual([a]);
    expect(kept?.mensagemOcorrencia).toContain('Ficaram fora, porque não estão mais à venda: ');
    const nothing = orcamentoBody([[b, 1]], bench.now, { codigoLocal: 'NADA', semIndisponiveis: true });
    const all = await guardar(nothing);
    expect([all.status, all.body.Codigo]).toEqual([404, 'item-nao-encontrado']);
  });

  test('of a product that is out of stock are kept with the wanted units', async () => {
    const [a = 0] = await produtos();
    await desk.stock(bench.database.db, a, 0);
    await guardado(orcamentoBody([[a, 5]], bench.now));
    const [kept] = await listed();
    expect(kept?.itens?.map((i) => [i.quantidade, i.quantidadeFalta])).toEqual([[5, 5]]);
  });

  test('of 2,000 lines are kept', async () => {
    const { db } = bench.database;
    const rows = await db
      .selectFrom('produto')
      .innerJoin('produtoPreco', 'produtoPreco.idProduto', 'produto.idProduto')
      .select('produto.idProduto')
      .where('produtoPreco.idContexto', '=', 'c1')
      .where('produtoPreco.valorUnitario', '>', 0)
      .where('produto.idPessoaFilial', 'in', [1, 2])
      .limit(2000)
      .execute();
    const linhas = rows.map(({ idProduto }) => [idProduto, 1] as const);
    // The same product again joins its line: the request has 2,000 lines with any demonstration.
    const all = Array.from({ length: 2000 }, (_, i) => must(linhas[i % linhas.length], 'line'));
    const { orcamentos } = await guardado(orcamentoBody(all, bench.now));
    const { units } = await db
      .selectFrom('prePedidoItem')
      .select(sql<number>`sum("quantidade")::integer`.as('units'))
      .where(
        'idPrePedido',
        'in',
        orcamentos.map(({ idPrePedido }) => idPrePedido),
      )
      .executeTakeFirstOrThrow();
    expect(units).toBe(2000);
  });

  test('of 10,000 lines with remarks are kept', async () => {
    const [a = 0] = await produtos();
    const body = orcamentoBody(
      Array.from({ length: 10_000 }, () => [a, 1] as const),
      bench.now,
    );
    const observacao = 'validade longa, para o balcão';
    const linhas = body.linhas.map((linha) => ({ ...linha, observacao }));
    expect(JSON.stringify(linhas).length).toBeGreaterThan(1024 * 1024);
    await guardado({ ...body, linhas });
    expect((await listed())[0]?.itens).toMatchObject([{ quantidade: 10_000, observacao }]);
  });

  test('that come after their last day are kept, and count from the day on which they were made', async () => {
    const [a = 0] = await produtos();
    await guardado(orcamentoBody([[a, 1]], new Date(bench.now.getTime() - 10 * DAY_MS)));
    expect((await listed())[0]?.validoAte).toBe('2026-11-17');
  });

  test('are marked, removed and put back, once for each key, also by the code of the device', async () => {
    const [a = 0] = await produtos();
    const { orcamentos } = await guardado(orcamentoBody([[a, 1]], bench.now));
    const { idPrePedido } = must(orcamentos[0], 'quotation');
    await okOf(marcar({ codigoLocal: 'A2B-001', situacao: 'transformado' }, KEY));
    expect((await listed())[0]?.transformadoEm).toBe('2026-11-20T12:00:00-03:00');
    await okOf(marcar({ idPrePedido, situacao: 'excluido' }));
    expect((await listed())[0]?.portalPedidoSituacao.descPedidoSituacao).toBe('Cancelado');
    await okOf(marcar({ codigoLocal: 'A2B-001', situacao: 'transformado' }, KEY));
    await okOf(marcar({ idPrePedido, situacao: 'aberto' }));
    expect((await listed())[0]?.portalPedidoSituacao.descPedidoSituacao).toBe('Em análise');
  });

  test('alone are marked: an order is none, and the company’s own are not removed', async () => {
    const { db } = bench.database;
    const [a = 0] = await produtos();
    const { orcamentos } = await guardado(orcamentoBody([[a, 1]], bench.now));
    const { idPrePedido } = must(orcamentos[0], 'quotation');
    await db
      .updateTable('prePedido')
      .set({ validoAte: null })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    const refused = await marcar({ idPrePedido, situacao: 'excluido' });
    expect([refused.status, refused.body.Codigo]).toEqual([409, 'situacao-nao-permite']);
    await okOf(marcar({ idPrePedido, situacao: 'transformado' }));
    await db
      .updateTable('prePedido')
      .set({ orcamento: false })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    for (const nome of [{ idPrePedido }, { codigoLocal: 'A2B-001' }, {}]) {
      const order = await marcar({ ...nome, situacao: 'excluido' });
      expect([order.status, order.body.Codigo]).toEqual([404, 'nao-encontrado']);
    }
  });

  test('do not use up the limit of a combo', async () => {
    const { db } = bench.database;
    const { idPromocaoCombo } = await db
      .selectFrom('promocaoCombo')
      .select('idPromocaoCombo')
      .orderBy('idPromocaoCombo')
      .limit(1)
      .executeTakeFirstOrThrow();
    const limites = () => readLimites(scopeOf(db, 1), 101, [idPromocaoCombo]);
    const before = await limites();
    const [a = 0] = await produtos();
    const { orcamentos } = await guardado(orcamentoBody([[a, 1]], bench.now));
    const { idPrePedido } = must(orcamentos[0], 'quotation');
    const item = { idItemTipo: 2, idItem: idPromocaoCombo };
    await db.updateTable('prePedidoItem').set(item).where('idPrePedido', '=', idPrePedido).execute();
    expect(await limites()).toEqual(before);
    await db
      .updateTable('prePedido')
      .set({ orcamento: false })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    expect(await limites()).not.toEqual(before);
  });

  test('kept again under another key are the same ones; others of the same code are not', async () => {
    const [a = 0] = await produtos();
    const body = orcamentoBody([[a, 1]], bench.now);
    const first = await guardado(body);
    expect(await guardado(body)).toEqual(first);
    await guardado({ ...body, feitoEm: '2026-11-19T10:00:00-03:00' });
    expect(await listed()).toHaveLength(2);
  });

  test('of a clock that is ahead are kept once, also when their time has come', async () => {
    const [a = 0] = await produtos();
    const ahead = (days: number) => new Date(bench.now.getTime() + days * DAY_MS);
    const body = orcamentoBody([[a, 1]], ahead(2));
    const first = await guardado(body, KEY);
    bench.later(3 * DAY_MS);
    expect(await guardado(body, 'orcamento-0002')).toEqual(first);
    expect(await listed()).toHaveLength(1);
    // Another one of the code, long after it.
    bench.later(60 * DAY_MS);
    await guardado(orcamentoBody([[a, 1]], bench.now));
    expect(await listed()).toHaveLength(2);
  });

  test('that leave the cart again lose their mark, those of the company too', async () => {
    const { db } = bench.database;
    const [a = 0] = await produtos();
    const { orcamentos } = await guardado(orcamentoBody([[a, 1]], bench.now));
    const { idPrePedido } = must(orcamentos[0], 'quotation');
    await db
      .updateTable('prePedido')
      .set({ validoAte: null })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    await okOf(marcar({ idPrePedido, situacao: 'transformado' }));
    await okOf(marcar({ idPrePedido, situacao: 'desfeito' }));
    const [left] = await listed();
    expect(must(left, 'quotation')).not.toHaveProperty('transformadoEm');
  });

  test('that are put back keep the mark of the cart', async () => {
    const [a = 0] = await produtos();
    await guardado(orcamentoBody([[a, 1]], bench.now));
    for (const situacao of ['transformado', 'excluido', 'aberto'])
      await okOf(marcar({ codigoLocal: 'A2B-001', situacao }));
    expect((await listed())[0]).toMatchObject({
      transformadoEm: '2026-11-20T12:00:00-03:00',
      portalPedidoSituacao: { descPedidoSituacao: 'Em análise' },
    });
  });
});
