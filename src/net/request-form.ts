import * as z from 'zod/mini';
import type { AnyCall, BodyOf, ReplyOf } from '#contract/wire/call.ts';
import type { Result } from '#lib/result.ts';
import { type NetError, readAnswer } from './request.ts';
import { type SendOptions, send } from './send.ts';
import { tellSessionEnd } from './session-end.ts';

/** A form with texts and files; undefined members are left out. */
export function toForm(fields: Readonly<Record<string, string | File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(fields)) if (field !== undefined) form.set(name, field);
  return form;
}

/** Sends texts and files (multipart/form-data); leaves out undefined members. */
export async function requestForm<C extends AnyCall>(
  call: C,
  body: BodyOf<C>,
  options: SendOptions = {},
): Promise<Result<ReplyOf<C>, NetError>> {
  const fields = (call.body ? z.encode(call.body, body) : {}) as Record<string, string | File | undefined>;
  const sent = { method: call.method, path: call.path, query: {}, body: toForm(fields) };
  const reply = readAnswer(call, await send(sent, options));
  if (!reply.ok && reply.error.kind === 'refused') tellSessionEnd(options.token, reply.error);
  return reply;
}
