import { originOf } from '#outbox/still-mine.ts';
import { isUntried } from '#outbox/untried.ts';
import { isContato } from '#vault/contato-intents.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** True for a change of this contact. */
export const isDe =
  (contato: string) =>
  ({ intent }: Pick<OutboxRow, 'intent'>): boolean =>
    isContato(intent) && intent.contato === contato;

/** The refused changes of a contact that wait for the user. */
export const readRecusadas = (vault: Vault, lane: string, contato: string): Promise<ParkedRow[]> =>
  vault.parked
    .where('lane')
    .equals(lane)
    .filter((row) => row.decided === null && isDe(contato)(row))
    .sortBy('seq');

const RECORD = {
  discarded: { codigo: 'descartado', description: 'Descartada com o contato.' },
  retried: { codigo: 'refeita', description: 'Feita de novo com o contato.' },
} as const;

/**
 * Ends the changes of a contact: the untried ones leave the queue and stay on record, the refused ones are decided. A
 * change that the server may know stays, to be settled by its word. Inside the caller's transaction.
 */
export async function endContato(
  vault: Vault,
  { lane, contato }: { lane: string; contato: string },
  as: 'discarded' | 'retried',
  at: number,
): Promise<void> {
  const all = await vault.outbox.where('lane').equals(lane).filter(isDe(contato)).toArray();
  const rows = all.filter(isUntried);
  await vault.outbox.bulkDelete(rows.map(({ seq }) => seq));
  const decided = { at, as };
  await vault.parked.bulkPut(
    rows.map((row) => ({
      ...originOf(row),
      seq: row.seq,
      parkedAt: at,
      status: 0,
      ...RECORD[as],
      message: 'Mensagem',
      decided,
    })),
  );
  const refused = await readRecusadas(vault, lane, contato);
  await vault.parked.bulkPut(refused.map((row) => ({ ...row, decided })));
}
