import { parkLostOrder } from '#outbox/envio/lost-order.ts';
import { noteConferido, readMarca } from '#outbox/marca.ts';
import type { SyncEnv } from '#sync/env.ts';
import { askKey } from './ask-key.ts';

/**
 * Asks a restored server about the orders that it had confirmed to this device, and the user about the orders
 * that it does not know. Orders without a response remain for the next drain.
 */
export async function checkConfirmed(env: SyncEnv, pending: string): Promise<void> {
  const { vault } = env;
  const { conferir = [] } = (await readMarca(vault)) ?? {};
  for (const key of conferir) {
    const told = await askKey(env, { key }, pending);
    if (told.kind === 'held' || told.kind === 'silence') return;
    if (told.kind === 'unknown') await parkLostOrder(vault, key, env.now());
    else await noteConferido(vault, key);
  }
}
