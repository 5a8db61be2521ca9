import { parkLostContato } from '#outbox/contatos/lost-contato.ts';
import { parkLostOrder } from '#outbox/envio/lost-order.ts';
import { noteConferido, readMarca } from '#outbox/marca.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import { askKey, refuseUnknown } from './ask-key.ts';
import { checkDevolucao } from './check-devolucao.ts';

/**
 * Asks a restored server about the orders and the changes of returns and contacts that it had confirmed to this device, and the
 * user about those that it does not know. Those without a response remain for the next drain.
 */
export async function checkConfirmed(env: SyncEnv, pending: string): Promise<void> {
  const { vault } = env;
  const readKeys = async () => (await readMarca(vault))?.conferir ?? [];
  for (const key of await readKeys()) {
    // The first key of a return settles its others.
    if (!(await readKeys()).includes(key)) continue;
    const receipt = await vault.receipts.get(key);
    if (receipt !== undefined && isDevolucao(receipt.intent)) {
      if ((await checkDevolucao(env, receipt.lane, pending)) !== null) return;
      continue;
    }
    const isOfContato = receipt !== undefined && isContato(receipt.intent);
    const asked = await askKey(env, { key }, pending);
    // A copy of a lost change may still arrive, after the user has decided.
    const told = isOfContato ? await refuseUnknown(env, { key }, pending, asked) : asked;
    if (told.kind === 'held' || told.kind === 'silence') return;
    if (told.kind === 'unknown' && isOfContato) await parkLostContato(vault, key, env);
    else if (told.kind === 'unknown') await parkLostOrder(vault, key, env.now());
    else await noteConferido(vault, key);
  }
}
