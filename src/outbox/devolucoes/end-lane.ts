import { originOf } from '#outbox/still-mine.ts';
import { isUntried } from '#outbox/untried.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The refused changes of a lane that wait for the user. */
export const readUndecided = (vault: Vault, lane: string): Promise<ParkedRow[]> =>
  vault.parked
    .where('lane')
    .equals(lane)
    .filter(({ decided }) => decided === null)
    .toArray();

/** Decides on refused changes. Inside the caller's transaction. */
export async function decideAll(
  vault: Vault,
  refused: readonly ParkedRow[],
  as: 'discarded' | 'retried',
  at: number,
): Promise<void> {
  await vault.parked.bulkPut(refused.map((row) => ({ ...row, decided: { at, as } })));
}

const RECORD = {
  discarded: { codigo: 'descartado', description: 'Descartada com a devolução.' },
  retried: { codigo: 'refeita', description: 'Feita de novo com a devolução.' },
} as const;

/**
 * Ends the changes of a lane after `seq`: the untried ones leave the queue and stay on record, the refused ones are
 * decided. A change that the server may know stays, to be settled by its word. Inside the caller's transaction.
 */
export async function endLane(
  vault: Vault,
  lane: string,
  as: 'discarded' | 'retried',
  at: number,
  seq = Number.NEGATIVE_INFINITY,
): Promise<void> {
  const all = await vault.outbox.where('lane').equals(lane).toArray();
  const rows = all.filter((row) => row.seq > seq && isUntried(row));
  await vault.outbox.bulkDelete(rows.map((row) => row.seq));
  await vault.parked.bulkPut(
    rows.map((row) => ({
      ...originOf(row),
      seq: row.seq,
      parkedAt: at,
      status: 0,
      ...RECORD[as],
      message: 'Mensagem',
      decided: { at, as },
    })),
  );
  const refused = (await readUndecided(vault, lane)).filter((row) => row.seq > seq);
  await decideAll(vault, refused, as, at);
}
