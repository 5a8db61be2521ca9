import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import type { Recusa } from '#contract/wire/recusa.ts';
import { type CallInput, toWire } from '#contract/wire/to-wire.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { parseText } from './parse-text.ts';
import { readRefusal } from './read-refusal.ts';
import { type Answer, type SendOptions, send } from './send.ts';
import { tellSessionEnd } from './session-end.ts';

/**
 * Why a request brought no reply. `silence`: no response. `refused`: our server refused in words.
 * `unbelieved`: every other response, also one of our server (`isOurs`) without words. `retryAfter`: our
 * server's Retry-After header.
 */
export type NetError =
  | { kind: 'silence'; reason: 'network' | 'timeout' | 'aborted' }
  | { kind: 'unbelieved'; status: number; isOurs: boolean; retryAfter?: string }
  | { kind: 'refused'; status: number; erro: Recusa; retryAfter?: string };

type Told = { status: number; isOurs: boolean; retryAfter: string | null };

/** Returns the error in a response. Only a response with our server's marker may carry a refusal. */
export function toNetError({ status, isOurs, retryAfter }: Told, body: string): NetError {
  const refusal = isOurs && status >= 400 ? readRefusal(body) : undefined;
  const later = isOurs && retryAfter !== null ? { retryAfter } : {};
  return refusal
    ? { kind: 'refused', status, erro: refusal, ...later }
    : { kind: 'unbelieved', status, isOurs, ...later };
}

/** Turns a response into the call's reply or an error. A 2xx of another server is an error. */
export function readAnswer<C extends AnyCall>(call: C, answer: Answer): Result<ReplyOf<C>, NetError> {
  if (answer.kind === 'silence') return fail(answer);
  if (answer.status >= 200 && answer.status < 300 && answer.isOurs && call.reply) {
    const reply = parseText(call.reply, answer.text);
    if (reply !== undefined) return ok(reply as ReplyOf<C>);
  }
  return fail(toNetError(answer, answer.text));
}

/** Time limit for a screen's read if the device has its own data to show: 3 s. */
export const BRIEF = { timeoutMs: 3000 } as const satisfies SendOptions;

/**
 * Sends a call for a screen or a refresh. Takes arguments in code's form; returns the parsed reply or a typed
 * error.
 */
export async function request<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<Result<ReplyOf<C>, NetError>> {
  const answer = await send(toWire(call, input), options);
  const reply = readAnswer(call, answer);
  if (reply.ok && answer.kind === 'answer' && answer.marca) options.onMarca?.(answer.marca);
  if (!reply.ok && reply.error.kind === 'refused') tellSessionEnd(options.token, reply.error);
  return reply;
}
