import { consultarMutacao, type MutacaoConhecida, recusarMutacao } from '#contract/cart/mutacao.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { readRefusal } from '#net/read-refusal.ts';
import { readAnswer } from '#net/request.ts';
import type { Answer } from '#net/send.ts';
import { noteAuth } from '#sync/checkpoint.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isNoNetwork } from '#sync/note-failure.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { sendWithMarca } from './send-with-marca.ts';

/**
 * The server's knowledge of a key: its response; it never saw the key; it cannot tell (it lacks this call, or
 * the key is invalid); it requires the password; or no response for now.
 */
export type Told =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'unknown' }
  | { kind: 'cannot-tell' }
  | { kind: 'held' }
  | { kind: 'silence'; stop: boolean };

function toAnswer({ status, corpo }: MutacaoConhecida): Told {
  if (status === null || corpo === null) return { kind: 'unknown' };
  return { kind: 'answer', answer: { kind: 'answer', status, isOurs: true, retryAfter: null, text: corpo } };
}

async function tell(
  env: SyncEnv,
  /** Both calls about a key have the same shape. */
  call: typeof consultarMutacao,
  row: Pick<OutboxRow, 'key'>,
  pending: string,
): Promise<Told> {
  const wire = toWire(call, { params: { key: row.key } });
  const { answer, believe } = await sendWithMarca(env, wire, { token: env.token(), pending });
  const told = readAnswer(call, answer);
  // A response about another key does not count.
  if (told.ok && told.value.chave !== row.key) return { kind: 'silence', stop: false };
  if (told.ok) return (await believe()) ? toAnswer(told.value) : { kind: 'silence', stop: false };
  const { error } = told;
  if (error.kind === 'refused' && error.status === 401) {
    await noteAuth(env.vault, 'held', env.now(), env.token());
    return { kind: 'held' };
  }
  // 400: the key is damaged, and nothing was ever applied under it. 404 and 405: the server does not have
  // this call.
  const tellsNothing = error.kind === 'refused' && [400, 404, 405].includes(error.status);
  return tellsNothing ? { kind: 'cannot-tell' } : { kind: 'silence', stop: isNoNetwork(error) };
}

/** Asks the server for the result of a change, by its key. This has no effect on the server. */
export const askKey = (env: SyncEnv, row: Pick<OutboxRow, 'key'>, pending: string): Promise<Told> =>
  tell(env, consultarMutacao, row, pending);

/** True if the server has refused a key for good: for this device before a page ended, or for another one. */
const isRefusedKey = (told: Told): boolean =>
  told.kind === 'answer' &&
  told.answer.kind === 'answer' &&
  readRefusal(told.answer.text)?.Codigo === 'chave-recusada';

/**
 * Makes the server refuse an unknown change for good, so that the report to the user stays true even if a
 * request is still on its way. Returns what the server then knows of the key; `unknown` for one refused now or before.
 */
export async function refuseUnknown(
  env: SyncEnv,
  row: Pick<OutboxRow, 'key'>,
  pending: string,
  known: Told,
): Promise<Told> {
  if (isRefusedKey(known)) return { kind: 'unknown' };
  if (known.kind !== 'unknown') return known;
  const told = await tell(env, recusarMutacao, row, pending);
  const isRefusedNow = told.kind === 'answer' && told.answer.kind === 'answer' && told.answer.status >= 300;
  return isRefusedNow ? { kind: 'unknown' } : told;
}
