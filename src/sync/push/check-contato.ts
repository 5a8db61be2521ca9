import { readTelefonesGuardados } from '#mirror/contatos.ts';
import { parkLostContato, readUnchecked } from '#outbox/contatos/lost-contato.ts';
import { nameTelefone } from '#outbox/contatos/name-telefone.ts';
import { noteConferido } from '#outbox/marca.ts';
import { requeueVisita } from '#outbox/visitas/lost-visita.ts';
import type { SyncEnv } from '#sync/env.ts';
import { pullEmails, pullTelefones } from '#sync/pull/pull-contatos.ts';
import type { LaneEnd, Run } from '#sync/run.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { askKey, refuseUnknown } from './ask-key.ts';
import { endOfRead } from './settle-row.ts';

/** True for a confirmed change of a note about a visit. */
async function isOfVisita(vault: Vault, key: string): Promise<boolean> {
  const receipt = await vault.receipts.get(key);
  return receipt !== undefined && isVisita(receipt.intent);
}

/**
 * Asks a restored server about a confirmed change of a contact or of a note about a visit. The server refuses the key of
 * one that it lost, since a copy of it may still arrive. A lost note is sent again; about a lost contact the user is
 * asked. Returns where the lane stops without a response, otherwise null.
 */
export async function checkContato(env: SyncEnv, key: string, pending: string): Promise<LaneEnd | null> {
  const told = await refuseUnknown(env, { key }, pending, await askKey(env, { key }, pending));
  if (told.kind === 'held') return { stop: true, at: null };
  if (told.kind === 'silence') return { stop: told.stop, at: env.now() + env.capMs() / 4 };
  if (told.kind !== 'unknown') await noteConferido(env.vault, key);
  else if (await isOfVisita(env.vault, key)) await requeueVisita(env.vault, key, env);
  else await parkLostContato(env.vault, key, env);
  return null;
}

/** Asks a restored server about the confirmed changes of a lane of contacts or of a visit, before it gets others. */
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
