import { addInPlace } from '#outbox/add-in-place.ts';
import { type Decided, decide } from '#outbox/decide.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { readConfirmada } from './read-visitas.ts';

/** Tries a refused note again as a new change in its place, over the note that the server is known to have now. */
export async function retryVisita(vault: Vault, key: string, _dado: null, env: OutboxEnv): Promise<Decided> {
  const refused = await vault.parked.get(key);
  const there =
    refused && isVisita(refused.intent)
      ? await readConfirmada(vault, refused.idPessoaCliente, refused.intent.dia)
      : undefined;
  return decide(vault, key, 'retried', env, async (parked) => {
    if (!isVisita(parked.intent)) return;
    await addInPlace(vault, parked, [{ ...parked.intent, base: there?.escritaEm ?? null }], env);
  });
}
