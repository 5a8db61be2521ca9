import * as z from 'zod/mini';
import type { AnyCall, ReplyOf, Schema } from '#contract/call.ts';
import { type Erro, erro } from '#contract/erro.ts';
import { type CallInput, toWire } from '#contract/to-wire.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type Answer, type SendOptions, send } from './send.ts';
import { tellSessionEnd } from './session-end.ts';

/** Why a request brought no reply. `refused` is the server's own word; all else is no real network. */
export type NetError =
  | { kind: 'silence'; reason: 'network' | 'timeout' | 'aborted' }
  | { kind: 'unbelieved'; status: number }
  | { kind: 'refused'; status: number; erro: Erro };

/** Reads JSON text with a schema, or undefined when it is not of that form. */
export function parseText<S extends Schema>(schema: S, text: string): z.output<S> | undefined {
  try {
    const parsed = z.safeDecode(schema, JSON.parse(text) as z.input<S>);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Turns an answer into the call's reply or an error. The 2xx of somebody else's server is not believed. */
export function readAnswer<C extends AnyCall>(call: C, answer: Answer): Result<ReplyOf<C>, NetError> {
  if (answer.kind === 'silence') return fail(answer);
  if (answer.status >= 200 && answer.status < 300 && answer.marked && call.reply) {
    const reply = parseText(call.reply, answer.text);
    if (reply !== undefined) return ok(reply as ReplyOf<C>);
  }
  const refusal = answer.status >= 400 && answer.marked ? parseText(erro, answer.text) : undefined;
  if (refusal) return fail({ kind: 'refused', status: answer.status, erro: refusal });
  return fail({ kind: 'unbelieved', status: answer.status });
}

/** For what a screen reads while the device has an answer of its own: after 3 s that one stands. */
export const BRIEF = { timeoutMs: 3000 } as const satisfies SendOptions;

/** The way a screen or a pull asks the server: arguments in code's form in, parsed reply or typed error out. */
export async function request<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<Result<ReplyOf<C>, NetError>> {
  const reply = readAnswer(call, await send(toWire(call, input), options));
  if (!reply.ok && reply.error.kind === 'refused' && reply.error.status === 401) {
    tellSessionEnd(options.token, reply.error.erro);
  }
  return reply;
}
