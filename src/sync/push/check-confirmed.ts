import { parkLostOrder } from '#outbox/envio/lost-order.ts';
import { noteConferido, readMarca } from '#outbox/marca.ts';
import { parkLostOrcamento } from '#outbox/orcamentos/lost-orcamento.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { isOrcamento } from '#vault/orcamento-intents.ts';
import { askKey } from './ask-key.ts';
import { checkContato } from './check-contato.ts';
import { checkDevolucao } from './check-devolucao.ts';

/**
 * Asks a restored server about all changes that it had confirmed to this device. Lost notes about visits are sent again;
 * about other lost changes the user is asked. Those without a response remain for the next drain.
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
    if (receipt !== undefined && (isContato(receipt.intent) || isVisita(receipt.intent))) {
      if ((await checkContato(env, key, pending)) !== null) return;
      continue;
    }
    const told = await askKey(env, { key }, pending);
    if (told.kind === 'held' || told.kind === 'silence') return;
    if (told.kind === 'unknown' && receipt !== undefined && isOrcamento(receipt.intent))
      await parkLostOrcamento(vault, key, env.now());
    else if (told.kind === 'unknown') await parkLostOrder(vault, key, env.now());
    else await noteConferido(vault, key);
  }
}
