import type { PreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import type { Result } from '#lib/result.ts';
import type { ModosSalvos } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** A mode of another server's may be one that this app does not know. */
const known = <Id extends number>(id: number, ids: readonly Id[]): Id | null =>
  ids.find((one) => one === id) ?? null;

/** How the user wants lists, as the server says it; `at` in epoch milliseconds. */
export function toModos(said: PreferenciaUsuario, at: number): ModosSalvos {
  return {
    exibicao: known(said.ecommerceModoExibicao.idEcommerceModoExibicao, [1, 2]),
    ordem: known(said.ecommerceModoOrdenacao.idEcommerceModoOrdenacao, [1, 2, 3, 4, 5, 6]),
    at,
    toSend: false,
  };
}

/**
 * Asks the server how the user works and takes over what it says. A choice that it had not heard of when it was asked
 * stays, and so does one made while it answered. Unheard, what was heard before goes on.
 */
export async function hearPreferencia(
  vault: Vault,
  ask: () => Promise<Result<PreferenciaUsuario, unknown>>,
  now: () => number,
): Promise<void> {
  const before = (await vault.device.get(1))?.modos;
  const said = await ask();
  if (!said.ok) return;
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      row.pedeExtras = said.value.informarDadosExtrasPedido;
      if (!before?.toSend && row.modos?.at === before?.at) row.modos = toModos(said.value, now());
    });
}
