import type { OutboxEnv } from '#outbox/env.ts';
import { originOf } from '#outbox/still-mine.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { giveId } from './give-id.ts';

/** Makes a lane that of a draft of another device. Inside the caller's transaction. */
export async function takeDraft(
  vault: Vault,
  parked: ParkedRow,
  idDevolucao: number,
  env: OutboxEnv,
): Promise<void> {
  await giveId(vault, parked.lane, idDevolucao);
  // A key of its own: the refused change itself was never done.
  await vault.receipts.put({
    ...originOf(parked),
    key: env.uuid(),
    seq: parked.seq,
    settledAt: env.now(),
    revisao: 0,
    pedidos: [],
    idDevolucao,
    adotada: true,
  });
}
