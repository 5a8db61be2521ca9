import type { Intent, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { OutboxEnv } from './env.ts';
import { newRow } from './new-row.ts';
import { placesUpTo } from './places.ts';

/**
 * Queues changes in the place of a row that left the queue, in this order and before all later rows. `at`: the time of
 * the user's decision, now by default. Runs inside the caller's transaction.
 */
export async function addInPlace(
  vault: Vault,
  { lane, seq, ...cliente }: Pick<ParkedRow, 'lane' | 'seq' | 'idPessoaCliente' | 'nomeCliente'>,
  intents: readonly Intent[],
  env: OutboxEnv,
  at = env.now(),
): Promise<void> {
  const places = await placesUpTo(vault, lane, seq, intents.length);
  await vault.outbox.bulkAdd(
    intents.map((intent, i) => ({
      ...newRow(vault, cliente, intent, env.uuid(), at),
      seq: places[i] ?? seq,
    })),
  );
}
