import { readTelefonesGuardados } from '#mirror/contatos.ts';
import { parkLostContato, readUnchecked } from '#outbox/contatos/lost-contato.ts';
import { nameTelefone } from '#outbox/contatos/name-telefone.ts';
import { noteConferido } from '#outbox/marca.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullEmails, pullTelefones } from '#sync/pull/pull-contatos.ts';
import type { LaneEnd, Run } from '#sync/run.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { askKey, refuseUnknown } from './ask-key.ts';
import { endOfRead } from './settle-row.ts';

/**
 * Asks a restored server about a confirmed change of a contact, and the user about one that it lost. The server refuses a
 * lost one for good, as a copy of it may still arrive. Returns where the lane stops without a response, otherwise null.
 */
export async function checkContato(env: SyncEnv, key: string, pending: string): Promise<LaneEnd | null> {
  const told = await refuseUnknown(env, { key }, pending, await askKey(env, { key }, pending));
  if (told.kind === 'held') return { stop: true, at: null };
  if (told.kind === 'silence') return { stop: told.stop, at: env.now() + env.capMs() / 4 };
  if (told.kind === 'unknown') await parkLostContato(env.vault, key, env);
  else await noteConferido(env.vault, key);
  return null;
}

/** Checks all confirmed changes of a lane of contacts with a restored server, before it gets another change. */
export async function ensureContatos(env: SyncEnv, { lane }: OutboxRow, run: Run): Promise<LaneEnd | null> {
  for (const key of await readUnchecked(env.vault, lane)) {
    const end = await checkContato(env, key, run.pending);
    if (end !== null) return end;
  }
  return null;
}

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
