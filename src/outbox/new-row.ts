import { must } from '#lib/must.ts';
import { type Intent, type NewOutboxRow, versionOf } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { kindOf } from './intents/kinds.ts';

/** Returns a new untried row, due at once. `now` in epoch milliseconds. */
export function newRow(
  vault: Vault,
  { idPessoaCliente, nomeCliente }: { idPessoaCliente: number; nomeCliente: string },
  intent: Intent,
  key: string,
  now: number,
): NewOutboxRow {
  return {
    v: versionOf(intent),
    key,
    lane: must(kindOf(intent), intent.tipo).lane(idPessoaCliente, intent),
    idUsuario: vault.idUsuario,
    idPessoaCliente,
    nomeCliente,
    intent,
    at: now,
    state: 'queued',
    notBefore: now,
    quietUntil: now,
    tries: 0,
    claim: null,
    leaseUntil: 0,
    frozen: null,
    lastAnswer: null,
  };
}
