import type { PreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import type { Result } from '#lib/result.ts';
import type { ModosSalvos } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** Returns null for a mode that this app does not know: another server may use one. */
const known = <Id extends number>(id: number, ids: readonly Id[]): Id | null =>
  ids.find((one) => one === id) ?? null;

/** The user's preferences for lists, from the server; `at` in epoch milliseconds. */
export function toModos(said: PreferenciaUsuario, at: number): ModosSalvos {
  return {
    exibicao: known(said.ecommerceModoExibicao.idEcommerceModoExibicao, [1, 2]),
    ordem: known(said.ecommerceModoOrdenacao.idEcommerceModoOrdenacao, [1, 2, 3, 4, 5, 6]),
    at,
    toSend: false,
  };
}

/**
 * Reads the user's preferences from the server and stores them. A choice that the server has not received yet
 * stays; so does one made during the request. Without a response the previous preferences stay.
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
