import { fail, ok, type Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { makeLocalCode } from '#outbox/envio/local-code.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { type DevolucaoCriarIntent, laneOfDevolucao } from '#vault/devolucao-intents.ts';
import { noteEvent } from '#vault/note-event.ts';
import type { Vault } from '#vault/vault.ts';
import { endsReturn } from './decide-devolucao.ts';
import { decideAll, endLane, readUndecided } from './end-lane.ts';
import type { DevolucaoAqui } from './fold-devolucoes.ts';
import { type AquiDoCliente, type Cliente, type MudancaCommand, queueChange } from './queue-change.ts';
import { readDevolucoes } from './read-devolucoes.ts';

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

/** Queues changes of a return, in their order and in one transaction. They are on disk when the function returns ok. */
export async function dispatchDevolucao(
  vault: Vault,
  one: AquiDoCliente,
  commands: readonly MudancaCommand[],
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  const saved = await commit(
    vault,
    ['outbox', 'parked', 'receipts', 'devolucoes', 'checkpoints'],
    async () => {
      for (const command of commands) await queueChange(vault, one, command, env);
    },
  );
  return saved.ok ? ok('saved') : saved;
}

/**
 * Deletes a return with everything of it that waits here: its refused changes count as discarded. Nothing is sent for a
 * return that the server does not have.
 */
export async function dispatchExcluirComRecusas(
  vault: Vault,
  one: AquiDoCliente,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  const lane = laneOfDevolucao(one.aqui.devolucao);
  const saved = await commit(vault, TABLES, async () => {
    const refused = await readUndecided(vault, lane);
    await decideAll(vault, refused, 'discarded', env.now());
    if (refused.some(endsReturn)) await endLane(vault, lane, 'discarded', env.now());
    else await queueChange(vault, one, { tipo: 'devolucao-excluir' }, env);
    return refused;
  });
  if (!saved.ok) return saved;
  for (const { key } of saved.value)
    await noteEvent(vault, { at: env.now(), event: 'decided', key, detail: 'discarded' });
  return ok('saved');
}
