import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { readUndecided } from './end-lane.ts';

/** Makes the changes of a lane the newest ones of another return. Inside the caller's transaction. */
export async function joinLane(
  vault: Vault,
  lane: string,
  devolucao: string,
  idDevolucao: number,
): Promise<void> {
  const joined = <R extends OutboxRow | ParkedRow | ReceiptRow>(row: R): R => ({
    ...row,
    lane: laneOfDevolucao(devolucao),
    intent: { ...row.intent, devolucao, idDevolucao },
  });
  const rows = await vault.outbox.where('lane').equals(lane).toArray();
  await vault.outbox.bulkDelete(rows.map(({ seq }) => seq));
  await vault.outbox.bulkAdd(rows.map(joined).map(({ seq: _, ...row }) => row));
  await vault.parked.bulkPut((await readUndecided(vault, lane)).map(joined));
  const receipts = await vault.receipts.where('lane').equals(lane).toArray();
  await vault.receipts.bulkPut(receipts.map(joined));
}
