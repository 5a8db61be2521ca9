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
 * Ends the session on this device, and on the server as soon as it can be reached, once nothing is on its way under
 * it. The user's vault, with whatever was not sent, stays for his next sign-in, but not the documents of invoices that
 * he kept: they are his customers' and can be had again.
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
  // Refused: the server knows of no such session any more.
  if (revoked.ok || revoked.error.kind === 'refused') return;
  noteLeftSession(session);
}

/**
 * Drops all that was not sent, on the user's typed word, and ends the session. False when the disk refused: then
 * nothing was dropped and he is still logged in, with a queue that goes on after a reload.
 */
export async function discardAndLogOut(device: Device): Promise<boolean> {
  // Nothing may be on its way while it is dropped.
  await settleBeforeReload();
  const discarded = await discardUnsent(device.vault, device.env);
  if (discarded.ok) await endSession(device);
  return discarded.ok;
}
