import { isSameLote } from '#domain/returns/fold.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { makeLocalCode } from '#outbox/envio/local-code.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { isUntried, mergeable } from '#outbox/untried.ts';
import {
  type DevolucaoCriarIntent,
  type DevolucaoMudancaIntent,
  isDevolucao,
  laneOfDevolucao,
  loteOf,
} from '#vault/devolucao-intents.ts';
import { noteEvent } from '#vault/note-event.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { endsReturn } from './decide-devolucao.ts';
import { doubtLane } from './doubt.ts';
import { decideAll, endLane, readUndecided } from './end-lane.ts';
import type { DevolucaoAqui } from './fold-devolucoes.ts';
import { readIdDevolucao } from './give-id.ts';
import { readDevolucoes } from './read-devolucoes.ts';

type Cliente = { idPessoaCliente: number; nomeCliente: string };

/** The user's choices for a new return. */
export type CriarCommand = Cliente & Omit<DevolucaoCriarIntent, 'tipo' | 'devolucao' | 'codigoLocal'>;

const TABLES = ['outbox', 'parked', 'receipts', 'carrinhos', 'devolucoes', 'checkpoints'] as const;

/**
 * Makes a return: a draft, or a total one that the server finalises at once. It is on disk when the function returns ok.
 * Error `rascunho`: the invoice has a draft already.
 */
export async function dispatchDevolucaoCriar(
  vault: Vault,
  { idPessoaCliente, nomeCliente, ...wanted }: CriarCommand,
  env: OutboxEnv,
): Promise<Result<DevolucaoCriarIntent, StorageError | { kind: 'rascunho'; devolucao: DevolucaoAqui }>> {
  const devolucao = env.uuid();
  const codigoLocal = makeLocalCode(env.random);
  const intent: DevolucaoCriarIntent = { tipo: 'devolucao-criar', devolucao, codigoLocal, ...wanted };
  const saved = await commit(vault, TABLES, async () => {
    const draft = (await readDevolucoes(vault, idPessoaCliente)).find(
      (one) => one.idTitulo === wanted.nota.idTitulo && !one.isFinalizada,
    );
    if (draft !== undefined) return draft;
    // The first key names the return in every later change; a retry gets another key and keeps the name.
    await vault.outbox.add(newRow(vault, { idPessoaCliente, nomeCliente }, intent, devolucao, env.now()));
    return null;
  });
  if (!saved.ok) return saved;
  return saved.value === null ? ok(intent) : fail({ kind: 'rascunho', devolucao: saved.value });
}

type WithoutRef<I> = I extends DevolucaoMudancaIntent
  ? Omit<I, 'devolucao' | 'idDevolucao' | 'idTitulo' | 'numDocumento' | 'dataDevolucao'>
  : never;

/** A change of a return, without the return's own names. */
export type MudancaCommand = WithoutRef<DevolucaoMudancaIntent>;

const isOfSameLote = (a: DevolucaoMudancaIntent, b: DevolucaoMudancaIntent): boolean => {
  const [x, y] = [loteOf(a), loteOf(b)];
  return x !== null && y !== null && isSameLote(x, y);
};

/** The untried rows that a change replaces: the same lot, or an earlier wish for the situation. */
function replacedBy(rows: readonly OutboxRow[], intent: DevolucaoMudancaIntent): OutboxRow[] {
  return mergeable(rows).filter(
    (row) =>
      isDevolucao(row.intent) &&
      row.intent.tipo !== 'devolucao-criar' &&
      (intent.tipo === 'devolucao-situacao'
        ? row.intent.tipo === 'devolucao-situacao'
        : isOfSameLote(row.intent, intent)),
  );
}

/** A return as the user sees it, and its customer. */
type AquiDoCliente = Cliente & { aqui: DevolucaoAqui };

/** Queues changes of a return, in their order and in one transaction. They are on disk when the function returns ok. */
export async function dispatchDevolucao(
  vault: Vault,
  { idPessoaCliente, nomeCliente, aqui }: AquiDoCliente,
  commands: readonly MudancaCommand[],
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  const saved = await commit(vault, ['outbox', 'receipts', 'devolucoes', 'checkpoints'], async () => {
    for (const command of commands) {
      const intent = await toIntent(vault, aqui, command);
      await addChange(vault, { idPessoaCliente, nomeCliente }, intent, env);
    }
    await doubtIfOld(vault, idPessoaCliente, aqui);
  });
  return saved.ok ? ok('saved') : saved;
}

/**
 * Deletes a return with everything of it that waits here: its refused changes count as discarded. Nothing is sent for a
 * return that the server does not have.
 */
export async function dispatchExcluirComRecusas(
  vault: Vault,
  { idPessoaCliente, nomeCliente, aqui }: AquiDoCliente,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  const lane = laneOfDevolucao(aqui.devolucao);
  const saved = await commit(vault, TABLES, async () => {
    const refused = await readUndecided(vault, lane);
    await decideAll(vault, refused, 'discarded', env.now());
    if (refused.some(endsReturn)) await endLane(vault, lane, 'discarded', env.now());
    else {
      const intent = await toIntent(vault, aqui, { tipo: 'devolucao-excluir' });
      await addChange(vault, { idPessoaCliente, nomeCliente }, intent, env);
      await doubtIfOld(vault, idPessoaCliente, aqui);
    }
    return refused;
  });
  if (!saved.ok) return saved;
  for (const { key } of saved.value)
    await noteEvent(vault, { at: env.now(), event: 'decided', key, detail: 'discarded' });
  return ok('saved');
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
  if (intent.tipo === 'devolucao-excluir' && (await forgetUntried(vault, rows))) return;
  const replaced = replacedBy(rows, intent);
  await vault.outbox.bulkDelete(replaced.map(({ seq }) => seq));
  await vault.outbox.add(newRow(vault, cliente, intent, env.uuid(), env.now()));
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
