import { placesUpTo } from '#outbox/places.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { readUndecided } from './end-lane.ts';

/** The places of joined rows: the newest, or before a finish that was refused, which may be repeated. */
async function placesFor(vault: Vault, lane: string, count: number): Promise<{ seq?: number }[]> {
  const finish = (await readUndecided(vault, lane)).find(
    ({ intent }) => intent.tipo === 'devolucao-finalizar',
  );
  if (finish === undefined) return Array.from({ length: count }, () => ({}));
  return (await placesUpTo(vault, lane, finish.seq, count + 1)).slice(0, count).map((seq) => ({ seq }));
}

/**
 * Makes the changes of a lane those of another return: queued ones its newest, refused and confirmed ones where they
 * were. Inside the caller's transaction.
 */
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
  const places = await placesFor(vault, laneOfDevolucao(devolucao), rows.length);
  await vault.outbox.bulkAdd(rows.map(joined).map(({ seq: _, ...row }, at) => ({ ...row, ...places[at] })));
  await vault.parked.bulkPut((await readUndecided(vault, lane)).map(joined));
  const receipts = await vault.receipts.where('lane').equals(lane).toArray();
  await vault.receipts.bulkPut(receipts.map(joined));
}
