import { consultarPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { hearPreferencia } from '#mirror/hear-preferencia.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';

/**
 * Hears how the user works, so that no screen has to wait for it. Unheard, what was heard before goes on: a lost line
 * is told by what is read with it.
 */
export async function pullPreferencia(env: SyncEnv): Promise<void> {
  await hearPreferencia(env.vault, () => ask(env, consultarPreferenciaUsuario, {}), env.now);
}
