import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { liberarCashbacks } from '#server/customers/liberar-cashback.ts';
import { createSimulador } from '#server/demo/payments/simulator.ts';
import { avancarPedidos } from '#server/orders/avancar-pedidos.ts';
import { queriesOf } from '#server/queries/queries.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { expectBalancesFromEntries } from '#tests/support/conta-corrente.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { okOf } from '#tests/support/pending-cart.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(bothDatabases)('earned cashback on $name', ({ open }) => {
  const bench = useBench(open, ({ now }) => ({ pagamentos: createSimulador(() => now) }));

  const deps = () => ({ queries: queriesOf(bench.database.store), clock: () => bench.now });
  const goOn = () => avancarPedidos(deps());
  const release = () => liberarCashbacks(deps());
  /** Read by a new session: the clock moves beyond the end of an old one. */
  const cashback = async (more = '') => {
    const client = await bench.api.as('representante');
    const days = 'dataInicial=2026-11-01&dataFinal=2026-12-31';
    return JSON.parse((await okOf(client.get(`/cashback?idPessoaCliente=101&${days}${more}`))).text);
  };

  /** Orders 40 units of a product that brings 0,25 for each of at most 30 units. */
  async function order(client: ApiClient): Promise<number> {
    const { idProduto } = must((await findProdutos(bench.database.db))[0], 'product');
    const { db } = bench.database;
    const regra = {
      valorCashbackItem: 2500,
      utilizarLimitadorQuantidade: true,
      quantidadeLimite: 30,
      utilizarLimitadorValor: false,
      valorLimite: null,
      idCashbackConfiguracao: null,
    };
    await db
      .insertInto('cashback')
      .values({ idCashback: 9001, ...regra })
      .execute();
    await db.updateTable('produto').set({ idCashback: 9001 }).where('idProduto', '=', idProduto).execute();
    const { carrinho } = (await okOf(add(client, idProduto, 40))).body;
    await accept(client, carrinho.idCarrinho);
    await okOf(confirm(client, carrinho.idCarrinho));
    await db.updateTable('cashback').set({ valorCashbackItem: 1 }).where('idCashback', '=', 9001).execute();
    return idProduto;
  }
  const pay = () =>
    bench.database.db.updateTable('contaReceber').set({ dataLiquidacao: '2026-11-21' }).execute();

  test('is in analysis from the invoice on, as promised by the order', async () => {
    const rep = await bench.api.as('representante');
    const idProduto = await order(rep);
    expect((await cashback()).totalizador.valorCashbackNaoGerado).toBe(0);
    bench.later(HOUR);
    await goOn();
    const { meuCashbackCollection, totalizador } = await cashback();
    expect(meuCashbackCollection[0]).toMatchObject({
      meuCashbackSituacao: { idMeuCashbackSituacao: 1, descricaoMeuCashbackSituacao: 'Em Análise' },
      titulo: { numDocumento: 1 },
      produto: { idProduto },
      lancamento: { valor: 7.5 },
    });
    expect(totalizador).toMatchObject({ valorCashbackNaoGerado: 7.5, valorDisponivel: 45.9 });
    await expectBalancesFromEntries(bench.database.db);
  });

  test('is released once on the eighth day after the delivery, by several processes', async () => {
    const rep = await bench.api.as('representante');
    await order(rep);
    await pay();
    bench.later(5 * HOUR);
    await goOn();
    await pay();
    // Delivered on the 20th: goods can be returned until the end of the 27th.
    bench.later(7 * DAY);
    await release();
    expect((await cashback()).totalizador.valorDisponivel).toBe(45.9);
    bench.later(DAY);
    await Promise.all([release(), release(), release()]);
    await release();
    const { totalizador } = await cashback();
    expect(totalizador).toMatchObject({ valorCashbackNaoGerado: 0, valorDisponivel: 53.4 });
    await expectBalancesFromEntries(bench.database.db);
  });

  test('is held back by a late instalment until it is paid', async () => {
    const rep = await bench.api.as('representante');
    await order(rep);
    bench.later(5 * HOUR);
    await goOn();
    bench.later(90 * DAY);
    await release();
    expect((await cashback()).totalizador.valorDisponivel).toBe(45.9);
    await pay();
    await release();
    expect((await cashback()).totalizador.valorDisponivel).toBe(53.4);
  });

  test('is listed by situation and page; unknown situations find nothing', async () => {
    const rep = await bench.api.as('representante');
    await order(rep);
    bench.later(HOUR);
    await goOn();
    const found = async (more: string) => (await cashback(more)).totalizador.quantidadeRegistros;
    expect(await found('')).toBe(2);
    expect(await found('&quantidadeRegistrosPagina=null&variasSituacoes=1;2;3')).toBe(2);
    expect(await found('&variasSituacoes=1;1')).toBe(1);
    expect(await found('&variasSituacoes=2')).toBe(1);
    expect(await found('&variasSituacoes=3')).toBe(0);
    expect(await found('&variasSituacoes=')).toBe(0);
    const last = await cashback('&quantidadeRegistrosPagina=1&numeroPagina=2');
    expect(last.meuCashbackCollection).toMatchObject([
      { titulo: null, produto: { idProduto: null, descProduto: 'Saldo anterior' } },
    ]);
    expect((await cashback('&numeroPagina=999999')).meuCashbackCollection).toEqual([]);
  });

  test('is refused for crossed days, more than a year and pages that cannot be', async () => {
    const rep = await bench.api.as('representante');
    const status = async (query: string) => (await rep.get(`/cashback?idPessoaCliente=101&${query}`)).status;
    expect(await status('dataInicial=2026-11-20&dataFinal=2026-11-19')).toBe(400);
    expect(await status('dataInicial=2025-01-01&dataFinal=2026-11-19')).toBe(400);
    expect(await status('dataFinal=2026-11-19')).toBe(400);
    expect(await status('dataInicial=2026-11-01&dataFinal=2026-11-20&numeroPagina=0')).toBe(400);
    expect(await status('dataInicial=2026-11-01&dataFinal=2026-11-20&variasSituacoes=x')).toBe(400);
  });
});
