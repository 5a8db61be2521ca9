import type { NetError } from '#net/request.ts';
import { noteEvent } from '#vault/note-event.ts';
import { noteAuth, noteConnection } from './checkpoint.ts';
import type { SyncEnv } from './env.ts';

/** Notes what a failure says about the connection: nothing, when the request was called off here. */
export async function noteReached(env: SyncEnv, error: NetError): Promise<void> {
  if (error.kind === 'silence' && error.reason === 'aborted') return;
  await noteConnection(env.vault, error.kind === 'refused' ? 'connected' : 'no-signal', env.now());
}

/** Notes what a failed pull says about the connection and the session. Nothing mirrored is touched. */
export async function noteFailure(env: SyncEnv, error: NetError): Promise<void> {
  await noteReached(env, error);
  if (error.kind === 'refused' && error.status === 401) await noteAuth(env.vault, 'held', env.now());
  const status = error.kind === 'silence' ? 0 : error.status;
  await noteEvent(env.vault, { at: env.now(), event: 'pull-failed', status, detail: error.kind });
}
