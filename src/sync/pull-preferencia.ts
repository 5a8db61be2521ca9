import { consultarPreferenciaUsuario } from '#contract/preferencia-usuario.ts';
import { putPreferencia } from '#mirror/put-preferencia.ts';
import { ask } from './ask.ts';
import type { SyncEnv } from './env.ts';

/**
 * Hears how the user works, so that no screen has to wait for it. Unheard, what was heard before goes on: a lost line
 * is told by what is read with it.
 */
export async function pullPreferencia(env: SyncEnv): Promise<void> {
  const said = await ask(env, consultarPreferenciaUsuario, {});
  if (said.ok) await putPreferencia(env.vault, said.value, env.now());
}
