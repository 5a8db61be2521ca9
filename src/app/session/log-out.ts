import { settleBeforeReload } from '#app/unsent/before-reload.ts';
import { logout } from '#contract/access/sessao.ts';
import { noteLeftSession } from '#net/left-sessions.ts';
import { request } from '#net/request.ts';
import { clearSession, readSession } from '#net/session.ts';
import { discardUnsent } from '#outbox/unsent.ts';
import type { Device } from '#parts/device/device.tsx';
import { dropDocuments, listUnsent } from './leave-vault.ts';
import { forgetReads } from './query-client.ts';

const REVOKE_TIMEOUT_MS = 3000;

/**
 * Ends the session on this device, and on the server as soon as it can be reached, once no request is running under it.
 * The user's vault, with unsent changes, stays for their next sign-in, except the invoice documents they kept: those
 * are the customers' and can be downloaded again.
 */
export async function logOut(device: Device): Promise<void> {
  await settleBeforeReload();
  await endSession(device);
}

async function endSession(device: Device): Promise<void> {
  await listUnsent(device);
  await dropDocuments(device);
  const session = readSession();
  clearSession();
  forgetReads();
  if (session === null) return;
  const revoked = await request(logout, {}, { token: session.token, timeoutMs: REVOKE_TIMEOUT_MS });
  // Refused: the server no longer knows the session.
  if (revoked.ok || revoked.error.kind === 'refused') return;
  noteLeftSession(session);
}

/**
 * Discards all unsent changes, after the user typed the word, and ends the session. False when the disk refused: then
 * everything is kept, and the user stays signed in with a queue that goes on after a reload.
 */
export async function discardAndLogOut(device: Device): Promise<boolean> {
  // No request may be running while changes are discarded.
  await settleBeforeReload();
  const discarded = await discardUnsent(device.vault, device.env);
  if (discarded.ok) await endSession(device);
  return discarded.ok;
}
