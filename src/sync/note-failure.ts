import type { NetError } from '#net/request.ts';
import type { Answer } from '#net/send.ts';
import { noteEvent } from '#vault/note-event.ts';
import { noteAuth } from './checkpoint.ts';
import type { SyncEnv } from './env.ts';

/** True if the device has no network, so that every request would fail. A time-out does not prove that. */
export const isNoNetwork = (got: Answer | NetError): boolean =>
  got.kind === 'silence' && got.reason === 'network';

/** The subject of a pull: a word for the log, and its lane if it belongs to one customer. */
export type Pulled = { detail: string; lane?: string };

/** Notes the effect of a failed pull on the session. Mirrored data stay. */
export async function noteFailure(env: SyncEnv, error: NetError, pulled: Pulled): Promise<void> {
  if (error.kind === 'refused' && error.status === 401)
    await noteAuth(env.vault, 'held', env.now(), env.token());
  await notePullFailed(env, error, pulled);
}

/** Notes a failed pull only in the log, if it says nothing about the other pulls. */
export async function notePullFailed(env: SyncEnv, error: NetError, pulled: Pulled): Promise<void> {
  const status = error.kind === 'silence' ? 0 : error.status;
  await noteEvent(env.vault, { at: env.now(), event: 'pull-failed', status, ...pulled });
}
