import { ok, type Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { laneOfIntencao } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** An item, and the customer who wants to be told when it is back. */
export type IntencaoCommand = {
  idPessoaCliente: number;
  nomeCliente: string;
  idItem: number;
  idItemTipo: number;
  descricao: string;
};

/**
 * Queues 'Avise-me'. It is on disk when the function returns ok. A stock alert that is already queued
 * is not queued again.
 */
export async function dispatchIntencao(
  vault: Vault,
  { idPessoaCliente, nomeCliente, idItem, idItemTipo, descricao }: IntencaoCommand,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  const saved = await commit(vault, ['outbox'], async () => {
    const waiting = await vault.outbox.where('lane').equals(laneOfIntencao(idPessoaCliente)).toArray();
    const isThere = waiting.some(
      ({ intent }) =>
        intent.tipo === 'intencao' && intent.idItem === idItem && intent.idItemTipo === idItemTipo,
    );
    if (isThere) return;
    const intent = { tipo: 'intencao' as const, idItem, idItemTipo, descricao };
    await vault.outbox.add(newRow(vault, { idPessoaCliente, nomeCliente }, intent, env.uuid(), env.now()));
  });
  return saved.ok ? ok('saved') : saved;
}
