import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sampleItem } from '#domain/cart/carrinho-sample.ts';
import { avisos, env, NOW, vaultWith, vaultWithCart, wishes } from '#outbox/dispatch-sample.ts';
import { CLIENTE, extrasIntent, linhaIntent, sampleLinha, sampleRow } from '#outbox/outbox-sample.ts';
import { dispatchSomas } from './dispatch-importacao.ts';

const two = [
  { idItem: 1, quantidade: 2 },
  { idItem: 2, quantidade: 3, filial: 2 },
];
const item = sampleItem({ idPessoaFilial: 1 });
const soma = (idItem: number, more: number) => ({ linha: sampleLinha(idItem), soma: more, item });

test('sums are added to the cart’s quantities and queued as lines', async () => {
  const vault = await vaultWithCart(two, sampleRow(1, linhaIntent(4, 10), { tries: 1 }));
  const linhas = [soma(1, 3), soma(3, 5), soma(2, -9), soma(4, 99_995), soma(5, 0), soma(6, -2)];
  const done = await dispatchSomas(vault, { ...CLIENTE, linhas }, env());
  expect(done).toEqual({
    ok: true,
    value: { mudadas: [soma(1, 3), soma(3, 5), soma(2, -3)], acima: [soma(4, 99_995)] },
  });
  const [, first, ...others] = await vault.outbox.toArray();
  expect(first).toMatchObject({
    key: '00000000-0000-4000-8000-000000000001',
    notBefore: NOW + 100,
    quietUntil: NOW + 5000,
    intent: {
      tipo: 'linha',
      linha: sampleLinha(1),
      quantidade: 5,
      base: { quantidade: 2, revisao: 5 },
      visto: { ...sampleLinha(1), quantidade: 5, item },
    },
  });
  expect(
    others.map((r) => r.intent.tipo === 'linha' && [r.intent.linha.idItem, r.intent.quantidade]),
  ).toEqual([
    [3, 5],
    [2, 0],
  ]);
  expect((await avisos(vault))?.linhas).toEqual([]);
});

test('a sum merges into a line’s queued change, and removes it if the line is back at its quantity', async () => {
  const vault = await vaultWithCart(
    two,
    sampleRow(1, linhaIntent(1, 4, { antes: 2, revisao: 5 })),
    sampleRow(2, linhaIntent(2, 7, { antes: 3, revisao: 5, filial: 2 })),
    sampleRow(3, extrasIntent('A')),
  );
  await dispatchSomas(vault, { ...CLIENTE, linhas: [soma(1, -2), soma(2, 1)] }, env());
  expect(await wishes(vault)).toEqual([
    [2, 2, 8],
    [3, 'extras'],
  ]);
});

test('a line that a sum leaves unchanged keeps its notice', async () => {
  const vault = await vaultWithCart(two);
  await dispatchSomas(vault, { ...CLIENTE, linhas: [soma(1, 0), soma(2, 1)] }, env());
  expect((await avisos(vault))?.linhas.map((a) => a.linha.idItem)).toEqual([1]);
});

test('a sum for a customer without a cart is the whole quantity', async () => {
  const vault = await vaultWith();
  await dispatchSomas(vault, { ...CLIENTE, linhas: [soma(1, 3)] }, env());
  expect((await vault.outbox.toArray())[0]?.intent).toMatchObject({
    quantidade: 3,
    base: { quantidade: 0, revisao: null },
  });
});
