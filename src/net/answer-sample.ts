import * as z from 'zod/mini';
import { type Carrinho, carrinho as carrinhoForm } from '#contract/cart/carrinho.ts';
import type { AnyCall, ReplyOf, Schema } from '#contract/wire/call.ts';
import type { Answer } from './send.ts';

/** For tests: an answer of our own server. */
export const answer = (status: number, body: unknown, retryAfter: string | null = null): Answer => ({
  kind: 'answer',
  status,
  marked: true,
  retryAfter,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

/** For tests: an answer of our own server with a body of this form. */
export const encoded = <S extends Schema>(status: number, schema: S, body: z.output<S>): Answer =>
  answer(status, z.encode(schema, body));

/** For tests: a call's reply as our server writes it. */
export const replied = <C extends AnyCall>(call: C, reply: ReplyOf<C>): Answer =>
  call.reply ? encoded(200, call.reply, reply) : answer(200, '');

/** For tests: a refusal of our own server. */
export const refused = (status: number, codigo: string, more: object = {}): Answer =>
  answer(status, { Message: 'Atenção!', Description: `Recusado: ${codigo}`, Codigo: codigo, ...more });

/** For tests: a refusal that tells how the cart stands. */
export const refusedWith = (codigo: string, carrinho: Carrinho): Answer =>
  refused(409, codigo, { carrinho: z.encode(carrinhoForm, carrinho) });

export const silence = (reason: 'network' | 'timeout' | 'aborted' = 'network'): Answer => ({
  kind: 'silence',
  reason,
});

/** For tests: a page of a hotel's Wi-Fi. */
export const portal = (status = 200): Answer => ({
  kind: 'answer',
  status,
  marked: false,
  retryAfter: '1',
  text: '<html></html>',
});
