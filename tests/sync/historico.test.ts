import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { must } from '#lib/must.ts';
import { serveCliente, setLevarComigo } from '#mirror/kept-clientes.ts';
import { prontidaoDe } from '#mirror/prontidao.ts';
import { putClientes } from '#mirror/put-cliente.ts';
import { putPedidos } from '#mirror/put-pedidos.ts';
import { putRecebiveis } from '#mirror/put-recebiveis.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { pullClientes } from '#sync/pull/pull-clientes.ts';
import { pullNotas } from '#sync/pull/pull-notas.ts';
import { pullPages } from '#sync/pull/pull-pages.ts';
import { pullPedidos } from '#sync/pull/pull-pedidos.ts';
import { pullRecebiveis } from '#sync/pull/pull-recebiveis.ts';
import { refreshAll } from '#sync/refresh.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const DAY_MS = 86_400_000;

let server: HttpServer;
let device: TestDevice;

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  await server.database.db.transaction().execute((trx) => seedHistorico(trx, new Date()));
  device = await openTestDevice(await logIn());
});

afterEach(() => {
  server.levers.offline = false;
  server.levers.portal = null;
  device.close();
});

const vaultRows = async () => {
  const { pedidos, notasFiscais, recebiveis } = device.env.vault;
  return [await pedidos.toArray(), await notasFiscais.toArray(), await recebiveis.toArray()] as const;
};
const ages = () => device.env.vault.checkpoints.where('name').notEqual('connection').toArray();
const countAt = async (table: 'prePedido' | 'contaReceber', idPessoaCliente: number) => {
  const rows = await server.database.db
    .selectFrom(table)
    .select('idPessoaCliente')
    .where('idPessoaCliente', '=', idPessoaCliente)
    .execute();
  return rows.length;
};
const pullAll = async (id: number) => [
  await pullPedidos(device.env, id),
  await pullNotas(device.env, id),
  await pullRecebiveis(device.env, id),
];

test('the device holds only the customer’s orders, with their lines, invoices and instalments', async () => {
  expect(await pullAll(107)).toEqual(Array(3).fill({ ok: true, value: null }));
  const [pedidos, notas, recebiveis] = await vaultRows();
  expect(pedidos).toHaveLength(await countAt('prePedido', 107));
  const lines = await device.env.vault.pedidoItens.bulkGet(pedidos.map((row) => row.idPrePedido));
  expect(lines.every((row) => (row?.itens ?? []).length > 2)).toBe(true);
  expect(notas.length).toBeGreaterThan(0);
  expect(notas.every((row) => pedidos.some((p) => p.idPrePedido === row.nota.idPrePedido))).toBe(true);
  expect(recebiveis).toHaveLength(await countAt('contaReceber', 107));
  const kept = (await device.env.vault.checkpoints.toArray()).filter(({ name }) => name.endsWith(':107'));
  const names = kept.map((row) => [row.name, row.at]);
  const at = device.clock.now;
  expect(names).toEqual([
    ['notas:107', at],
    ['pedidos:107', at],
    ['recebiveis:107', at],
  ]);
});

test('rows deleted at the server are removed, new ones added, and another customer’s rows stay', async () => {
  await pullAll(107);
  await pullAll(108);
  const { vault } = device.env;
  const others = await vault.pedidos.where({ idPessoaCliente: 108 }).toArray();
  const mine = await vault.pedidos.where({ idPessoaCliente: 107 }).toArray();
  const gone = must(mine[0], 'order').idPrePedido;
  await server.database.db.deleteFrom('contaReceber').where('idPrePedido', '=', gone).execute();
  await server.database.db.deleteFrom('notaFiscal').where('idPrePedido', '=', gone).execute();
  await server.database.db.deleteFrom('pedidoErp').where('idPrePedido', '=', gone).execute();
  await server.database.db.deleteFrom('prePedido').where('idPrePedido', '=', gone).execute();
  await pullAll(107);
  expect(await vault.pedidos.get(gone)).toBeUndefined();
  expect(await vault.pedidos.where({ idPessoaCliente: 107 }).count()).toBe(mine.length - 1);
  expect(await vault.notasFiscais.filter((row) => row.nota.idPrePedido === gone).count()).toBe(0);
  expect(await vault.recebiveis.filter((row) => row.recebivel.idPrePedido === gone).count()).toBe(0);
  expect(await vault.pedidos.where({ idPessoaCliente: 108 }).toArray()).toEqual(others);
});

