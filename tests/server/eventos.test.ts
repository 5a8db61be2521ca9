import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { startEpoca } from '#server/db/feed-cursor.ts';
import { insertEvento } from '#server/events/data/insert-event.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { accept, add, confirm, findProdutos } from '#tests/support/cart.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { pull, shortly } from '#tests/support/eventos.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';
import { okOf } from '#tests/support/pending-cart.ts';
import { settled } from '#tests/support/settled.ts';

const PEDIDOS = '/integracao/pedidos';

describe.each(bothDatabases)('events by pull on $name', ({ name, open }) => {
  const bench = useBench(open);
  let machine: Machine;
  let rep: ApiClient;

  beforeEach(async () => {
    machine = await openMachine(bench.api, bench.database.db, { clock: () => bench.now });
    rep = await bench.api.as('representante');
  });

  const cart = async () => {
    const { idProduto } = must((await findProdutos(bench.database.db))[0], 'product');
    const { idCarrinho } = (await okOf(add(rep, idProduto, 40))).body.carrinho;
    await accept(rep, idCarrinho);
    return idCarrinho;
  };
  const order = async () => {
    const { pedidos } = (await okOf(confirm(rep, await cart()))).body;
    return must(pedidos[0], 'order').idPrePedido;
  };
  const read = (query: Readonly<Record<string, string>> = {}, path?: string) =>
    pull(machine, bench.database.db, query, path);
  const happen = (chave: string, tipo: 'pedido.pago' | 'cadastro.solicitado' = 'pedido.pago', n = 0) =>
    insertEvento(bench.database.db, { tipo, chave, dados: { n } }, bench.now);
  const keysOf = async (query: Readonly<Record<string, string>> = {}, path = '/integracao/eventos') => {
    const page = (await machine.get(`${path}?${new URLSearchParams(query)}`)).text;
    const { eventos, cursor } = JSON.parse(page) as { eventos: { chave: string }[]; cursor: string };
    return { keys: eventos.map(({ chave }) => chave), cursor };
  };
  /** A statement of the database fails as long as `work` runs. */
  const broken = async (table: string, on: string, work: () => Promise<unknown>) => {
    const { db } = bench.database;
    await sql`create function "quebrar"() returns trigger language plpgsql as $$
      begin raise exception 'broken'; end $$`.execute(db);
    await sql`create trigger "quebrar" before ${sql.raw(on)} on ${sql.table(table)} for each row
      execute function "quebrar"()`.execute(db);
    try {
      await work();
    } finally {
      await sql`drop trigger "quebrar" on ${sql.table(table)}`.execute(db);
      await sql`drop function "quebrar"()`.execute(db);
    }
  };
  const count = async () => {
    const { db } = bench.database;
    const rows = async (table: 'prePedido' | 'evento') =>
      (await db.selectFrom(table).select(sql.lit(1).as('one')).execute()).length;
    return { pedidos: await rows('prePedido'), eventos: await rows('evento') };
  };

  test('an order and its event are written together', async () => {
    const idCarrinho = await cart();
    // The response is stored last, after the order and its event.
    await broken('mutacao', 'update', async () => {
      const answer = await confirm(rep, idCarrinho, undefined, { key: 'uma-chave' });
      expect(answer.status).toBe(500);
    });
    expect(await count()).toEqual({ pedidos: 0, eventos: 0 });
    await broken('evento', 'insert', async () => {
      expect((await confirm(rep, idCarrinho)).status).toBe(500);
    });
    expect(await count()).toEqual({ pedidos: 0, eventos: 0 });
    await okOf(confirm(rep, idCarrinho, undefined, { key: 'uma-chave' }));
    await okOf(confirm(rep, idCarrinho, undefined, { key: 'uma-chave' }));
    expect(await count()).toEqual({ pedidos: 1, eventos: 1 });
  });

  test('each event comes once, in pages, and the last cursor waits for the next one', async () => {
    const first = await order();
    await happen('pedido:7');
    await happen('pedido:8');
    await settled(bench.database.db);
    const page = await keysOf({ limite: '2' });
    expect(page.keys).toHaveLength(2);
    const rest = await keysOf({ cursor: page.cursor });
    expect([...page.keys.slice(1), ...rest.keys]).toEqual(['pedido:7', 'pedido:8']);
    const none = await keysOf({ cursor: rest.cursor });
    expect(none).toEqual({ keys: [], cursor: rest.cursor });
    const second = await order();
    const { eventos } = await read({ cursor: rest.cursor });
    expect(shortly(eventos)).toEqual([`pedido.feito ${second}`]);
    expect(second).toBeGreaterThan(first);
  });

  // The embedded database has one connection.
  if (name === 'PostgreSQL') {
    test('an event whose transaction ends late is not skipped', async () => {
      const { db } = bench.database;
      const { cursor } = await read();
      const late = await db.startTransaction().execute();
      await insertEvento(late, { tipo: 'pedido.pago', chave: 'late', dados: {} }, bench.now);
      await happen('early');
      const during = await keysOf({ cursor });
      expect(during).toEqual({ keys: [], cursor });
      await late.commit().execute();
      await expect.poll(async () => (await keysOf({ cursor })).keys).toEqual(['late', 'early']);
    });
  }

  test('events of orders are read alone as well, and from a cursor of all events', async () => {
    const { cursor } = await read();
    await happen('cadastro:1', 'cadastro.solicitado');
    const idPrePedido = await order();
    const { eventos } = await read({ cursor }, PEDIDOS);
    expect(shortly(eventos)).toEqual([`pedido.feito ${idPrePedido}`]);
    expect((await keysOf({ cursor })).keys).toHaveLength(2);
  });

  test('a page of large events ends earlier', async () => {
    const { db } = bench.database;
    const dados = { texto: 'x'.repeat(5 * 1024 * 1024) };
    for (const chave of ['a', 'b', 'c'])
      await insertEvento(db, { tipo: 'pedido.pago', chave, dados }, bench.now);
    await expect.poll(async () => (await keysOf()).keys).toEqual(['a', 'b']);
    const { cursor } = await keysOf();
    expect((await keysOf({ cursor })).keys).toEqual(['c']);
  });

  test('a cursor of another database is refused, one of an earlier start holds', async () => {
    const idPrePedido = await order();
    const { cursor } = await read();
    await startEpoca(bench.database.db);
    await happen('depois');
    await expect.poll(async () => (await keysOf({ cursor })).keys).toEqual(['depois']);
    const [epoca, mudado, idEvento] = cursor.split('.');
    const wrong = [
      'x',
      `${epoca}.${mudado}`,
      `${epoca}.999999999999.${idEvento}`,
      `00000000-0000-0000-0000-000000000000.${mudado}.${idEvento}`,
    ];
    for (const other of wrong) {
      const answer = await machine.get(`/integracao/eventos?cursor=${other}`);
      expect([other, answer.status, answer.body.Codigo]).toEqual([other, 410, 'cursor-desconhecido']);
    }
    // The database is another one than at the last start: its transactions may have been counted before.
    await sql`update "feedEpoca" set "banco" = '1/1'`.execute(bench.database.db);
    await sql`update "evento" set "mudado" = 999999999999`.execute(bench.database.db);
    await startEpoca(bench.database.db);
    expect((await machine.get(`/integracao/eventos?cursor=${cursor}`)).status).toBe(410);
    await expect.poll(async () => (await keysOf()).keys.length).toBe(2);
    expect((await keysOf()).keys.at(-1)).toBe('depois');
    expect(idPrePedido).toBeGreaterThan(0);
  });

  test('an end of an order that the company itself tells is no event', async () => {
    const pedido = await order();
    const { cursor } = await read();
    const etapa = { pedido: String(pedido), situacao: '6', em: '2026-11-20T14:00:00-03:00' };
    expect(await machine.loaded('etapas', [etapa])).toMatchObject({ situacao: 'concluida', novas: 1 });
    await settled(bench.database.db);
    expect((await keysOf({ cursor })).keys).toEqual([]);
  });

  test('an order is acknowledged once: again with its number, never with another one', async () => {
    const idPrePedido = await order();
    const receive = (numeroErp: unknown, id: number | string = idPrePedido) =>
      machine.post(`${PEDIDOS}/${id}/recebido`, { numeroErp });
    const first = await okOf(receive('PV-100'));
    expect(JSON.parse(first.text)).toEqual({
      idPrePedido,
      numeroErp: 'PV-100',
      recebidoEm: '2026-11-20T12:00:00-03:00',
    });
    bench.later(60_000);
    expect((await receive(' PV-100 ')).text).toBe(first.text);
    const all = await Promise.all(['PV-100', 'PV-101', 'PV-102'].map((numero) => receive(numero)));
    expect(all.map(({ status }) => status)).toEqual([200, 409, 409]);
    expect(all[1]?.body).toMatchObject({
      Codigo: 'pedido-ja-recebido',
      Description: 'Este pedido já foi recebido com o número PV-100.',
    });
    expect((await receive('PV-1', 999_999)).body.Codigo).toBe('nao-encontrado');
    expect([(await receive('')).status, (await receive(7)).status]).toEqual([400, 400]);
    const raced = await order();
    const statuses = await Promise.all(
      ['A', 'B'].map(async (numero) => (await receive(numero, raced)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  test('only a token with the scope of events reads and acknowledges', async () => {
    const other = await openMachine(bench.api, bench.database.db, { escopos: ['produtos'] });
    for (const client of [other, rep, bench.api.nobody]) {
      const statuses = [
        (await client.get('/integracao/eventos')).status,
        (await client.get(PEDIDOS)).status,
        (await client.post(`${PEDIDOS}/1/recebido`, { numeroErp: '1' })).status,
      ];
      expect(statuses).toEqual(Array(3).fill(client === other ? 403 : 401));
    }
  });
});
