import type { SyncEnv } from '#sync/env.ts';
import { pullVisitas } from '#sync/pull/pull-visitas.ts';
import type { Run } from '#sync/run.ts';

/** Reads the notes of the customers again whose server refused one: another device had changed it. */
export async function readRefusedVisitas(env: SyncEnv, { visitas }: Run): Promise<void> {
  for (const idPessoaCliente of visitas) await pullVisitas(env, idPessoaCliente);
}
