import type { Confirmation } from '#outbox/envio/confirmation.ts';
import { originOf } from '#outbox/still-mine.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { giveId } from './give-id.ts';

/**
 * Settles a confirmed change of a return: its receipt, and the return's id in the changes that wait for it. Runs inside
 * the caller's transaction.
 */
export async function writeDevolucaoConfirmed(
  vault: Vault,
  row: OutboxRow,
  { idDevolucao, feitaPorOutro }: Confirmation,
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
  });
  if (row.intent.tipo === 'devolucao-criar' && idDevolucao !== undefined)
    await giveId(vault, row.lane, idDevolucao);
}
