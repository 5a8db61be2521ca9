import * as z from 'zod/mini';
import { erro } from '#contract/erro.ts';
import type { AnyCall, ReplyOf } from '#contract/wire/call.ts';
import type { Recusa } from './recusa.ts';

/** A response. A string is JSON; bytes and streams bring their own content headers. */
export type Answer = {
  readonly status: number;
  readonly corpo: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The recorded event if the status does not determine it. */
  readonly accessEvent?: 'limit';
};

/** A response whose exact bytes can be stored and sent again. */
export type JsonAnswer = Answer & { readonly corpo: string };

/** A reply in wire form. Fields outside the schema are left out. */
export function answerReply<C extends AnyCall>(call: C, reply: ReplyOf<C>): JsonAnswer {
  if (call.reply === undefined) throw new Error(`${call.name} is a stream`);
  return { status: call.accepted ?? 200, corpo: JSON.stringify(z.encode(call.reply, reply)) };
}

const LOG_IN_FIRST = { 'www-authenticate': 'Bearer' };
/** The usual time until another request's work ends. */
const SOON_MS = 2000;

function headersOf({ status, Codigo, esperaMs = SOON_MS }: Recusa): Answer['headers'] {
  if (status === 401) return LOG_IN_FIRST;
  const isLater = status === 429 || status === 503 || Codigo === 'em-andamento';
  // Whole seconds (RFC 9110, 10.2.3), rounded up.
  return isLater ? { 'retry-after': String(Math.ceil(esperaMs / 1000)) } : undefined;
}

/** A refusal in wire form. */
export function answerRecusa(refusal: Recusa): JsonAnswer {
  const { status, esperaMs: _, ...body } = refusal;
  const headers = headersOf(refusal);
  const corpo = JSON.stringify(z.encode(erro, body));
  return headers === undefined ? { status, corpo } : { status, corpo, headers };
}
