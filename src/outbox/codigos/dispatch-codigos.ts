import { CODIGOS_POR_LOTE } from '#contract/cart/codigo-do-cliente.ts';
import type { Lembrancas } from '#domain/importacao/codigo-do-cliente.ts';
import { ok, type Result } from '#lib/result.ts';
import { commit } from '#outbox/commit.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { laneOfCodigos } from '#vault/codigo-intent.ts';
import type { Vault } from '#vault/vault.ts';

/** The customer whose own codes change. */
export type DonoDosCodigos = { idPessoaCliente: number; nomeCliente: string };

/**
 * Queues changes of a customer's own codes, at most 2,000, as one row; none for no changes. They are on disk when the
 * function returns ok. The same changes as the newest ones that wait are not queued again.
 */
export async function dispatchCodigos(
  vault: Vault,
  cliente: DonoDosCodigos,
  { aprendidos, esquecidos }: Lembrancas,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError>> {
  const intent = {
    tipo: 'codigos' as const,
    aprendidos: aprendidos.slice(0, CODIGOS_POR_LOTE),
    esquecidos: esquecidos.slice(0, Math.max(0, CODIGOS_POR_LOTE - aprendidos.length)),
  };
  if (intent.aprendidos.length + intent.esquecidos.length === 0) return ok('saved');
  const saved = await commit(vault, ['outbox'], async () => {
    const lane = laneOfCodigos(cliente.idPessoaCliente);
    const last = (await vault.outbox.where('lane').equals(lane).sortBy('seq')).at(-1);
    if (JSON.stringify(last?.intent) === JSON.stringify(intent)) return;
    await vault.outbox.add(newRow(vault, cliente, intent, env.uuid(), env.now()));
  });
  return saved.ok ? ok('saved') : saved;
}
