import type { SituacaoOrcamento } from '#contract/orders/orcamento.ts';
import { ok, type Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import type { EnvioVisto } from '#outbox/envio/to-envio.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import { isUntried } from '#outbox/untried.ts';
import { laneOfOrcamento, type OrcamentoNome } from '#vault/orcamento-intents.ts';
import type { Vault } from '#vault/vault.ts';

type Cliente = { idPessoaCliente: number; nomeCliente: string };

/** A quotation to keep. `key` and `codigoLocal` were made when the user began, so that a second press queues nothing. */
export type OrcamentoCommand = Cliente &
  EnvioVisto & { key: string; codigoLocal: string; observacao: string; validadeDias: number };

/** Queues a quotation. It is on disk when the function returns ok; the cart stays as it is. */
export async function dispatchOrcamento(
  vault: Vault,
  command: OrcamentoCommand,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  const { key, codigoLocal, observacao, validadeDias, totalVisto, grupos, linhas } = command;
  const saved = await commit(vault, ['outbox', 'parked', 'receipts'], async () => {
    const queued = await vault.outbox.where('key').equals(key).count();
    if (queued > 0 || (await vault.parked.get(key)) || (await vault.receipts.get(key))) return;
    const intent = {
      tipo: 'orcamento' as const,
      codigoLocal,
      observacao: observacao.trim(),
      validadeDias,
      totalVisto,
      grupos,
      linhas,
    };
    await vault.outbox.add(newRow(vault, command, intent, key, env.now()));
  });
  return saved.ok ? ok('saved') : saved;
}

/** A mark to put on a quotation. */
export type MarcaCommand = Cliente & OrcamentoNome & { situacao: SituacaoOrcamento };

/** Queues a mark on a quotation. Returns its key; the same mark that still waits is not queued again. */
export async function dispatchMarca(
  vault: Vault,
  { situacao, idPrePedido, codigoLocal, ...cliente }: MarcaCommand,
  env: OutboxEnv,
): Promise<Result<{ key: string }, StorageError>> {
  return await commit(vault, ['outbox'], async () => {
    // A number says which one; the code of one that was kept in parts would name them all.
    const nome = idPrePedido === null ? { idPrePedido, codigoLocal } : { idPrePedido, codigoLocal: null };
    const lane = laneOfOrcamento(cliente.idPessoaCliente, nome);
    const last = (await vault.outbox.where('lane').equals(lane).toArray()).at(-1);
    const isThere =
      last?.intent.tipo === 'orcamento-situacao' && last.intent.situacao === situacao && isUntried(last);
    if (isThere) return { key: last.key };
    const intent = { tipo: 'orcamento-situacao' as const, ...nome, situacao };
    const key = env.uuid();
    await vault.outbox.add(newRow(vault, cliente, intent, key, env.now()));
    return { key };
  });
}

/**
 * Undoes a mark: an untried one is taken back; the server may have a tried one, so the opposite one, `back`, is queued
 * behind it.
 */
export async function undoMarca(
  vault: Vault,
  key: string,
  back: MarcaCommand,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  const undone = await cancelQueued(vault, key, env);
  if (undone.ok) return ok('saved');
  const { error } = undone;
  if (error.kind === 'full' || error.kind === 'unavailable') return { ok: false, error };
  const queued = await dispatchMarca(vault, back, env);
  return queued.ok ? ok('saved') : queued;
}
