import type { NetError } from '#net/request.ts';
import { noteEvent } from '#vault/note-event.ts';
import { noteAuth, noteConnection } from './checkpoint.ts';
import type { SyncEnv } from './env.ts';

/** Notes what a failed pull says about the connection and the session. Nothing mirrored is touched. */
export async function noteFailure(env: SyncEnv, error: NetError): Promise<void> {
  const reached = error.kind === 'refused';
  await noteConnection(env.vault, reached ? 'connected' : 'no-signal', env.now());
  if (reached && error.status === 401) await noteAuth(env.vault, 'held', env.now());
  const status = error.kind === 'silence' ? 0 : error.status;
  await noteEvent(env.vault, { at: env.now(), event: 'pull-failed', status, detail: error.kind });
}
