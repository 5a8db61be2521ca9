import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import { type CallInput, toWire } from '#contract/wire/to-wire.ts';
import type { Result } from '#lib/result.ts';
import { type NetError, readAnswer } from '#net/request.ts';
import type { SyncEnv } from './env.ts';
import { sendAs } from './push/send-as.ts';

/** Asks the server once, as the user; returns the parsed response or the error. */
export async function ask<C extends AnyCall>(
  env: SyncEnv,
  call: C,
  input: CallInput<C>,
): Promise<Result<ReplyOf<C>, NetError>> {
  return readAnswer(call, await sendAs(env, toWire(call, input), { token: env.token() }));
}
