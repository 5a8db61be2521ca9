import { addInPlace } from '#outbox/add-in-place.ts';
import { type Decided, decide } from '#outbox/decide.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { isOrcamento } from '#vault/orcamento-intents.ts';
import type { Vault } from '#vault/vault.ts';

/**
 * Sends a refused quotation, or a mark on one, again: as it is or, with `semIndisponiveis`, without the products that are
 * not sold any more.
 */
export function retryOrcamento(
  vault: Vault,
  key: string,
  { semIndisponiveis }: { semIndisponiveis: boolean },
  env: OutboxEnv,
): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { intent } = parked;
    if (!isOrcamento(intent)) return;
    const isLess = semIndisponiveis && intent.tipo === 'orcamento';
    const again = isLess ? { ...intent, semIndisponiveis: true as const } : intent;
    // The validity still counts from the time when the user made it.
    await addInPlace(vault, parked, [again], env, parked.at);
  });
}
