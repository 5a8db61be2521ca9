import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import {
  CLIENTE,
  envioIntent,
  extrasIntent,
  linhaIntent,
  pagamentoIntent,
  sampleCarrinho,
  sampleGrupo,
  sampleLinha,
  sampleParked,
  sampleReceipt,
  sampleRow,
  sampleVault,
} from '#outbox/outbox-sample.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { foldBase, readCarrinhoBase } from './read-carrinho.ts';

const ID = CLIENTE.idPessoaCliente;
const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);

async function world() {
  const vault = await sampleVault();
  await vault.carrinhos.put({ idPessoaCliente: ID, carrinho, at: 1 });
  return vault;
}

const fold = async (vault: Awaited<ReturnType<typeof world>>) => {
  const { linhas, pagamentos, extras, envios } = foldBase(await readCarrinhoBase(vault, ID));
  return {
    linhas: linhas.map((l) => [l.idItem, l.quantidade]),
    pagamentos: pagamentos.map((p) => p.idPagamento),
    extras,
    envios: envios.map((e) => e.linhas.map((l) => l.idItem)),
  };
};

test('the base of a cart has everything known about it, and nothing of other customers', async () => {
  const vault = await world();
  const other = { lane: '104' };
  await vault.receipts.bulkPut([
    sampleReceipt(1, linhaIntent(1, 3), 5),
    sampleReceipt(2, linhaIntent(1, 4), 6),
    sampleReceipt(3, linhaIntent(1, 5), 7, other),
  ]);
  await vault.outbox.bulkAdd([sampleRow(4, linhaIntent(2, 1)), sampleRow(5, linhaIntent(2, 2), other)]);
  await vault.parked.bulkPut([
    sampleParked(6, linhaIntent(3, 1)),
    sampleParked(7, linhaIntent(3, 1), { decided: { at: 1, as: 'retried' } }),
    sampleParked(8, linhaIntent(3, 1), other),
  ]);
  const { snapshot, receipts, rows, parked } = await readCarrinhoBase(vault, ID);
  expect(snapshot?.carrinho).toEqual(carrinho);
  expect([receipts, rows, parked].map((all) => all.map((r) => r.seq))).toEqual([[2], [4], [6]]);
});

test('each kind of change has its effect on the folded cart', async () => {
  const vault = await world();
  await vault.outbox.bulkAdd([
    sampleRow(1, linhaIntent(2, 5)),
    sampleRow(2, { ...linhaIntent(3, 6), antesDe: sampleLinha(1) }),
    sampleRow(3, pagamentoIntent(1, 6)),
    sampleRow(4, extrasIntent('PED-1')),
    sampleRow(5, { tipo: 'etapa' }),
    sampleRow(6, { tipo: 'intencao', idItem: 1, idItemTipo: 1, descricao: 'X' }),
  ]);
  expect(await fold(vault)).toEqual({
    linhas: [
      [3, 6],
      [1, 2],
      [2, 5],
    ],
    pagamentos: ['1_6'],
    extras: { informar: true, numeroPedidoCliente: 'PED-1', observacao: '' },
    envios: [],
  });
});

test('changes confirmed after the kept cart apply first, then the unsent ones', async () => {
  const vault = await world();
  await vault.receipts.put(sampleReceipt(1, linhaIntent(1, 8), 6));
  expect((await fold(vault)).linhas).toEqual([[1, 8]]);
  await vault.outbox.add(sampleRow(2, linhaIntent(1, 9)));
  expect((await fold(vault)).linhas).toEqual([[1, 9]]);
});

test('a refused line is not in the cart; a refused order still holds its lines', async () => {
  const vault = await world();
  await vault.parked.put(sampleParked(1, linhaIntent(1, 9)));
  expect((await fold(vault)).linhas).toEqual([[1, 2]]);
  await vault.parked.put(sampleParked(2, envioIntent([{ idItem: 1, quantidade: 2 }])));
  expect(await fold(vault)).toMatchObject({ linhas: [], envios: [[1]] });
});

test('a change of a newer build has no effect on the folded cart', async () => {
  const vault = await world();
  await vault.outbox.add({ ...sampleRow(1, linhaIntent(1, 9)), v: 99 } as unknown as OutboxRow);
  expect((await fold(vault)).linhas).toEqual([[1, 2]]);
  const unknown = { tipo: 'novo' } as unknown as OutboxRow['intent'];
  await vault.receipts.put(sampleReceipt(2, unknown, 9));
  expect((await fold(vault)).linhas).toEqual([[1, 2]]);
});

test('without a cart of the server the folded cart has only the own changes', async () => {
  const vault = await sampleVault();
  await vault.outbox.add(sampleRow(1, linhaIntent(4, 1)));
  expect((await fold(vault)).linhas).toEqual([[4, 1]]);
  const ended = await sampleVault();
  await ended.carrinhos.put({
    idPessoaCliente: ID,
    carrinho: { ...carrinho, idCarrinhoSituacao: CARRINHO_FINALIZADO },
    at: 1,
  });
  expect((await fold(ended)).linhas).toEqual([]);
  expect(foldBase(await readCarrinhoBase(vault, ID)).grupoDe.get('4:1:1')).toEqual(sampleGrupo(1));
});
