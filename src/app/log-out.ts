import { logout } from '#contract/sessao.ts';
import { request } from '#net/request.ts';
import { clearSession, readSession } from '#net/session.ts';
import { persistOptions, queryClient } from './query-client.ts';

const REVOKE_TIMEOUT_MS = 3000;

/**
 * Ends the session on this device, and on the server when it can be reached. The user's vault, with whatever
 * was not sent, stays for his next sign-in.
 */
export async function logOut(): Promise<void> {
  const token = readSession()?.token ?? null;
  clearSession();
  queryClient.clear();
  await persistOptions.persister.removeClient();
  if (token === null) return;
  const revoked = await request(logout, {}, { token, timeoutMs: REVOKE_TIMEOUT_MS });
  if (!revoked.ok) console.warn('the token lives on until it expires:', revoked.error.kind);
}
