import type { ItemCalculado } from '#domain/carrinho.ts';
import { isSameLinha, type LinhaPedida } from '#domain/linha.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { EnvioIntent, GrupoVisto } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { OutboxEnv } from './env.ts';
import { makeLocalCode } from './local-code.ts';
import { newRow } from './new-row.ts';
import { foldBase, readCarrinhoBase } from './read-carrinho.ts';
import { type StorageError, toStorageError } from './storage-error.ts';
import { announceEnqueued } from './wake.ts';

/** A cart as the user confirmed it. Totals in cents. */
export type EnvioCommand = {
  idPessoaCliente: number;
  nomeCliente: string;
  totalVisto: number;
  grupos: GrupoVisto[];
  linhas: ItemCalculado[];
};

export type EnvioError = StorageError | { kind: 'mudou' } | { kind: 'vazio' };

const isSameCart = (linhas: readonly LinhaPedida[], vistas: readonly ItemCalculado[]): boolean =>
  linhas.length === vistas.length &&
  linhas.every((l) => vistas.some((v) => isSameLinha(v, l) && v.quantidade === l.quantidade));

/**
 * Queues a submission: the acceptance of the policies and the confirmation, two rows with a key each, in one
 * transaction. Refused with 'mudou' when the cart is no longer what the user confirmed, which is also what
 * the second of two taps finds. Answers the code to call the order by until it has a number.
 */
export async function dispatchEnvio(
  vault: Vault,
  command: EnvioCommand,
  env: OutboxEnv,
): Promise<Result<{ codigoLocal: string; key: string }, EnvioError>> {
  if (command.linhas.length === 0) return fail({ kind: 'vazio' });
  const now = env.now();
  const codigoLocal = makeLocalCode(env.random);
  const key = env.uuid();
  const { totalVisto, grupos, linhas } = command;
  try {
    const saved = await vault.transaction(
      'rw',
      [vault.outbox, vault.parked, vault.receipts, vault.carrinhos],
      async () => {
        const base = await readCarrinhoBase(vault, command.idPessoaCliente);
        if (!isSameCart(foldBase(base).linhas, command.linhas)) return false;
        // Lines still in the quiet after a tap go out now: the order waits for them.
        for (const waiting of base.rows) {
          if (waiting.tries === 0) await vault.outbox.update(waiting.seq, { notBefore: now });
        }
        const envio: EnvioIntent = { tipo: 'envio', codigoLocal, totalVisto, grupos, linhas };
        await vault.outbox.add(newRow(vault, command, { tipo: 'etapa' }, env.uuid(), now));
        await vault.outbox.add(newRow(vault, command, envio, key, now));
        return true;
      },
    );
    if (!saved) return fail({ kind: 'mudou' });
  } catch (error) {
    return fail(toStorageError(error));
  }
  announceEnqueued(vault.name);
  return ok({ codigoLocal, key });
}
