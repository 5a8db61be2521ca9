import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { sincronizarCombosMudados } from '#contract/catalogue/combo-calls.ts';
import { consultarCodigosDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { consultarClienteEmail } from '#contract/contacts/email.ts';
import { consultarClienteTelefone } from '#contract/contacts/telefone.ts';
import { consultarClienteDadosGerais } from '#contract/customers/cliente.ts';
import { consultarContaCorrente } from '#contract/customers/conta-corrente.ts';
import { consultarCashback } from '#contract/customers/meu-cashback.ts';
import { consultarPendencias } from '#contract/documents/pendencia.ts';
import { consultarNotas } from '#contract/invoices/nota-fiscal.ts';
import { consultarCartas } from '#contract/letters/carta-consultas.ts';
import { sincronizarHistorico } from '#contract/orders/historico-mudado.ts';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { consultarExtratoCliente } from '#contract/payment/extrato-cliente.ts';
import { consultarDevolucoes, sincronizarItensNotas } from '#contract/returns/devolucao-consultas.ts';
import { consultarVisitas } from '#contract/visits/visita.ts';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import { sampleClienteRow } from '#mirror/cliente-sample.ts';
import { refused, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import type { DeviceRow } from '#vault/device-rows.ts';
import { isAuthHeld } from './checkpoint.ts';
import { readKept, refreshKept, refreshLists } from './refresh-kept.ts';
import { idOf, sampleServer } from './server-sample.ts';
import { sampleSync } from './sync-sample.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const HALF_AN_HOUR = 30 * 60_000;
const LISTS = [
  sincronizarCombosMudados.path,
  sincronizarHistorico.path,
  consultarPedidos.path,
  consultarNotas.path,
  consultarContaCorrente.path,
  consultarCashback.path,
  consultarDevolucoes.path,
  sincronizarItensNotas.path,
  consultarClienteEmail.path,
  consultarClienteTelefone.path,
  consultarCodigosDoCliente.path,
  consultarCartas.path,
  consultarPendencias.path,
  consultarVisitas.path,
  consultarExtratoCliente.path,
];

/**
 * Returns a device with the customers 101 to 103 that serves 101; the server has other responses to some
 * requests.
 */
async function world(
  over: (asked: WireRequest, id: number) => Answer | undefined = () => undefined,
  device: Partial<DeviceRow> = {},
) {
  const sync = await sampleSync(sampleServer(over));
  sync.clock.now = NOW;
  const { vault } = sync.env;
  await vault.clientes.bulkPut([101, 102, 103].map((id) => sampleClienteRow(id)));
  await vault.device.update(1, { idPessoaCliente: 101, ...device });
  return {
    ...sync,
    vault,
    paths: () => [...new Set(sync.asked.map((one) => one.path))],
    ids: () => [...new Set(sync.asked.map(idOf))],
    log: async () => (await vault.log.toArray()).map(({ n: _, ...event }) => event),
  };
}

/** Responds to one path with `got`, only for the customer `ofId` if given. */
const at = (path: string, got: Answer, ofId?: number) => (asked: WireRequest, id: number) =>
  asked.path === path && (ofId === undefined || id === ofId) ? got : undefined;

test('the served customer’s lists are read one after the other', async () => {
  const { env, vault, paths, ids } = await world();
  expect(await refreshLists(env)).toBe(true);
  expect([paths(), ids()]).toEqual([LISTS, [101]]);
  expect(await vault.checkpoints.get('historico:101')).toEqual({
    name: 'historico:101',
    at: NOW,
    cursor: 'h1',
  });
});

test('with a cursor only the changes of orders and invoices are read, not both lists', async () => {
  const { env, asked, paths } = await world();
  await refreshLists(env);
  asked.length = 0;
  expect(await refreshLists(env)).toBe(true);
  expect(paths()).toEqual([
    sincronizarCombosMudados.path,
    sincronizarHistorico.path,
    consultarContaCorrente.path,
    consultarCashback.path,
    consultarDevolucoes.path,
    sincronizarItensNotas.path,
    consultarClienteEmail.path,
    consultarClienteTelefone.path,
    consultarCodigosDoCliente.path,
    consultarCartas.path,
    consultarPendencias.path,
    consultarVisitas.path,
    consultarExtratoCliente.path,
  ]);
});

test('a device that serves no customer has no lists to read', async () => {
  const { env, asked } = await world(undefined, { idPessoaCliente: null });
  expect([await refreshLists(env), asked]).toEqual([true, []]);
});

test.each([
  ['combos', sincronizarCombosMudados.path],
  ['pedidos', consultarPedidos.path],
  ['notas', consultarNotas.path],
  ['extrato', consultarContaCorrente.path],
  ['cashback', consultarCashback.path],
  ['devolucoes', consultarDevolucoes.path],
  ['itensNotas', sincronizarItensNotas.path],
  ['emails', consultarClienteEmail.path],
  ['telefones', consultarClienteTelefone.path],
  ['codigos', consultarCodigosDoCliente.path],
  ['cartas', consultarCartas.path],
  ['pendencias', consultarPendencias.path],
  ['visitas', consultarVisitas.path],
  ['recebiveis', consultarExtratoCliente.path],
])('%s that the server refuses stay as they were, and the rest is read', async (detail, path) => {
  const { env, vault, paths, log } = await world(at(path, refused(403, 'cliente-nao-vinculado')));
  expect([await refreshLists(env), paths()]).toEqual([true, LISTS]);
  expect(await log()).toEqual([{ at: NOW, event: 'pull-failed', status: 403, detail, lane: '101' }]);
  expect(await vault.checkpoints.get('connection')).toMatchObject({ state: 'connected' });
  const isHistorico = detail === 'pedidos' || detail === 'notas';
  expect((await vault.checkpoints.get('historico:101')) === undefined).toBe(isHistorico);
});

test.each([
  ['combos', sincronizarCombosMudados.path],
  ['pedidos', sincronizarHistorico.path],
  ['pedidos', consultarPedidos.path],
  ['notas', consultarNotas.path],
  ['extrato', consultarContaCorrente.path],
  ['cashback', consultarCashback.path],
  ['devolucoes', consultarDevolucoes.path],
  ['itensNotas', sincronizarItensNotas.path],
  ['emails', consultarClienteEmail.path],
  ['telefones', consultarClienteTelefone.path],
  ['codigos', consultarCodigosDoCliente.path],
  ['cartas', consultarCartas.path],
  ['pendencias', consultarPendencias.path],
  ['visitas', consultarVisitas.path],
  ['recebiveis', consultarExtratoCliente.path],
])('a lost line or an ended session at %s (%s) ends the reading', async (detail, path) => {
  const lost = await world(at(path, silence()));
  expect([await refreshLists(lost.env), lost.paths().at(-1)]).toEqual([false, path]);
  expect(await lost.log()).toEqual([{ at: NOW, event: 'pull-failed', status: 0, detail, lane: '101' }]);
  expect(await lost.vault.checkpoints.get('connection')).toMatchObject({ state: 'no-signal' });
  const ended = await world(at(path, refused(401, 'sessao-expirada')));
  expect([await refreshLists(ended.env), ended.paths().at(-1)]).toEqual([false, path]);
  expect(await isAuthHeld(ended.vault)).toBe(true);
});

test('the customers kept ready are those on the device that are still the user’s', async () => {
  const { env, vault } = await world(undefined, { recentes: [103, 999], levarComigo: [102] });
  expect((await readKept(env)).map((row) => row.idPessoa)).toEqual([101, 103, 102]);
  await vault.device.clear();
  expect(await readKept(env)).toEqual([]);
});

/** Refreshes the other customers. Returns the number of requests before each pause. */
async function kept(given: Awaited<ReturnType<typeof world>>) {
  const pauses: number[] = [];
  const done = await refreshKept(given.env, async () => {
    pauses.push(given.asked.length);
  });
  return { done, pauses };
}

const OTHERS = { recentes: [103], levarComigo: [101, 102] };

test('all data except prices of the other customers are read, with a pause before each customer', async () => {
  const given = await world(undefined, OTHERS);
  const { done, pauses } = await kept(given);
  expect([done, given.ids()]).toEqual([true, [103, 102]]);
  const of103 = given.asked.filter((one) => idOf(one) === 103).map((one) => one.path);
  expect(of103[0]).toBe(consultarClienteDadosGerais.path);
  expect(of103.slice(5, 8)).toEqual([
    consultarCarrinho.path,
    sincronizarCombosMudados.path,
    sincronizarHistorico.path,
  ]);
  expect(pauses).toEqual([0, of103.length]);
  expect(await given.vault.checkpoints.get('recebiveis:102')).toMatchObject({ at: NOW });
});

test('a customer whose data are younger than half an hour is skipped', async () => {
  const asks = async (age: number) => {
    const given = await world(undefined, OTHERS);
    await given.vault.checkpoints.put({ name: 'recebiveis:103', at: NOW - age });
    await given.vault.checkpoints.put({ name: 'recebiveis:102', at: NOW });
    expect((await kept(given)).done).toBe(true);
    return given.ids();
  };
  expect(await asks(HALF_AN_HOUR - 1)).toEqual([]);
  expect(await asks(1 - HALF_AN_HOUR)).toEqual([]);
  expect(await asks(HALF_AN_HOUR)).toEqual([103]);
});

test('a refusal for one customer ends neither that customer’s other reads nor those of others', async () => {
  const got = refused(403, 'cliente-nao-vinculado');
  const given = await world(at(consultarClienteDadosGerais.path, got, 103), OTHERS);
  expect([(await kept(given)).done, given.ids()]).toEqual([true, [103, 102]]);
  expect(await given.log()).toMatchObject([{ status: 403, detail: 'cliente', lane: '103' }]);
  expect(await given.vault.checkpoints.get('recebiveis:103')).toBeDefined();
});

test.each([
  ['cliente', consultarClienteDadosGerais.path],
  ['carrinho', consultarCarrinho.path],
  ['extrato', consultarContaCorrente.path],
  ['cashback', consultarCashback.path],
  ['devolucoes', consultarDevolucoes.path],
  ['itensNotas', sincronizarItensNotas.path],
  ['emails', consultarClienteEmail.path],
  ['telefones', consultarClienteTelefone.path],
  ['codigos', consultarCodigosDoCliente.path],
  ['cartas', consultarCartas.path],
  ['pendencias', consultarPendencias.path],
  ['visitas', consultarVisitas.path],
  ['recebiveis', consultarExtratoCliente.path],
])('a lost line at %s of one customer leaves the other customers for later', async (detail, path) => {
  const given = await world(at(path, silence(), 103), OTHERS);
  expect([(await kept(given)).done, given.ids()]).toEqual([false, [103]]);
  expect(await given.log()).toMatchObject([{ status: 0, detail, lane: '103' }]);
});
