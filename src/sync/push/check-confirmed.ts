import { parkLostOrder } from '#outbox/envio/lost-order.ts';
import { noteConferido, readMarca } from '#outbox/marca.ts';
import type { SyncEnv } from '#sync/env.ts';
import { askKey } from './ask-key.ts';

/**
 * Asks a server that went back to a backup about the orders that it had confirmed to this device. The user is
 * asked about unknown ones. The next drain asks about those that could not be asked now.
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
