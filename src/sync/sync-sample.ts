import type { WireRequest } from '#contract/wire/to-wire.ts';
import type { Answer, SendOptions } from '#net/send.ts';
import { sampleEnv, sampleVault } from '#outbox/outbox-sample.ts';
import type { SyncEnv } from './env.ts';
import { createLine } from './measured.ts';

type Asked = WireRequest & { options: SendOptions };

export type SampleSync = {
  env: SyncEnv;
  clock: { now: number };
  session: { token: string | null };
  asked: Asked[];
  /** Returns the method and path of every request so far. */
  calls: () => string[];
};

/** For tests: a synchronisation with an empty vault; `respond` handles its requests. */
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
    send: (request, options) => {
      asked.push({ ...request, options });
      return line.send(request, options);
    },
  };
  const line = createLine(
    { ...env, send: async (request, options) => respond({ ...request, options }) },
    {
      onBack: () => undefined,
      onError: (error) => {
        throw error;
      },
    },
  );
  return { env, clock, session, asked, calls: () => asked.map((a) => `${a.method} ${a.path}`) };
}
