import type { OutboxEnv } from '#outbox/env.ts';
import { originOf } from '#outbox/still-mine.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { DevolucaoAqui } from './fold-devolucoes.ts';
import { giveId } from './give-id.ts';
import { readDevolucoes } from './read-devolucoes.ts';

/** The names of the returns with this id that have changes on this device. */
async function namesWithId(vault: Vault, idDevolucao: number): Promise<ReadonlySet<string>> {
  const [rows, parked, receipts] = await Promise.all([
    vault.outbox.toArray(),
    vault.parked.filter(({ decided }) => decided === null).toArray(),
    vault.receipts.toArray(),
  ]);
  const made = receipts.filter((row) => row.idDevolucao === idDevolucao);
  const changed = [...rows, ...parked].filter(
    ({ intent }) =>
      isDevolucao(intent) && intent.tipo !== 'devolucao-criar' && intent.idDevolucao === idDevolucao,
  );
  return new Set(
    [...made, ...changed].flatMap(({ intent }) => (isDevolucao(intent) ? [intent.devolucao] : [])),
  );
}

/** The draft that a refusal names, if this device has changes of it. Inside the caller's transaction. */
export async function findDraftHere(
  vault: Vault,
  { idPessoaCliente }: Pick<ParkedRow, 'idPessoaCliente'>,
  idDevolucao: number,
): Promise<DevolucaoAqui | undefined> {
  const names = await namesWithId(vault, idDevolucao);
  return (await readDevolucoes(vault, idPessoaCliente)).find(({ devolucao }) => names.has(devolucao));
}

/** Makes a lane that of a draft of another device. Inside the caller's transaction. */
export async function takeDraft(
  vault: Vault,
  parked: ParkedRow,
  idDevolucao: number,
  env: OutboxEnv,
): Promise<void> {
  await giveId(vault, parked.lane, idDevolucao);
  // A key of its own: the refused change itself was never done.
  await vault.receipts.put({
    ...originOf(parked),
    key: env.uuid(),
    seq: parked.seq,
    settledAt: env.now(),
    revisao: 0,
    pedidos: [],
    idDevolucao,
    adotada: true,
  });
}