test.each([
  ['/pedido?', pullPedidos],
  ['/NotaFiscal/ConsultarNotas', pullNotas],
  ['/extratocliente', pullRecebiveis],
] as const)('a page of %s that fails changes nothing, not even the age', async (path, pull) => {
  await pullAll(107);
  const before = await vaultRows();
  const checkpoints = await ages();
  device.clock.now += 1000;
  server.levers.portal = (url) => (url.includes(path) ? new Response('<html>') : undefined);
  expect(await pull(device.env, 107)).toMatchObject({ ok: false, error: { kind: 'unbelieved' } });
  expect(await vaultRows()).toEqual(before);
  expect(await ages()).toEqual(checkpoints);
});

test('a list of several pages is read to its end; a failing later page changes nothing', async () => {
  const asked: number[] = [];
  const pages = [[1, 2], [3, 4], [5]];
  const askPage = async (page: number) => {
    asked.push(page);
    return { ok: true as const, value: { colecao: pages[page - 1] ?? [], totalRegistros: 5 } };
  };
  expect(await pullPages(askPage)).toEqual({ ok: true, value: [1, 2, 3, 4, 5] });
  expect(asked).toEqual([1, 2, 3]);
  const error = { kind: 'silence', reason: 'network' } as const;
  const failing = await pullPages<number>(async (page) =>
    page === 3 ? { ok: false, error } : await askPage(page),
  );
  expect(failing).toEqual({ ok: false, error });
});

test('a list that grows while it is read is read again from its first page', async () => {
  let total = 4;
  const asked: number[] = [];
  const result = await pullPages(async (page) => {
    asked.push(page);
    if (asked.length === 2) total = 5;
    const colecao = Array.from({ length: total }, (_, i) => i).slice((page - 1) * 2, page * 2);
    return { ok: true, value: { colecao, totalRegistros: total } };
  });
  expect(result).toEqual({ ok: true, value: [0, 1, 2, 3, 4] });
  expect(asked).toEqual([1, 2, 1, 2, 3]);
});

test('a server whose list never ends is not believed', async () => {
  const endless = await pullPages<number>(async () => ({
    ok: true,
    value: { colecao: [], totalRegistros: 1 },
  }));
  expect(endless).toEqual({ ok: false, error: { kind: 'unbelieved', status: 200, isOurs: true } });
});

test('orders older than ninety days are left out, and so are other customers’ orders that a server lists', async () => {
  await pullPedidos(device.env, 107);
  const { vault } = device.env;
  const kept = (await vault.pedidos.toArray()).map((row) => row.pedido);
  const newest = must(kept.sort((a, b) => b.dataHora.localeCompare(a.dataHora))[0], 'order');
  const old: PedidoResumo = { ...newest, idPrePedido: 1, dataHora: '2020-01-01T10:00:00-03:00' };
  const foreign = { ...newest, idPrePedido: 2, pessoaDestinatario: { idPessoa: 108, nome: 'x' } };
  await putPedidos(vault, 107, [newest, old, foreign], device.clock.now);
  expect((await vault.pedidos.toArray()).map((row) => row.idPrePedido)).toEqual([newest.idPrePedido]);
  await putPedidos(vault, 107, [newest], device.clock.now + 91 * DAY_MS);
  expect(await vault.pedidos.count()).toBe(0);
});

test('unpaid instalments stay at any age; settled ones go after ninety days', async () => {
  await pullRecebiveis(device.env, 107);
  const { vault } = device.env;
  const one = must(await vault.recebiveis.toCollection().first(), 'instalment').recebivel;
  const ancient = '2020-01-01';
  const owed = { ...one, id: 1, idSituacao: 1, dataVencimento: ancient };
  const settled = { ...one, id: 2, idSituacao: 2, dataVencimento: ancient };
  await putRecebiveis(vault, 107, [owed, settled], device.clock.now);
  expect((await vault.recebiveis.toArray()).map((row) => row.id)).toEqual([1]);
});

