import { sincronizarCombos } from '#contract/combo-calls.ts';
import { ok, type Result } from '#lib/result.ts';
import { putCombos } from '#mirror/combos.ts';
import type { NetError } from '#net/request.ts';
import { ask } from './ask.ts';
import type { SyncEnv } from './env.ts';

/** Refreshes the combos that a customer may buy, each with its members, prices and stock. */
export async function pullCombos(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const combos = await ask(env, sincronizarCombos, { query: { idPessoaCliente } });
  if (!combos.ok) return combos;
  await putCombos(env.vault, idPessoaCliente, { at: env.now(), valor: combos.value });
  return ok(null);
}
