import { type Intent, laneOf, laneOfIntencao, type NewOutboxRow, versionOf } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** A row that nobody has tried yet, due at once. `now` in epoch milliseconds. */
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
    lane: intent.tipo === 'intencao' ? laneOfIntencao(idPessoaCliente) : laneOf(idPessoaCliente),
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
