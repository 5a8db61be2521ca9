import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { avancarPedidos } from '#server/orders/avancar-pedidos.ts';
import { queriesOf } from '#server/queries/queries.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { okOf } from '#tests/support/pending-cart.ts';
import { settled } from '#tests/support/settled.ts';

type Mudado = {
  cursor: string;
  pedidos: { idPrePedido: number; portalPedidoSituacao: { idPedidoSituacao: number }; itens: unknown[] }[];
  notas: { idPrePedido: number }[];
};

const PATH = '/sincronizacao/historico?idPessoaCliente=101';

describe.each(bothDatabases)('changed orders and invoices on $name', ({ open }) => {
  const bench = useBench(open);

  const ask = async (client: ApiClient, cursor?: string, more = ''): Promise<Mudado> => {
    const path = `${PATH}${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}${more}`;
    await settled(bench.database.db);
    return JSON.parse((await okOf(client.get(path))).text) as Mudado;
  };
  async function order(client: ApiClient): Promise<number> {
    const { idProduto } = must((await findProdutos(bench.database.db))[0], 'product');
    const { carrinho } = (await okOf(add(client, idProduto, 40))).body;
    await accept(client, carrinho.idCarrinho);
    const { pedidos } = (await okOf(confirm(client, carrinho.idCarrinho))).body;
    return must(pedidos[0], 'order').idPrePedido;
  }

  test('come once: a new order, then the same when it went on, with its invoice', async () => {
    await bench.database.db.transaction().execute((trx) => seedHistorico(trx, bench.now));
    const rep = await bench.api.as('representante');
    const start = await ask(rep);
    expect([start.pedidos, start.notas]).toEqual([[], []]);
    const idPrePedido = await order(rep);

    const made = await ask(rep, start.cursor);
    expect(made.pedidos.map((p) => [p.idPrePedido, p.portalPedidoSituacao.idPedidoSituacao])).toEqual([
      [idPrePedido, 2],
    ]);
    expect(made.pedidos[0]?.itens).toHaveLength(1);
    const still = await ask(rep, made.cursor);
    expect([still.pedidos, still.notas]).toEqual([[], []]);

    bench.later(20 * 60_000);
    await avancarPedidos({ queries: queriesOf(bench.database.store), clock: () => bench.now });
    const later = await ask(rep, made.cursor);
    expect(later.pedidos.map((p) => p.portalPedidoSituacao.idPedidoSituacao)).toEqual([7]);
    expect(later.notas.map((nota) => nota.idPrePedido)).toEqual([idPrePedido]);
    const tomorrow = await ask(rep, made.cursor, '&dataInicial=2026-11-21');
    expect([tomorrow.pedidos, tomorrow.notas]).toEqual([[], []]);
  });

  test('of a database loaded elsewhere are its later changes, and a start writes no order', async () => {
    const { db } = bench.database;
    await db.transaction().execute((trx) => seedHistorico(trx, bench.now));
    const rep = await bench.api.as('representante');
    const before = await ask(rep);
    const loaded = await order(rep);
    // As a dump brings them: `mudado` of a database that had counted further, or less far.
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx.updateTable('feedEpoca').set({ banco: 'another' }).execute();
      for (const table of ['prePedido', 'notaFiscal'] as const) {
        await trx.updateTable(table).set({ mudado: 900_000_000_000 }).execute();
      }
      await trx.updateTable('prePedido').set({ mudado: 1 }).where('idPrePedido', '=', loaded).execute();
    });
    const places = () =>
      sql<{ place: string }>`select ctid::text || "mudado" as "place" from "prePedido"
        union all select ctid::text || "mudado" from "notaFiscal" order by 1`.execute(db);
    const { rows } = await places();
    await startEpoca(db);
    expect((await places()).rows).toEqual(rows);
    expect((await rep.get(`${PATH}&cursor=${before.cursor}`)).status).toBe(410);

    const start = await ask(rep);
    const quiet = await ask(rep, start.cursor);
    expect([quiet.pedidos, quiet.notas]).toEqual([[], []]);
    const made = await order(rep);
    expect((await ask(rep, quiet.cursor)).pedidos.map((p) => p.idPrePedido)).toEqual([made]);
    bench.later(20 * 60_000);
    await avancarPedidos({ queries: queriesOf(bench.database.store), clock: () => bench.now });
    const later = await ask(rep, start.cursor);
    expect(later.pedidos.map((p) => p.idPrePedido)).toEqual([made, loaded]);
    expect(new Set(later.notas.map((nota) => nota.idPrePedido))).toEqual(new Set([loaded, made]));
  });

  test('belong only to the requested customer', async () => {
    const rep = await bench.api.as('representante');
    const { cursor } = await ask(rep);
    await order(rep);
    const other = await rep.get(`/sincronizacao/historico?idPessoaCliente=102&cursor=${cursor}`);
    expect(JSON.parse(other.text)).toMatchObject({ pedidos: [], notas: [] });
    const buyer = await bench.api.as('farmacia');
    const foreign = await buyer.get(`/sincronizacao/historico?idPessoaCliente=102&cursor=${cursor}`);
    expect([foreign.status, foreign.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
  });

  test('must be read whole with a cursor of another database, or after too many changes', async () => {
    const rep = await bench.api.as('representante');
    const { cursor } = await ask(rep);
    for (const unknown of ['x', `${'0'.repeat(36)}.1`]) {
      const { status, body } = await rep.get(`${PATH}&cursor=${unknown}`);
      expect([status, body.Codigo]).toEqual([410, 'cursor-desconhecido']);
    }
    const idPrePedido = await order(rep);
    const { db } = bench.database;
    const { mudado: _, ...row } = await db
      .selectFrom('prePedido')
      .selectAll()
      .where('idPrePedido', '=', idPrePedido)
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 200 }, (_x, i) => ({
      ...row,
      idCarrinho: null,
      idPrePedido: 500_000 + i,
    }));
    await db.insertInto('prePedido').values(many.slice(1)).execute();
    expect((await ask(rep, cursor)).pedidos).toHaveLength(200);
    await db.insertInto('prePedido').values(many.slice(0, 1)).execute();
    expect((await rep.get(`${PATH}&cursor=${cursor}`)).body.Codigo).toBe('cursor-desconhecido');

    const after = await ask(rep);
    const notas = Array.from({ length: 201 }, (_x, i) => ({
      idPrePedido: null,
      idPessoaEmitente: 1,
      idPessoaDestinatario: 101,
      numDocumento: 1 + i,
      serieDocumento: '1',
      chaveAcesso: String(i).padStart(44, '0'),
      descOperacao: 'Venda',
      valorTotalNota: 1,
      dataDocumento: bench.now,
    }));
    await db.insertInto('notaFiscal').values(notas.slice(1)).execute();
    expect((await ask(rep, after.cursor)).notas).toHaveLength(200);
    await db.insertInto('notaFiscal').values(notas.slice(0, 1)).execute();
    expect((await rep.get(`${PATH}&cursor=${after.cursor}`)).body.Codigo).toBe('cursor-desconhecido');
  });
});
