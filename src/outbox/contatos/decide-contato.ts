import { addInPlace } from '#outbox/add-in-place.ts';
import { type Decided, decide } from '#outbox/decide.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { isUntried } from '#outbox/untried.ts';
import { type ContatoIntent, chaveDe, isContato } from '#vault/contato-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { endContato, isDe } from './end-contato.ts';

/** True if nothing of the contact can go on without the refused change: its insertion, or any change of a missing one. */
const endsContato = ({ intent, codigo }: Pick<ParkedRow, 'intent' | 'codigo'>): boolean =>
  isContato(intent) && (intent.antes === null || codigo === 'nao-encontrado');

/**
 * Discards a refused change of a contact. With its insertion, and with a contact that the server does not have, its other
 * changes go too: a deletion of it is not done, but discarded.
 */
export function discardContato(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'discarded', env, async (parked) => {
    const { lane, intent } = parked;
    if (!isContato(intent)) return;
    if (endsContato(parked))
      await endContato(vault, { lane, contato: intent.contato }, 'discarded', env.now());
    else await moveBase(vault, lane, intent, intent.antes);
  });
}

/** Lets the contact's later changes begin with the values that it has now. Inside the caller's transaction. */
async function moveBase(
  vault: Vault,
  lane: string,
  { contato, depois }: ContatoIntent,
  antes: ContatoIntent['antes'],
): Promise<void> {
  if (depois === null || antes === null) return;
  await vault.outbox
    .where('lane')
    .equals(lane)
    .filter((row) => isDe(contato)(row) && isUntried(row))
    .modify(({ intent }) => {
      if (!isContato(intent) || intent.antes === null) return;
      if (chaveDe(intent.antes) === chaveDe(depois)) intent.antes = antes;
    });
}

/**
 * Tries a refused change of a contact again, as a new change in its place: as it was, or with other values. A change of a
 * contact that the server does not have any more inserts it.
 */
export function retryContato(
  vault: Vault,
  key: string,
  dado: ContatoIntent['depois'],
  env: OutboxEnv,
): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { intent, lane } = parked;
    if (!isContato(intent)) return;
    const again = againOf(parked, intent);
    await addInPlace(
      vault,
      parked,
      [dado === null ? again : ({ ...again, depois: dado } as ContatoIntent)],
      env,
    );
    await moveBase(vault, lane, intent, dado);
  });
}

function againOf({ codigo }: ParkedRow, intent: ContatoIntent): ContatoIntent {
  if (codigo !== 'nao-encontrado' || intent.depois === null || intent.antes === null) return intent;
  if (intent.tipo === 'email') return { ...intent, antes: null };
  const { idTelefone: _, ...unnamed } = intent;
  return { ...unnamed, antes: null };
}

/**
 * Gives the contact that is there already the consent of a refused insertion: the insertion becomes a change of it. The
 * sender looks up a phone by its number.
 */
export function changeExisting(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { intent } = parked;
    if (!isContato(intent) || intent.depois === null) return;
    const antes = { ...intent.depois, promocoes: !intent.depois.promocoes };
    await addInPlace(vault, parked, [{ ...intent, antes } as ContatoIntent], env);
  });
}
