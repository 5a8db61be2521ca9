import { isDevolucao, laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { Intent, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** Writes the id of a return into the changes of its lane, queued and refused. Inside the caller's transaction. */
export async function giveId(vault: Vault, lane: string, idDevolucao: number): Promise<void> {
  const give = ({ intent }: { intent: Intent }): void => {
    if (isDevolucao(intent) && intent.tipo !== 'devolucao-criar') intent.idDevolucao = idDevolucao;
  };
  await vault.outbox.where('lane').equals(lane).modify(give);
  await vault.parked.where('lane').equals(lane).modify(give);
  await vault.receipts
    .where('lane')
    .equals(lane)
    .modify((row: ReceiptRow) => {
      if (row.idDevolucao !== undefined) row.idDevolucao = idDevolucao;
    });
}

/** Takes the id of a return away that the server does not have. Inside the caller's transaction. */
export async function takeId(vault: Vault, lane: string): Promise<void> {
  const take = ({ intent }: { intent: Intent }): void => {
    if (isDevolucao(intent) && intent.tipo !== 'devolucao-criar') delete intent.idDevolucao;
  };
  await vault.outbox.where('lane').equals(lane).modify(take);
  await vault.parked.where('lane').equals(lane).modify(take);
  await vault.receipts
    .where('lane')
    .equals(lane)
    .modify((row: ReceiptRow) => {
      delete row.idDevolucao;
    });
}

/**
 * The id of a return that this device made; undefined while the server has given none. A retried creation has another
 * key than the return's name, so the lane finds it.
 */
export async function readIdDevolucao(
  vault: Pick<Vault, 'receipts'>,
  devolucao: string,
): Promise<number | undefined> {
  const receipts = await vault.receipts.where('lane').equals(laneOfDevolucao(devolucao)).toArray();
  return receipts
    .filter(({ intent }) => intent.tipo === 'devolucao-criar')
    .toSorted((a, b) => b.seq - a.seq)
    .find(({ idDevolucao }) => idDevolucao !== undefined)?.idDevolucao;
}
