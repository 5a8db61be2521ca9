import { isSameLote } from '#domain/returns/fold.ts';
import { marcaDoRascunho } from '#domain/returns/marca-do-rascunho.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import { isUntried, mergeable } from '#outbox/untried.ts';
import {
  type DevolucaoMudancaIntent,
  isDevolucao,
  laneOfDevolucao,
  loteOf,
} from '#vault/devolucao-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { doubtLane } from './doubt.ts';
import { type DevolucaoAqui, foldDevolucoes } from './fold-devolucoes.ts';
import { readIdDevolucao } from './give-id.ts';
import { readDevolucoesBase } from './read-devolucoes.ts';

export type Cliente = { idPessoaCliente: number; nomeCliente: string };

type WithoutRef<I> = I extends DevolucaoMudancaIntent
  ? Omit<I, 'devolucao' | 'idDevolucao' | 'idTitulo' | 'numDocumento' | 'dataDevolucao'>
  : never;

/** A change of a return, without the return's own names. */
export type MudancaCommand = WithoutRef<DevolucaoMudancaIntent>;

/** A return as the user sees it, and its customer. */
export type AquiDoCliente = Cliente & { aqui: DevolucaoAqui };

/** Queues a change of a return. Inside the caller's transaction. */
export async function queueChange(
  vault: Vault,
  { idPessoaCliente, nomeCliente, aqui }: AquiDoCliente,
  command: MudancaCommand,
  env: OutboxEnv,
): Promise<void> {
  const intent = await toIntent(vault, aqui, command);
  await addChange(vault, { idPessoaCliente, nomeCliente }, intent, env);
  await doubtIfOld(vault, idPessoaCliente, aqui);
}

const isOfSameLote = (a: DevolucaoMudancaIntent, b: DevolucaoMudancaIntent): boolean => {
  const [x, y] = [loteOf(a), loteOf(b)];
  return x !== null && y !== null && isSameLote(x, y);
};

/** True if a new change replaces an untried one: of the same lot or photograph, or of the situation. */
function isReplaced(row: OutboxRow['intent'], intent: DevolucaoMudancaIntent): boolean {
  if (!isDevolucao(row) || row.tipo === 'devolucao-criar') return false;
  if (intent.tipo === 'devolucao-situacao') return row.tipo === 'devolucao-situacao';
  if (intent.tipo === 'devolucao-foto-excluir')
    return row.tipo === 'devolucao-foto' && row.foto === intent.foto;
  return isOfSameLote(row, intent);
}

async function toIntent(
  vault: Vault,
  { devolucao, id, idTitulo, numDocumento, codigoLocal, dataDevolucao }: DevolucaoAqui,
  command: MudancaCommand,
): Promise<DevolucaoMudancaIntent> {
  // The return may have got its id since the screen was drawn.
  const idDevolucao = id ?? (await readIdDevolucao(vault, devolucao));
  return {
    devolucao,
    idTitulo,
    numDocumento,
    ...(idDevolucao === undefined ? {} : { idDevolucao }),
    // A return that is not in the server's list has the moment of this device.
    ...(codigoLocal === null ? { dataDevolucao } : {}),
    ...command,
  } as DevolucaoMudancaIntent;
}

/** Doubts the id of a return that was on screen before the server was restored. */
async function doubtIfOld(
  vault: Vault,
  idPessoaCliente: number,
  { devolucao, id, idTitulo, codigoLocal, dataDevolucao }: DevolucaoAqui,
): Promise<void> {
  if (id === null || codigoLocal !== null) return;
  const list = await vault.checkpoints.get(`devolucoes:${idPessoaCliente}`);
  const listed = (await vault.devolucoes.get(id))?.devolucao;
  const isOther =
    listed !== undefined && (listed.titulo.idTitulo !== idTitulo || listed.dataDevolucao !== dataDevolucao);
  if (isOther || (list !== undefined && 'deOutraEpoca' in list))
    await doubtLane(vault, laneOfDevolucao(devolucao));
}

async function addChange(
  vault: Vault,
  cliente: Cliente,
  intent: DevolucaoMudancaIntent,
  env: OutboxEnv,
): Promise<void> {
  const lane = laneOfDevolucao(intent.devolucao);
  const rows = await vault.outbox.where('lane').equals(lane).toArray();
  if (intent.tipo === 'devolucao-excluir') {
    if (await forgetUntried(vault, rows)) return;
    const vista = await readVista(vault, cliente.idPessoaCliente, intent.devolucao);
    if (vista !== undefined) intent.vista = vista;
  }
  const replaced = mergeable(rows).filter((row) => isReplaced(row.intent, intent));
  await vault.outbox.bulkDelete(replaced.map(({ seq }) => seq));
  // The server has not heard of a photograph that was never sent.
  if (intent.tipo === 'devolucao-foto-excluir' && replaced.length > 0) return;
  await vault.outbox.add(newRow(vault, cliente, intent, env.uuid(), env.now()));
}

/** The content of the server's draft as this device knows it; undefined if the device does not keep its lines. */
async function readVista(
  vault: Vault,
  idPessoaCliente: number,
  devolucao: string,
): Promise<string | undefined> {
  const base = await readDevolucoesBase(vault, idPessoaCliente);
  const seen = foldDevolucoes(base).find((one) => one.devolucao === devolucao);
  const isWhole = base.espelho.some(({ id, devolucao: { itens } }) => id === seen?.id && itens !== undefined);
  return seen === undefined || !isWhole ? undefined : marcaDoRascunho(seen);
}

/**
 * Deletes a return that the server has not heard of, with all its changes; of another one only the untried changes.
 * True if nothing of it is left.
 */
async function forgetUntried(vault: Vault, rows: readonly OutboxRow[]): Promise<boolean> {
  const untried = rows.filter(isUntried);
  const isNew = rows[0]?.intent.tipo === 'devolucao-criar' && untried.length === rows.length;
  const forgotten = isNew ? rows : untried.filter(({ intent }) => intent.tipo !== 'devolucao-criar');
  await vault.outbox.bulkDelete(forgotten.map(({ seq }) => seq));
  return isNew;
}
