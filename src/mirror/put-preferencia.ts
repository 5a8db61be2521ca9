import type { PreferenciaUsuario } from '#contract/preferencia-usuario.ts';
import type { DeviceRow, ModosSalvos } from '#vault/device-rows.ts';
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

function take(row: DeviceRow, said: PreferenciaUsuario, at: number): void {
  row.pedeExtras = said.informarDadosExtrasPedido;
  if (!row.modos?.toSend) row.modos = toModos(said, at);
}

/** Takes over what the server says of how the user works; a choice that it has not heard of yet stays. */
export async function putPreferencia(vault: Vault, said: PreferenciaUsuario, at: number): Promise<void> {
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => take(row, said, at));
}
