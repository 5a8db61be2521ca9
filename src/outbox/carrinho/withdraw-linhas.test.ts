import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sampleItem } from '#domain/cart/carrinho-sample.ts';
import { command, env, ID, vaultWith, vaultWithCart } from '#outbox/dispatch-sample.ts';
import {
  CLIENTE,
  envioIntent,
  extrasIntent,
  linhaIntent,
  sampleLinha,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import type { Vault } from '#vault/vault.ts';
import { dispatchSomas } from './dispatch-importacao.ts';
import { dispatchLinha } from './dispatch-linha.ts';
import { withdrawLinhas } from './withdraw-linhas.ts';

const line = sampleRow(1, linhaIntent(1, 4));
const text = sampleRow(2, extrasIntent('PED-1'));
/** Returns the place of each remaining row, with the mark of its extra data. */
const left = async (vault: Vault) =>
  (await vault.outbox.toArray()).map(({ seq, intent }) => [
    seq,
    intent.tipo === 'extras' ? intent.semCarrinho : null,
  ]);

test('a line that is set to 0, taken back or summed to 0 marks extra data left without a cart', async () => {
  const set = await vaultWith(line, text);
  await dispatchLinha(set, command(1, 0, { revisao: null }), env());
  const back = await vaultWith(line, text);
  await cancelQueued(back, line.key, env());
  const summed = await vaultWith(line, text);
  const linhas = [{ linha: sampleLinha(1), soma: -4, item: sampleItem() }];
  await dispatchSomas(summed, { ...CLIENTE, linhas }, env());
  for (const vault of [set, back, summed]) expect(await left(vault)).toEqual([[2, true]]);
});

test('extra data keep their cart while the server has one open, or another queued line will open it', async () => {
  const open = await vaultWithCart([{ idItem: 9, quantidade: 2 }], line, text);
  await withdrawLinhas(open, ID, [1]);
  expect(await left(open)).toEqual([[2, undefined]]);
  const other = await vaultWith(line, text, sampleRow(3, linhaIntent(2, 1)));
  await withdrawLinhas(other, ID, [1]);
  expect(await left(other)).toEqual([
    [2, undefined],
    [3, null],
  ]);
});

test('extra data that were tried, or went with an order, keep their bytes', async () => {
  const order = envioIntent([{ idItem: 2, quantidade: 1 }]);
  const vault = await vaultWith(
    text,
    sampleRow(3, linhaIntent(2, 1)),
    sampleRow(4, order),
    sampleRow(5, extrasIntent('PED-2'), { tries: 1 }),
    sampleRow(6, linhaIntent(3, 1)),
  );
  await withdrawLinhas(vault, ID, [6]);
  expect(await left(vault)).toEqual([
    [2, undefined],
    [3, null],
    [4, null],
    [5, undefined],
  ]);
});
