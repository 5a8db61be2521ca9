import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarUsuarioCliente } from '#contract/customers/cliente.ts';
import { replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullListaClientes } from './pull-lista-clientes.ts';

const clientes = (from: number, many: number) =>
  Array.from({ length: many }, (_, at) => ({
    pessoa: { idPessoa: from + at, nome: 'Drogaria', cpfCnpjFormatado: '' },
    bloqueado: false,
  }));

async function pull(...answers: Answer[]) {
  const { env, asked } = await sampleSync(() => answers.shift() ?? silence());
  const list = await pullListaClientes(env);
  return {
    ids: list.ok ? list.value.map(({ pessoa }) => pessoa.idPessoa) : list.error.kind,
    asked: asked.map(({ query }) => [query['quantidadeRegistrosPagina'], query['depoisDe']]),
  };
}

const part = (from: number, many: number) => replied(consultarUsuarioCliente, clientes(from, many) as never);
const idsOf = (from: number, many: number) => Array.from({ length: many }, (_, at) => from + at);

test('customers are read a thousand at a time, each part after the last customer of the previous one', async () => {
  const { ids, asked } = await pull(part(1, 1000), part(1001, 1000), part(2001, 7));
  expect(ids).toEqual(idsOf(1, 2007));
  expect(asked).toEqual([
    ['1000', undefined],
    ['1000', '1000'],
    ['1000', '2000'],
  ]);
});

test('the whole list of a server without parts is taken as it is', async () => {
  expect((await pull(part(1, 1500))).ids).toEqual(idsOf(1, 1500));
  const exact = await pull(part(1, 1000), part(1, 1000));
  expect([exact.ids, exact.asked.length]).toEqual([idsOf(1, 1000), 2]);
});

test('a list of customers with a failed part fails as a whole', async () => {
  expect((await pull(part(1, 1000), silence())).ids).toBe('silence');
});
