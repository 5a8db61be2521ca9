import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { forgetSettled } from './forget-settled.ts';
import { linhaIntent, sampleCarrinho, sampleParked, sampleReceipt, sampleVault } from './outbox-sample.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key.slice(-2)).sort();

/** Returns a vault with receipts of 89, 90 and 91 days; the device’s cart has revision 7. */
async function openOld() {
  const vault = await sampleVault();
  await vault.carrinhos.put({ idPessoaCliente: 101, carrinho: sampleCarrinho([], { revisao: 7 }), at: 0 });
  const receipt = (seq: number, days: number, revisao = 7) => ({
    ...sampleReceipt(seq, linhaIntent(seq, 1), revisao),
    settledAt: NOW - days * DAY,
  });
  await vault.receipts.bulkAdd([receipt(1, 89), receipt(2, 90), receipt(3, 91), receipt(4, 91, 8)]);
  return vault;
}

test('a receipt is deleted after 90 days, unless the kept cart is older than it', async () => {
  const vault = await openOld();
  await forgetSettled(vault, NOW);
  expect(keysOf(await vault.receipts.toArray())).toEqual(['01', '02', '04']);
});

test('a decided refusal is deleted 90 days after the decision, an undecided one never', async () => {
  const vault = await openOld();
  const refused = (seq: number, at: number | null) => ({
    ...sampleParked(seq, linhaIntent(seq, 1)),
    decided: at === null ? null : ({ at, as: 'discarded' } as const),
  });
  await vault.parked.bulkPut([refused(5, NOW - 91 * DAY), refused(6, NOW - 89 * DAY), refused(7, null)]);
  await forgetSettled(vault, NOW);
  expect(keysOf(await vault.parked.toArray())).toEqual(['06', '07']);
});

test('a device’s clock that jumped ahead deletes no receipt', async () => {
  const vault = await openOld();
  await vault.checkpoints.put({ name: 'clock', ahead: -400 * DAY, at: NOW });
  await forgetSettled(vault, NOW + 400 * DAY);
  expect(keysOf(await vault.receipts.toArray())).toEqual(['01', '02', '04']);
});
