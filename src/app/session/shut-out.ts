import type { Recusa } from '#contract/wire/recusa.ts';
import { dropSession, readSession } from '#net/session.ts';
import type { Device } from '#parts/device/device.tsx';
import { openLogInAgain } from '#parts/dialogs/log-in-state.ts';
import { closePreferencias } from '#parts/dialogs/preferencias-state.ts';
import { dropDocuments, listUnsent } from './leave-vault.ts';
import { forgetReads } from './query-client.ts';

/**
 * Shuts the device after the server ended its session: home, without the user's data, and the log-in, which leads back.
 * The vault and its unsent changes stay for the same user's password. Another tab's good session goes on.
 */
export async function shutOut(
  device: Device,
  token: string,
  { Codigo, Message, Description }: Recusa,
  goHome: () => void,
): Promise<void> {
  const { id: idUsuario, nomeUsuario } = device.usuario;
  const isEncerrada = Codigo === 'sessao-encerrada';
  await listUnsent(device).catch((error: unknown) => console.warn('unsent work could not be counted', error));
  // Ended on purpose, perhaps because the device is lost. A session that only expired keeps its documents.
  if (isEncerrada) await dropDocuments(device);
  // Another refusal was quicker, or somebody has signed in meanwhile.
  if (readSession()?.token !== token) return;
  const returnTo = `${location.pathname}${location.search}`;
  dropSession(token);
  const other = readSession();
  if (other?.id === idUsuario) return;
  closePreferencias();
  forgetReads();
  goHome();
  if (other !== null) return;
  openLogInAgain({ idUsuario, nomeUsuario, isEncerrada, motivo: Description || Message }, returnTo);
}
