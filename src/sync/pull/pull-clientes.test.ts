import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarContextos } from '#contract/catalogue/sincronizacao.ts';
import {
  consultarClienteDadosGerais,
  consultarLimitePagamentoAntecipado,
  consultarUsuarioCliente,
} from '#contract/customers/cliente.ts';
import {
  consultarPrazoFormaPagamento,
  consultarPreferenciaPrincipal,
  consultarPreferenciaUsuarioCliente,
} from '#contract/customers/preferencia.ts';
import { sampleBoleto, sampleClienteRow, sampleContexto, sampleDetalhe } from '#mirror/cliente-sample.ts';
import { readServed } from '#mirror/served.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { sampleServer } from '#sync/server-sample.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullCliente, pullClientes } from './pull-clientes.ts';

const NOW = 1_000_000;
const DONE = { ok: true, value: null };
const LIST = `GET ${consultarUsuarioCliente.path}`;
const MAIN = `GET ${consultarPreferenciaPrincipal.path}`;

/** Returns a device that serves a customer, and a server with other responses to some paths. */
async function world(idPessoaCliente: number | null, over: Record<string, Answer> = {}) {
  const sync = await sampleSync(sampleServer(({ path }) => over[path]));
  const { vault } = sync.env;
  await vault.device.update(1, { idPessoaCliente });
  return { ...sync, vault, served: () => readServed(vault) };
}

test('the customers are stored in the server’s order, and a new device serves the main one', async () => {
  const { env, vault, calls, served } = await world(null);
  expect(await pullClientes(env)).toEqual(DONE);
  expect(calls()).toEqual([LIST, MAIN]);
  expect((await vault.clientes.toArray()).map((c) => [c.idPessoa, c.ordem])).toEqual([
    [101, 0],
    [102, 1],
    [103, 2],
  ]);
  expect(await vault.clientes.get(103)).toMatchObject({ at: NOW, detalhe: null });
  expect(await served()).toBe(102);
  expect(await vault.checkpoints.get('clientes')).toEqual({ name: 'clientes', at: NOW });
});

test('a device keeps its customer as long as they are the user’s', async () => {
  const { env, calls, served } = await world(103);
  await pullClientes(env);
  expect([calls(), await served()]).toEqual([[LIST], 103]);
});

test('a customer who is no longer the user’s is replaced by the main one', async () => {
  const { env, vault, served } = await world(999);
  await vault.clientes.bulkPut([sampleClienteRow(999), sampleClienteRow(101)]);
  await pullClientes(env);
  expect([await served(), (await vault.device.get(1))?.recentes]).toEqual([102, [999]]);
  expect(await vault.clientes.get(999)).toBeUndefined();
  expect((await vault.clientes.get(101))?.detalhe).toEqual(sampleDetalhe(101));
});

test.each<[string, Answer]>([
  ['is not to be had', refused(404, 'nao-encontrado')],
  ['is not the user’s', replied(consultarPreferenciaPrincipal, sampleDetalhe(999).preferencia)],
])('if the main customer %s, the first of the list is served', async (_, got) => {
  const { env, served } = await world(null, { [consultarPreferenciaPrincipal.path]: got });
  expect(await pullClientes(env)).toEqual(DONE);
  expect(await served()).toBe(101);
});

test('the device of a user without customers serves none', async () => {
  const { env, vault, served } = await world(101, {
    [consultarUsuarioCliente.path]: replied(consultarUsuarioCliente, []),
  });
  await vault.clientes.put(sampleClienteRow(101));
  expect(await pullClientes(env)).toEqual(DONE);
  expect([await served(), await vault.clientes.count()]).toEqual([null, 0]);
  expect((await vault.device.get(1))?.recentes).toBeUndefined();
  expect(await vault.checkpoints.get('clientes')).toBeDefined();
});

test('a failed list of customers changes nothing', async () => {
  const { env, vault, calls, served } = await world(999, { [consultarUsuarioCliente.path]: silence() });
  await vault.clientes.put(sampleClienteRow(999));
  expect(await pullClientes(env)).toEqual({ ok: false, error: silence() });
  expect([calls(), await served(), await vault.clientes.count()]).toEqual([[LIST], 999, 1]);
  expect(await vault.checkpoints.where('name').notEqual('connection').count()).toBe(0);
});

const CONTEXTOS = [sampleContexto(), sampleContexto('c2', { idCondicao: 8 })];
const LIMITE = consultarLimitePagamentoAntecipado.path.replace(':idPessoaCliente', '101');

test('the data that a customer’s cart needs are read and stored together', async () => {
  const outro = { ...sampleBoleto, id: '7_2' };
  const sync = await sampleSync(
    sampleServer(({ path, query }) => {
      if (path === consultarContextos.path) return replied(consultarContextos, CONTEXTOS);
      const isSecond = path === consultarPrazoFormaPagamento.path && query['idCondicao'] === '8';
      return isSecond ? replied(consultarPrazoFormaPagamento, [outro]) : undefined;
    }),
  );
  const { vault } = sync.env;
  await vault.clientes.put(sampleClienteRow(101, null));
  expect(await pullCliente(sync.env, 101)).toEqual(DONE);
  const query = { idPessoaCliente: '101' };
  expect(sync.asked.map((one) => [one.path, one.query])).toEqual([
    [consultarClienteDadosGerais.path, query],
    [LIMITE, {}],
    [consultarPreferenciaUsuarioCliente.path, query],
    [consultarContextos.path, query],
    [consultarPrazoFormaPagamento.path, { ...query, idCondicao: '1' }],
    [consultarPrazoFormaPagamento.path, { ...query, idCondicao: '8' }],
  ]);
  expect(await vault.clientes.get(101)).toMatchObject({
    at: NOW,
    detalhe: {
      ...sampleDetalhe(101, CONTEXTOS),
      opcoes: [
        { idCondicao: 1, opcoes: [sampleBoleto] },
        { idCondicao: 8, opcoes: [outro] },
      ],
    },
  });
});

test.each([
  consultarClienteDadosGerais.path,
  LIMITE,
  consultarPreferenciaUsuarioCliente.path,
  consultarContextos.path,
  consultarPrazoFormaPagamento.path,
])('a customer’s data stay as they were if %s fails', async (path) => {
  const { env, vault } = await world(101, { [path]: silence() });
  await vault.clientes.put(sampleClienteRow(101, null));
  expect(await pullCliente(env, 101)).toEqual({ ok: false, error: silence() });
  expect(await vault.clientes.get(101)).toEqual(sampleClienteRow(101, null));
});
