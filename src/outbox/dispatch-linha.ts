import { isQuantidade, isSameLinha, type LinhaChave } from '#domain/linha.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type LinhaIntent, type LinhaVista, laneOf, type OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { dropAvisos } from './avisos.ts';
import { commit } from './commit.ts';
import type { OutboxEnv } from './env.ts';
import { newRow } from './new-row.ts';
import type { StorageError } from './storage-error.ts';
import { mergeable } from './untried.ts';

/** Taps on a stepper merge while they come within this of each other, for at most QUIET_MAX_MS. */
const QUIET_MS = 600;
const QUIET_MAX_MS = 5000;

/** The user's wish for one line. `quantidadeAntes` and `revisao` are what the screen showed when he decided. */
export type LinhaCommand = {
  idPessoaCliente: number;
  nomeCliente: string;
  linha: LinhaChave;
  /** Absolute; 0 removes. */
  quantidade: number;
  quantidadeAntes: number;
  revisao: number | null;
  visto: LinhaVista;
};

export type DispatchError = StorageError | { kind: 'quantidade' };

async function merge(vault: Vault, row: OutboxRow, command: LinhaCommand, now: number): Promise<void> {
  if (row.intent.tipo !== 'linha') return;
  const { base } = row.intent;
  if (base.quantidade === command.quantidade) {
    // Back to where it was before anybody was told: there is nothing left to say.
    await vault.outbox.delete(row.seq);
    return;
  }
  await vault.outbox.update(row.seq, {
    intent: { ...row.intent, quantidade: command.quantidade, visto: command.visto },
    notBefore: Math.min(now + QUIET_MS, row.quietUntil),
  });
}

/**
 * Queues a line's quantity. Saved when the promise resolves with ok: the row is then on disk, and it is all
 * there is of the change (no second, optimistic cart exists). Errors: a quantity out of 0..99,999, a full disk.
 */
export async function dispatchLinha(
  vault: Vault,
  command: LinhaCommand,
  env: OutboxEnv,
): Promise<Result<'saved', DispatchError>> {
  if (command.quantidade !== 0 && !isQuantidade(command.quantidade)) return fail({ kind: 'quantidade' });
  const { linha } = command;
  const saved = await commit(vault, ['outbox', 'carrinhos'], async () => {
    const now = env.now();
    await dropAvisos(vault, command.idPessoaCliente, [linha]);
    // The index gives a lane's rows in the order of seq.
    const rows = await vault.outbox.where('lane').equals(laneOf(command.idPessoaCliente)).toArray();
    const same = mergeable(rows).findLast(
      ({ intent }) => intent.tipo === 'linha' && isSameLinha(intent.linha, linha),
    );
    if (same) return merge(vault, same, command, now);
    const { quantidadeAntes, revisao, quantidade, visto } = command;
    const base = { quantidade: quantidadeAntes, revisao };
    const intent: LinhaIntent = { tipo: 'linha', linha, quantidade, base, visto };
    await vault.outbox.add({
      ...newRow(vault, command, intent, env.uuid(), now),
      notBefore: now + QUIET_MS,
      quietUntil: now + QUIET_MAX_MS,
    });
  });
  return saved.ok ? ok('saved') : saved;
}
