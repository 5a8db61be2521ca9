import { calls } from '#contract/calls.ts';
import { must } from '#lib/must.ts';
import { basic, SENHA } from '#tests/support/api.ts';
import type { FuzzRequest } from './request.ts';
import type { Sender } from './send.ts';

export const USERS = ['representante', 'farmacia'] as const;

/** One session per user, opened again after it was ended. */
export function sessionsBy(sender: Sender) {
  const call = must(
    calls.find(({ name }) => name === 'login'),
    'login',
  );
  const tokens = new Map<string, string>();
  let logIns = 0;
  const logIn = (user: string): FuzzRequest => ({
    call,
    spoilt: [],
    reachesCall: true,
    method: call.method,
    target: `/api${call.path}`,
    headers: [
      ['authorization', basic(user, SENHA)],
      // Another address each time: log-in attempts are counted by it, where a proxy is believed.
      ['x-forwarded-for', `203.0.113.${(logIns++ % 250) + 1}`],
    ],
    body: undefined,
  });
  return {
    logIn,
    async tokenOf(user: string): Promise<string> {
      const kept = tokens.get(user);
      if (kept !== undefined) return kept;
      const { status, text } = await sender.send(logIn(user));
      if (status !== 200) throw new Error(`no log-in for ${user}: ${status} ${text}`);
      const { token } = JSON.parse(text) as { token: string };
      tokens.set(user, token);
      return token;
    },
    forget: (user: string) => tokens.delete(user),
  };
}
