import type { Dobra } from '#domain/cart/fold.ts';
import { isSameGrupo, isSameLinha, linhaKey } from '#domain/cart/linha.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { withoutPassados } from '#domain/cart/avisos-carrinho.ts';
import { putAvisos } from '#outbox/avisos.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { isUntried } from '#outbox/untried.ts';
import type { EnvioIntent } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { makeLocalCode } from './local-code.ts';
import type { EnvioVisto } from './to-envio.ts';

/** The groups of a cart that the user confirmed, with their lines. Totals in cents. */
export type EnvioCommand = EnvioVisto & {
  idPessoaCliente: number;
  nomeCliente: string;
  /** Cashback to deduct from the groups that are not paid in advance. */
  cashbackAplicado?: number;
};

export type EnvioError = StorageError | { kind: 'mudou' } | { kind: 'vazio' };

/** True if the cart still holds these groups exactly as the user saw them, line by line. */
const isAsSeen = ({ linhas, grupoDe }: Dobra, { linhas: vistas, grupos }: EnvioVisto): boolean =>
  vistas.every((v) => linhas.some((l) => isSameLinha(v, l) && v.quantidade === l.quantidade)) &&
  linhas.every((l) => {
    const grupo = grupoDe.get(linhaKey(l));
    const isChosen = grupo !== undefined && grupos.some((g) => isSameGrupo(g, grupo));
    return !isChosen || vistas.some((v) => isSameLinha(v, l));
  });

/**
 * Queues a submission of some or all groups of a cart: the acceptance of the policies and the confirmation,
 * two rows with a key each, in one transaction. Other groups stay in the cart. `mudou`: these groups are no
 * longer as the user confirmed them, as for the second of two taps. Returns the local code, which names the
 * order until it has a number, and the confirmation's key.
 */
export async function dispatchEnvio(
  vault: Vault,
  command: EnvioCommand,
  env: OutboxEnv,
): Promise<Result<{ codigoLocal: string; key: string }, EnvioError>> {
  if (command.linhas.length === 0) return fail({ kind: 'vazio' });
  const codigoLocal = makeLocalCode(env.random);
  const key = env.uuid();
  const { totalVisto, grupos, linhas, cashbackAplicado = 0 } = command;
  const saved = await commit(vault, ['outbox', 'parked', 'receipts', 'carrinhos'], async () => {
    const now = env.now();
    const base = await readCarrinhoBase(vault, command.idPessoaCliente);
    const dobra = foldBase(base);
    if (!isAsSeen(dobra, command)) return false;
    // Lines that still wait for another tap are sent now: the order waits for them.
    const quiet = base.rows.filter((row) => isUntried(row) && row.notBefore > now);
    for (const { seq } of quiet) await vault.outbox.update(seq, { notBefore: now });
    const extras = dobra.extras.informar ? { extras: dobra.extras } : {};
    const cashback = cashbackAplicado > 0 ? { cashbackAplicado } : {};
    const envio: EnvioIntent = {
      tipo: 'envio',
      codigoLocal,
      totalVisto,
      grupos,
      linhas,
      ...extras,
      ...cashback,
    };
    await putAvisos(vault, command.idPessoaCliente, (avisos) => withoutPassados(avisos, dobra.linhas));
    await vault.outbox.add(newRow(vault, command, { tipo: 'etapa' }, env.uuid(), now));
    await vault.outbox.add(newRow(vault, command, envio, key, now));
    return true;
  });
  if (!saved.ok) return saved;
  return saved.value ? ok({ codigoLocal, key }) : fail({ kind: 'mudou' });
}
