import type { SyncEnv } from '#sync/env.ts';
import { pullVisitas } from '#sync/pull/pull-visitas.ts';
import type { Run } from '#sync/run.ts';

/**
 * Reads the notes about visits again that this drain has changed, or that another device had changed before. A failed
 * read changes nothing: the confirmed changes stay folded over the list until the next one.
 */
export async function readChangedVisitas(env: SyncEnv, { visitas }: Run): Promise<void> {
  for (const idPessoaCliente of visitas) await pullVisitas(env, idPessoaCliente);
}
