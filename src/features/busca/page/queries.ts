import { manterPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';
import type { IdModoExibicao, IdModoOrdenacao } from '#routes.ts';
import type { ModosSalvos } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

const NO_MODOS: ModosSalvos = { exibicao: null, ordem: null, at: 0, toSend: false };

/** How the user last chose to see lists, as this device knows it; undefined while the row is read. */
export function useModosSalvos(): ModosSalvos | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => (await vault.device.get(1))?.modos ?? NO_MODOS, [vault]);
}

/** Sends a choice that the server does not know of; what is chosen meanwhile stays to be sent. */
export async function sendModos(vault: Vault): Promise<void> {
  const modos = (await vault.device.get(1))?.modos;
  if (!modos?.toSend) return;
  const { exibicao, ordem, at } = modos;
  const body = {
    ...(exibicao === null ? {} : { IDModoExibicao: exibicao }),
    ...(ordem === null ? {} : { IDModoOrdenacao: ordem }),
  };
  const reply = await request(manterPreferenciaUsuario, { body }, { token: readSession()?.token ?? null });
  // Refused or unheard: it is sent again the next time.
  if (!reply.ok) return;
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      if (row.modos?.at === at) row.modos.toSend = false;
    });
}

/** Keeps a choice on the device, and tells the server when it can be reached. */
export async function saveModos(
  vault: Vault,
  choice: { exibicao?: IdModoExibicao; ordem?: IdModoOrdenacao },
  now: () => number,
): Promise<void> {
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      row.modos = { ...(row.modos ?? NO_MODOS), ...choice, at: now(), toSend: true };
    });
  await sendModos(vault);
}
