import { fail, ok, type Result } from '#lib/result.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { withdrawLinhas } from './carrinho/withdraw-linhas.ts';
import { commit } from './commit.ts';
import type { OutboxEnv } from './env.ts';
import type { Confirmation } from './envio/confirmation.ts';
import { isAwaited } from './held.ts';
import { settleConfirmed } from './settle.ts';
import { originOf } from './still-mine.ts';
import type { StorageError } from './storage-error.ts';
import { isUntried } from './untried.ts';

/**
 * Removes a row from the queue and records it as withdrawn. A submission takes the step before it along,
 * unless that was tried: alone it is harmless.
 */
async function takeBack(vault: Vault, row: OutboxRow, now: number): Promise<void> {
  if (row.intent.tipo === 'linha') await withdrawLinhas(vault, row.idPessoaCliente, [row.seq]);
  else await vault.outbox.delete(row.seq);
  if (row.intent.tipo === 'envio') {
    const rows = await vault.outbox.where('lane').equals(row.lane).toArray();
    const step = rows.findLast((r) => r.seq < row.seq);
    if (step?.intent.tipo === 'etapa' && isUntried(step)) await vault.outbox.delete(step.seq);
  }
  await vault.parked.put({
    ...originOf(row),
    seq: row.seq,
    parkedAt: now,
    status: 0,
    codigo: 'retirada',
    message: 'Mensagem',
    description: 'Retirada antes de chegar ao servidor.',
    decided: { at: now, as: 'withdrawn' },
  });
}

/** True for a change that later ones of its own return, contact or visit may build on. */
const isAwaitedByOwn = ({ intent }: OutboxRow): boolean =>
  isDevolucao(intent) || isContato(intent) || isVisita(intent);

/**
 * Takes back an untried change; the lines of a submission return to the cart. `tried`: it may have reached
 * the server, and only the server knows. `submitted`, `awaited`: it is part of a later submission, or of a return,
 * a contact or a visit with later changes; these must be taken back first. `gone`: it is already settled.
 */
export async function cancelQueued(
  vault: Vault,
  key: string,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError | { kind: 'gone' | 'tried' | 'submitted' | 'awaited' }>> {
  const done = await commit(vault, ['outbox', 'carrinhos', 'receipts', 'parked'], async () => {
    const row = await vault.outbox.where('key').equals(key).first();
    if (!row || row.intent.tipo === 'etapa') return 'gone';
    if (!isUntried(row)) return 'tried';
    const lane = await vault.outbox.where('lane').equals(row.lane).toArray();
    if (isAwaited(row, lane)) return isAwaitedByOwn(row) ? 'awaited' : 'submitted';
    await takeBack(vault, row, env.now());
    return 'saved';
  });
  if (!done.ok) return done;
  return done.value === 'saved' ? ok('saved') : fail({ kind: done.value });
}

/**
 * Settles a tried row by the server's last word on its key, even while another sender has it: that sender's
 * response then finds no row. Returns false if the row was settled meanwhile.
 */
async function settleAsTold(
  vault: Vault,
  key: string,
  settle: (row: OutboxRow) => Promise<boolean>,
): Promise<boolean> {
  const tables = [vault.outbox, vault.receipts, vault.parked, vault.carrinhos];
  return vault.transaction('rw', tables, async () => {
    const row = await vault.outbox.where('key').equals(key).first();
    return row !== undefined && settle(row);
  });
}

/**
 * Takes back a tried change, after the server promised to refuse its key if it ever arrives. A sender may have met that
 * refusal first: then its question is answered.
 */
export async function settleWithdrawn(vault: Vault, key: string, now: number): Promise<boolean> {
  const isDone = await settleAsTold(vault, key, async (row) => {
    await takeBack(vault, row, now);
    return true;
  });
  return isDone || answerRefusedKey(vault, key, now);
}

/** Records the question about a key that the server refused as taken back. False if there is none. */
async function answerRefusedKey(vault: Vault, key: string, now: number): Promise<boolean> {
  const asked = vault.parked
    .where('key')
    .equals(key)
    .filter(({ codigo, decided }) => codigo === 'chave-recusada' && decided === null);
  return (await asked.modify({ decided: { at: now, as: 'withdrawn' } })) > 0;
}

/** Confirms a change that the user wanted to take back, after the server reported it as applied. */
export const settleArrived = (
  vault: Vault,
  key: string,
  confirmation: Confirmation,
  now: number,
): Promise<boolean> => settleAsTold(vault, key, (row) => settleConfirmed(vault, row, confirmation, now));
