import type { EnvioIntent, OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** The submission that follows a step, queued or just settled; undefined without a submission. */
export async function findEnvioAfter(
  vault: Vault,
  { lane, seq }: Pick<OutboxRow, 'lane' | 'seq'>,
): Promise<(OutboxRow & { intent: EnvioIntent }) | undefined> {
  const next = await vault.outbox
    .where('lane')
    .equals(lane)
    .filter((row) => row.seq > seq)
    .first();
  if (next?.intent.tipo !== 'envio') return undefined;
  return { ...next, intent: next.intent };
}
