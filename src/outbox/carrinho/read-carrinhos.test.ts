import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  CLIENTE,
  envioIntent,
  linhaIntent,
  sampleCarrinho,
  sampleParked,
  sampleRow,
  sampleVault,
} from '#outbox/outbox-sample.ts';
import { foldBase } from './read-carrinho.ts';
import { readCarrinhos } from './read-carrinhos.ts';

const ID = CLIENTE.idPessoaCliente;

test('carts are read with their own waiting and undecided changes; one that never came is left out', async () => {
  const vault = await sampleVault();
  const other = { lane: '104', idPessoaCliente: 104 };
  const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);
  await vault.carrinhos.bulkPut([
    { idPessoaCliente: ID, carrinho, at: 1 },
    { idPessoaCliente: 104, carrinho: null, at: 1 },
    { idPessoaCliente: 105, carrinho, at: 1 },
  ]);
  await vault.outbox.bulkAdd([sampleRow(1, linhaIntent(2, 3)), sampleRow(2, linhaIntent(4, 5), other)]);
  await vault.parked.bulkPut([
    sampleParked(3, envioIntent([{ idItem: 4, quantidade: 5 }]), other),
    sampleParked(4, linhaIntent(3, 1), { decided: { at: 1, as: 'discarded' } }),
  ]);
  const read = await readCarrinhos(vault, [ID, 104, 106]);
  const lines = [...read].map(([id, base]) => [
    id,
    foldBase(base).linhas.map(({ idItem, quantidade }) => [idItem, quantidade]),
  ]);
  expect(lines).toEqual([
    [
      ID,
      [
        [1, 2],
        [2, 3],
      ],
    ],
    // The refused order still has its lines.
    [104, []],
  ]);
  expect(read.get(ID)?.parked).toEqual([]);
});
