import { revisaoOf } from '#mirror/put-carrinho.ts';
import type { ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { readServerTime } from './server-time.ts';

/** The server keeps its keys, and the device its lists of orders, for this time. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Deletes receipts and decided refusals after 90 days. A receipt stays while the kept cart is older than it.
 * `now` in epoch milliseconds.
 */
export async function forgetSettled(vault: Vault, now: number): Promise<void> {
  const tables = [vault.receipts, vault.parked, vault.carrinhos, vault.checkpoints];
  await vault.transaction('rw', tables, async () => {
    const until = (await readServerTime(vault, now)).at - KEPT_MS;
    const old = await vault.receipts.where('settledAt').below(until).toArray();
    const carrinhos = await vault.carrinhos.bulkGet(old.map((row) => row.idPessoaCliente));
    const isOver = ({ revisao }: ReceiptRow, i: number) => revisao <= revisaoOf(carrinhos[i]);
    await vault.receipts.bulkDelete(old.filter(isOver).map(({ key }) => key));
    await vault.parked.filter(({ decided }) => decided !== null && decided.at < until).delete();
  });
}
