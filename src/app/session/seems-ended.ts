import type { UsuarioComToken } from '#contract/access/sessao.ts';
import { sessionHash } from '#sync/push/session-hash.ts';
import type { Vault } from '#vault/vault.ts';

/** True when the device has a reason to take a session for ended: it has expired, or the queue was refused with it. */
export async function seemsEnded(
  vault: Vault,
  { token, expiraEm }: UsuarioComToken,
  now: number,
): Promise<boolean> {
  if (Date.parse(expiraEm) <= now) return true;
  const auth = await vault.checkpoints.get('auth');
  return auth?.name === 'auth' && auth.state === 'held' && auth.sessao === sessionHash(token);
}
