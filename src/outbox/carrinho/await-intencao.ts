import { awaitOutcome } from '#outbox/await-outcome.ts';
import { laneOfIntencao, type OutboxRow, type ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** A stock alert for an item, and its earliest time (epoch milliseconds): earlier ones for the item are others. */
export type IntencaoRef = { idPessoaCliente: number; idItem: number; idItemTipo: number; since: number };

/**
 * The state of a stock alert: known to the server, refused, failed with a server error (the alert stays in the
 * queue), or still waiting when the patience ran out.
 */
export type IntencaoFim =
  | { kind: 'feito' }
  | { kind: 'recusado'; row: ParkedRow }
  | { kind: 'erro'; message: string; description: string }
  | { kind: 'fila' };

const isOf =
  ({ idItem, idItemTipo, since }: IntencaoRef) =>
  ({ intent, at }: Pick<OutboxRow, 'intent' | 'at'>): boolean =>
    intent.tipo === 'intencao' && intent.idItem === idItem && intent.idItemTipo === idItemTipo && at >= since;

async function look(vault: Vault, ref: IntencaoRef): Promise<IntencaoFim> {
  const lane = laneOfIntencao(ref.idPessoaCliente);
  const [waiting, receipts, parked] = await Promise.all([
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.receipts.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
  ]);
  const isMine = isOf(ref);
  if (receipts.some(isMine)) return { kind: 'feito' };
  const refused = parked.find(isMine);
  if (refused) return { kind: 'recusado', row: refused };
  const erro = waiting.find(isMine)?.lastAnswer?.erro;
  return erro ? { kind: 'erro', ...erro } : { kind: 'fila' };
}

/** Waits until the result of a queued stock alert is known, for `patienceMs` at most. */
export const awaitIntencao = (vault: Vault, ref: IntencaoRef, patienceMs: number): Promise<IntencaoFim> =>
  awaitOutcome(() => look(vault, ref), patienceMs);