test('a customer who is no longer the user’s takes their lists away', async () => {
  await pullClientes(device.env);
  await pullAll(107);
  await pullAll(108);
  const { vault } = device.env;
  const left = (await vault.clientes.toArray()).filter((row) => row.idPessoa !== 107);
  await putClientes(
    vault,
    left.map((row) => row.usuarioCliente),
    device.clock.now,
  );
  for (const rows of await vaultRows()) {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.idPessoaCliente === 108)).toBe(true);
  }
  expect(await vault.checkpoints.get('pedidos:107')).toBeUndefined();
  expect(await vault.checkpoints.get('pedidos:108')).toBeDefined();
});

const readyOf = async (id: number) => {
  const { vault } = device.env;
  return prontidaoDe(
    await vault.clientes.get(id),
    await vault.carrinhos.get(id),
    await vault.checkpoints.toArray(),
  );
};

test('a refresh prepares only the current, the recent and the taken-along customers', async () => {
  await device.refresh();
  for (const id of [102, 104, 105, 106]) await serveCliente(device.env.vault, id);
  await setLevarComigo(device.env.vault, [110], true);
  await device.refresh();
  const ready = await Promise.all([101, 102, 104, 105, 106, 110, 111].map(readyOf));
  expect(ready.map((p) => p.completo)).toEqual([true, true, true, true, true, true, false]);
  // Customer 110 buys under two conditions: both price lists are here, and so are those of the campaigns.
  const contextos = (await device.env.engine.status()).contextos.map((c) => c.idContexto);
  expect(contextos.filter((id) => id.startsWith('c')).sort()).toEqual(['c1', 'c2', 'c4']);
  expect(contextos).toContain('p2');
  expect((await readyOf(111)).partes).toMatchObject({ cliente: null, pedidos: null });
  await setLevarComigo(device.env.vault, [110], false);
  expect((await device.env.vault.device.get(1))?.levarComigo).toEqual([]);
});

test('the three last current customers are remembered, the latest first', async () => {
  const { vault } = device.env;
  for (const id of [101, 102, 103, 104, 105, 104]) await serveCliente(vault, id);
  expect(await vault.device.get(1)).toMatchObject({ idPessoaCliente: 104, recentes: [105, 103, 102] });
});

test('the current customer is read first and every time, the others after half an hour', async () => {
  await setLevarComigo(device.env.vault, [107], true);
  await device.refresh();
  const listsSince = async () => {
    server.seen.length = 0;
    await device.refresh();
    return server.seen.filter((line) => line === 'GET /api/extratocliente').length;
  };
  expect(await listsSince()).toBe(1);
  device.clock.now += 31 * 60_000;
  expect(await listsSince()).toBe(2);
});

test('a refresh pauses for the user’s actions before each next customer', async () => {
  for (const id of [107, 108]) await setLevarComigo(device.env.vault, [id], true);
  const seenAtPause: (readonly [boolean, boolean])[] = [];
  await refreshAll(device.env, async () => {
    seenAtPause.push([
      (await readyOf(107)).partes.notas !== null,
      (await readyOf(108)).partes.notas !== null,
    ]);
  });
  // Before the current customer's lists, before 107, before 108, and before the price list that both share;
  // then before those of the campaigns.
  expect(seenAtPause.slice(0, 4)).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('a lost signal half-way leaves the prepared customers prepared', async () => {
  await setLevarComigo(device.env.vault, [107], true);
  await device.refresh();
  device.clock.now += 31 * 60_000;
  const before = await vaultRows();
  server.levers.portal = (url) => {
    if (/NotaFiscal|sincronizacao\/historico/.test(url)) throw new TypeError('Failed to fetch');
    return undefined;
  };
  await device.refresh();
  expect((await vaultRows())[1]).toEqual(before[1]);
  expect((await readyOf(107)).completo).toBe(true);
  expect(await device.env.vault.checkpoints.get('connection')).toMatchObject({ state: 'no-signal' });
});
