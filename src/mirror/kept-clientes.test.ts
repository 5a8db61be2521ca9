import { expect, test } from 'vitest';
import { keptClientes } from './kept-clientes.ts';

test('the current customer comes first, then three recent ones, then pinned ones, each once', () => {
  const kept = keptClientes({
    idPessoaCliente: 105,
    recentes: [104, 105, 103, 102, 101],
    levarComigo: [103, 112],
  });
  expect(kept).toEqual([105, 104, 103, 102, 112]);
});

test('a device of the first release keeps the current customer, and a new device keeps none', () => {
  expect(keptClientes({ idPessoaCliente: 101 })).toEqual([101]);
  expect(keptClientes({ idPessoaCliente: null })).toEqual([]);
});
