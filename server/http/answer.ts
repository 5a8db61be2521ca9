import * as z from 'zod/mini';
import type { AnyCall, ReplyOf } from '#contract/call.ts';
import { erro } from '#contract/erro.ts';
import type { Recusa } from './recusa.ts';

/** What goes out: status and the very bytes, so that a repeat can answer them again. */
export type Answer = { readonly status: number; readonly corpo: string };

/** A reply in the wire's form. What the schema does not name does not leave. */
export function answerReply<C extends AnyCall>(call: C, reply: ReplyOf<C>): Answer {
  if (call.reply === undefined) throw new Error(`${call.name} is a stream`);
  return { status: 200, corpo: JSON.stringify(z.encode(call.reply, reply)) };
}

/** A refusal in the wire's form. */
export function answerRecusa({ status, ...body }: Recusa): Answer {
  return { status, corpo: JSON.stringify(z.encode(erro, body)) };
}
