import * as z from 'zod/mini';
import { type Carrinho, carrinho as carrinhoForm } from '#contract/cart/carrinho.ts';
import type { AnyCall, ReplyOf, Schema } from '#contract/wire/call.ts';
import type { Answer } from './send.ts';

/** For tests: a response of our own server. */
export const answer = (status: number, body: unknown, retryAfter: string | null = null): Answer => ({
  kind: 'answer',
  status,
  isOurs: true,
  retryAfter,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

/** For tests: a response of our own server with a body of this schema. */
export const encoded = <S extends Schema>(status: number, schema: S, body: z.output<S>): Answer =>
  answer(status, z.encode(schema, body));

/** For tests: our server's reply to a call. */
export const replied = <C extends AnyCall>(call: C, reply: ReplyOf<C>): Answer =>
  call.reply ? encoded(200, call.reply, reply) : answer(200, '');

/** For tests: a refusal by our own server. */
export const refused = (status: number, codigo: string, more: object = {}): Answer =>
  answer(status, { Message: 'Atenção!', Description: `Recusado: ${codigo}`, Codigo: codigo, ...more });

/** For tests: a refusal that carries the server's cart. */
export const refusedWith = (codigo: string, carrinho: Carrinho): Answer =>
  refused(409, codigo, { carrinho: z.encode(carrinhoForm, carrinho) });

export const silence = (reason: 'network' | 'timeout' | 'aborted' = 'network'): Answer => ({
  kind: 'silence',
  reason,
});

/** For tests: the page of a captive portal. */
export const portal = (status = 200): Answer => ({
  kind: 'answer',
  status,
  isOurs: false,
  retryAfter: '1',
  text: '<html></html>',
});
