import { manterPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';
import type { IdModoExibicao, IdModoOrdenacao } from '#routes.ts';
import type { ModosSalvos } from '#vault/device-rows.ts';
import type { Vault } from '#vault/vault.ts';

const NO_MODOS: ModosSalvos = { exibicao: null, ordem: null, at: 0, toSend: false };

/** The user's last order and display mode, as this device knows them; undefined while the row is read. */
export function useModosSalvos(): ModosSalvos | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => (await vault.device.get(1))?.modos ?? NO_MODOS, [vault]);
}

/** Sends a choice that the server does not have; a choice made meanwhile is still to be sent. */
export async function sendModos(vault: Vault): Promise<void> {
  const modos = (await vault.device.get(1))?.modos;
  if (!modos?.toSend) return;
  const { exibicao, ordem, at } = modos;
  const body = {
    ...(exibicao === null ? {} : { IDModoExibicao: exibicao }),
    ...(ordem === null ? {} : { IDModoOrdenacao: ordem }),
  };
  const reply = await request(manterPreferenciaUsuario, { body }, { token: readSession()?.token ?? null });
  // Refused, or without a response: it is sent again the next time.
  if (!reply.ok) return;
  await vault.device
    .where('id')
    .equals(1)
    .modify((row) => {
      if (row.modos?.at === at) row.modos.toSend = false;
    });
}

/** Stores a choice on the device, and sends it when the server can be reached. */
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
