import type { Confirmation } from '#outbox/envio/confirmation.ts';
import { originOf } from '#outbox/still-mine.ts';
import { laneOfDevolucao, refOfId } from '#vault/devolucao-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { giveId } from './give-id.ts';
import { joinLane } from './join-lane.ts';

/**
 * Settles a confirmed change of a return: its receipt, and the return's id in the changes that wait for it. Runs inside
 * the caller's transaction.
 */
export async function writeDevolucaoConfirmed(
  vault: Vault,
  row: OutboxRow,
  { idDevolucao, feitaPorOutro, ficaAqui }: Confirmation,
  now: number,
): Promise<void> {
  await vault.outbox.delete(row.seq);
  const id = idDevolucao === undefined ? {} : { idDevolucao };
  await vault.receipts.put({
    ...originOf(row),
    seq: row.seq,
    settledAt: now,
    revisao: 0,
    pedidos: [],
    ...id,
    ...(feitaPorOutro ? { feitaPorOutro } : {}),
    ...(ficaAqui ? { ficaAqui } : {}),
  });
  if (row.intent.tipo !== 'devolucao-criar' || idDevolucao === undefined) return;
  await giveId(vault, row.lane, idDevolucao);
  // While the response was lost, the user may have changed the return as one of the server's list.
  await joinLane(vault, laneOfDevolucao(refOfId(idDevolucao)), row.intent.devolucao, idDevolucao);
}
