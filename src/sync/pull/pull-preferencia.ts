import { consultarPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { hearPreferencia } from '#mirror/hear-preferencia.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';

/**
 * Reads the user's preferences, so that no screen waits for them. If it fails, the kept ones stay: other
 * reads report a lost line.
 */
export async function pullPreferencia(env: SyncEnv): Promise<void> {
  await hearPreferencia(env.vault, () => ask(env, consultarPreferenciaUsuario, {}), env.now);
}
