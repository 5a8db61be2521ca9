import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sincronizarHistorico } from '#contract/orders/historico-mudado.ts';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { serveCliente } from '#mirror/kept-clientes.ts';
import { putNotas } from '#mirror/put-notas.ts';
import { putPedidos } from '#mirror/put-pedidos.ts';
import { pullClientes } from '#sync/pull/pull-clientes.ts';
import { pullMudado } from '#sync/pull/pull-mudado.ts';
import { refreshLists } from '#sync/refresh-kept.ts';
import { logIn, openTestDevice, type TestDevice } from '#tests/support/device.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const CLIENTE = 107;
const CALL = '/sincronizacao/historico';

let server: HttpServer;
let device: TestDevice;

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.reset();
  device = await openTestDevice(await logIn());
  await pullClientes(device.env);
  await serveCliente(device.env.vault, CLIENTE);
  server.seen.length = 0;
});

afterEach(() => {
  server.levers.portal = null;
  server.levers.offline = false;
  device.close();
});

const today = () => `${businessDayOf(new Date(device.clock.now))}T08:00:00-03:00`;

const pedidoOf = (idPrePedido: number, part: Partial<PedidoResumo> = {}): PedidoResumo =>
  pedidoSample({
    idPrePedido,
    dataHora: today(),
    pessoaDestinatario: { idPessoa: CLIENTE, nome: 'Farmácia' },
    ...part,
  });

const notaOf = (idTitulo: number) => {
  const nota = notaSample(idTitulo, { data: today() });
  const pessoaDestinatario = { ...nota.titulo.pessoaDestinatario, idPessoa: CLIENTE };
  return { ...nota, titulo: { ...nota.titulo, pessoaDestinatario } };
};

/** Responds to the call as the server does, by the cursor of the request. */
function answer(byCursor: Record<string, z.output<typeof sincronizarHistorico.reply> | null>): void {
  const headers = { [MARKER_HEADER]: MARKER_VALUE, 'content-type': 'application/json' };
  server.levers.portal = (url) => {
    if (!url.includes(CALL)) return undefined;
    const reply = byCursor[new URL(url, 'http://x').searchParams.get('cursor') ?? ''];
    if (!reply) {
      const gone = { Message: 'Atenção!', Description: 'x', Codigo: 'cursor-desconhecido' };
      return new Response(JSON.stringify(gone), { status: 410, headers });
    }
    return new Response(JSON.stringify(z.encode(sincronizarHistorico.reply, reply)), { headers });
  };
}

const NADA = { pedidos: [], notas: [] };
const cursorOf = async () => {
  const row = await device.env.vault.checkpoints.get(`historico:${CLIENTE}`);
  return row && 'cursor' in row ? row.cursor : undefined;
};
const listReads = () => server.seen.filter((seen) => /\/pedido$|ConsultarNotas/.test(seen)).length;

test('the first time both lists are read whole, with the cursor taken before; afterwards only changes', async () => {
  const mudou = pedidoOf(100_001, { total: 777 });
  answer({ '': { cursor: 'c1', ...NADA }, c1: { cursor: 'c2', pedidos: [mudou], notas: [notaOf(9)] } });
  expect(await refreshLists(device.env)).toBe(true);
  expect(await cursorOf()).toBe('c1');
  expect(listReads()).toBeGreaterThan(0);
  await putPedidos(device.env.vault, CLIENTE, [pedidoOf(100_001), pedidoOf(100_002)], device.clock.now);
  server.seen.length = 0;
  device.clock.now += 1000;
  expect(await refreshLists(device.env)).toBe(true);
  expect(listReads()).toBe(0);
  expect(await cursorOf()).toBe('c2');
  const { vault } = device.env;
  expect((await vault.pedidos.toArray()).map(({ pedido }) => [pedido.idPrePedido, pedido.total])).toEqual([
    [100_001, 777],
    [100_002, 10_000],
  ]);
  expect((await vault.notasFiscais.get(9))?.nota).toEqual(notaOf(9));
  expect((await vault.checkpoints.get(`pedidos:${CLIENTE}`))?.at).toBe(device.clock.now);
});

test('a cursor that the server has forgotten makes both lists be read whole again', async () => {
  answer({ '': { cursor: 'c1', ...NADA } });
  await refreshLists(device.env);
  answer({ '': { cursor: 'c9', ...NADA }, c1: null });
  server.seen.length = 0;
  expect(await refreshLists(device.env)).toBe(true);
  expect(listReads()).toBeGreaterThan(0);
  expect(await cursorOf()).toBe('c9');
});

test('a server without this call is read whole every time', async () => {
  const headers = { [MARKER_HEADER]: MARKER_VALUE };
  server.levers.portal = (url) =>
    url.includes(CALL) ? new Response('{}', { status: 404, headers }) : undefined;
  for (let time = 0; time < 2; time++) {
    server.seen.length = 0;
    expect(await refreshLists(device.env)).toBe(true);
    expect(listReads()).toBeGreaterThan(0);
    expect(await cursorOf()).toBeUndefined();
  }
});

test('an unreadable list leaves no cursor', async () => {
  answer({ '': { cursor: 'c1', ...NADA } });
  const told = server.levers.portal;
  server.levers.portal = (url, headers) =>
    url.includes('ConsultarNotas') ? new Response('<html>') : told?.(url, headers);
  await refreshLists(device.env);
  expect(await cursorOf()).toBeUndefined();
});

test('without a network the reading of changes fails', async () => {
  server.levers.offline = true;
  expect(await pullMudado(device.env, CLIENTE)).toMatchObject({ kind: 'falha' });
});

test('a delta also removes rows that became older than ninety days', async () => {
  const { vault } = device.env;
  const old = { dataHora: '2020-01-01T08:00:00-03:00' };
  await putPedidos(vault, CLIENTE, [pedidoOf(1)], device.clock.now);
  await vault.pedidos.put({
    idPrePedido: 2,
    idPessoaCliente: CLIENTE,
    pedido: pedidoOf(2, old),
    at: device.clock.now,
  });
  await putNotas(vault, CLIENTE, [notaOf(3)], device.clock.now);
  await vault.checkpoints.put({ name: `historico:${CLIENTE}`, at: device.clock.now, cursor: 'c1' });
  answer({ c1: { cursor: 'c2', ...NADA } });
  expect(await pullMudado(device.env, CLIENTE)).toEqual({ kind: 'mudado' });
  expect((await vault.pedidos.toArray()).map((row) => row.idPrePedido)).toEqual([1]);
  expect(await vault.notasFiscais.count()).toBe(1);
});
