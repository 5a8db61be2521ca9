import { type Intent, laneOf, type NewOutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** A row that nobody has tried yet, due at once. `now` in epoch milliseconds. */
export function newRow(
  vault: Vault,
  cliente: { idPessoaCliente: number; nomeCliente: string },
  intent: Intent,
  key: string,
  now: number,
): NewOutboxRow {
  return {
    v: 1,
    key,
    lane: laneOf(cliente.idPessoaCliente),
    idUsuario: vault.idUsuario,
    idPessoaCliente: cliente.idPessoaCliente,
    nomeCliente: cliente.nomeCliente,
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
