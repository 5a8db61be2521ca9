import * as z from 'zod/mini';
import type { AnyCall, ReplyOf } from '#contract/call.ts';
import type { WireRequest } from '#contract/to-wire.ts';
import type { Answer, SendOptions } from '#net/send.ts';
import { sampleEnv, sampleVault } from '#outbox/outbox-sample.ts';
import type { SyncEnv } from './env.ts';

type Asked = WireRequest & { options: SendOptions };

/** For tests: an answer of our own server. */
export const answer = (status: number, body: unknown, retryAfter: string | null = null): Answer => ({
  kind: 'answer',
  status,
  marked: true,
  retryAfter,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

/** For tests: a call's reply as our server writes it. */
export const replied = <C extends AnyCall>(call: C, reply: ReplyOf<C>): Answer =>
  answer(200, call.reply ? z.encode(call.reply, reply as never) : '');

/** For tests: a refusal of our own server. */
export const refused = (status: number, codigo: string, more: object = {}): Answer =>
  answer(status, { Message: 'Atenção!', Description: `Recusado: ${codigo}`, Codigo: codigo, ...more });

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

export type SampleSync = {
  env: SyncEnv;
  clock: { now: number };
  session: { token: string | null };
  asked: Asked[];
  /** Method and path of every request so far. */
  calls: () => string[];
};

/** For tests: a synchronisation with an empty vault, whose requests `respond` answers. */
export async function sampleSync(respond: (request: Asked) => Answer | Promise<Answer>): Promise<SampleSync> {
  const { clock, ...outboxEnv } = sampleEnv(1_000_000);
  const vault = await sampleVault();
  const session: { token: string | null } = { token: 'token-1' };
  const asked: Asked[] = [];
  const env: SyncEnv = {
    ...outboxEnv,
    vault,
    token: () => session.token,
    capMs: () => 60_000,
    send: async (request, options) => {
      const one = { ...request, options };
      asked.push(one);
      return respond(one);
    },
  };
  return { env, clock, session, asked, calls: () => asked.map((a) => `${a.method} ${a.path}`) };
}
