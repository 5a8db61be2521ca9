import { readTelefonesGuardados } from '#mirror/contatos.ts';
import { nameTelefone } from '#outbox/contatos/name-telefone.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullEmails, pullTelefones } from '#sync/pull/pull-contatos.ts';
import type { LaneEnd, Run } from '#sync/run.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { endOfRead } from './settle-row.ts';

/**
 * Looks up the id of the phone that a queued change is about, in the list that the server has now. Returns where the lane
 * stops without the list, otherwise null.
 */
export async function findTelefone(env: SyncEnv, row: OutboxRow, run: Run): Promise<LaneEnd | null> {
  const { vault } = env;
  const asked = env.now();
  const pulled = await pullTelefones(env, row.idPessoaCliente);
  if (!pulled.ok) return endOfRead(env, row, run, pulled.error);
  const kept = await readTelefonesGuardados(vault, row.idPessoaCliente);
  // Only a list of this moment tells that the server does not have the phone.
  if (kept === undefined || kept.at < asked || kept.valor.deOutraEpoca)
    return { stop: false, at: env.now() + env.capMs() / 4 };
  await nameTelefone(vault, row, kept.valor.lista);
  return null;
}

/**
 * Reads the contacts again that this drain has changed. A failed read changes nothing: the confirmed changes stay folded
 * over the list until the next one.
 */
export async function readChangedContatos(env: SyncEnv, { contatos }: Run): Promise<void> {
  for (const [idPessoaCliente, tipos] of contatos) {
    if (tipos.has('email')) await pullEmails(env, idPessoaCliente);
    if (tipos.has('telefone')) await pullTelefones(env, idPessoaCliente);
  }
}
