import { fail, ok, type Result } from '#lib/result.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import {
  type ContatoIntent,
  chaveDe,
  type EmailDado,
  isContato,
  type TelefoneDado,
} from '#vault/contato-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { dispatchEmail, dispatchTelefone } from './dispatch-contato.ts';
import type { ContatoErro } from './queue-contato.ts';

/** A queued deletion and its contact. */
export type Exclusao = { readonly row: OutboxRow; readonly dado: EmailDado | TelefoneDado };

/** The deletions of a lane, in order, but those behind which the contact is inserted again. */
export function exclusoesOf(rows: readonly OutboxRow[], tipo: ContatoIntent['tipo']): Exclusao[] {
  const mudancas = rows.flatMap((row) => {
    const { intent } = row;
    return isContato(intent) && intent.tipo === tipo
      ? [{ row, antes: intent.antes, depois: intent.depois }]
      : [];
  });
  return mudancas.flatMap(({ row, antes, depois }, at) => {
    if (depois !== null || antes === null) return [];
    const isBack = mudancas.slice(at + 1).some((one) => one.depois && chaveDe(one.depois) === chaveDe(antes));
    return isBack ? [] : [{ row, dado: antes }];
  });
}

/**
 * Undoes a deletion: an untried one is taken back; the server may have a tried one, so the contact is inserted again
 * behind it. Returns which of both was done.
 */
export async function undoExclusao(
  vault: Vault,
  { row, dado }: Exclusao,
  env: OutboxEnv,
): Promise<Result<'retirada' | 'inserida', StorageError | { kind: ContatoErro }>> {
  const undone = await cancelQueued(vault, row.key, env);
  if (undone.ok) return ok('retirada');
  if (undone.error.kind === 'full' || undone.error.kind === 'unavailable') return fail(undone.error);
  const added =
    'email' in dado
      ? await dispatchEmail(vault, row, { aqui: null, dado }, env)
      : await dispatchTelefone(vault, row, { aqui: null, dado }, env);
  return added.ok ? ok('inserida') : added;
}
