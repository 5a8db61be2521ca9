import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import type { Recusa } from '#contract/wire/recusa.ts';
import { type CallInput, toWire } from '#contract/wire/to-wire.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { parseText } from './parse-text.ts';
import { readRefusal } from './read-refusal.ts';
import { type Answer, type SendOptions, send } from './send.ts';
import { tellSessionEnd } from './session-end.ts';

/**
 * Why a request brought no reply. `refused` is the server's own word; all else is no real network, also an answer of
 * our server (`marked`) in which there is no word. `retryAfter`: that header of our server's.
 */
export type NetError =
  | { kind: 'silence'; reason: 'network' | 'timeout' | 'aborted' }
  | { kind: 'unbelieved'; status: number; marked: boolean; retryAfter?: string }
  | { kind: 'refused'; status: number; erro: Recusa; retryAfter?: string };

type Told = { status: number; marked: boolean; retryAfter: string | null };

/** The error in a response. Only a response with our server's mark counts as its word. */
export function toNetError({ status, marked, retryAfter }: Told, body: string): NetError {
  const refusal = marked && status >= 400 ? readRefusal(body) : undefined;
  const later = marked && retryAfter !== null ? { retryAfter } : {};
  return refusal
    ? { kind: 'refused', status, erro: refusal, ...later }
    : { kind: 'unbelieved', status, marked, ...later };
}

/** Turns an answer into the call's reply or an error. The 2xx of somebody else's server is not believed. */
export function readAnswer<C extends AnyCall>(call: C, answer: Answer): Result<ReplyOf<C>, NetError> {
  if (answer.kind === 'silence') return fail(answer);
  if (answer.status >= 200 && answer.status < 300 && answer.marked && call.reply) {
    const reply = parseText(call.reply, answer.text);
    if (reply !== undefined) return ok(reply as ReplyOf<C>);
  }
  return fail(toNetError(answer, answer.text));
}

/** For reads of a screen while the device has its own data: after 3 s that data stands. */
export const BRIEF = { timeoutMs: 3000 } as const satisfies SendOptions;

/** The way a screen or a pull asks the server: arguments in code's form in, parsed reply or typed error out. */
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
