import type { WireRequest } from '#contract/wire/to-wire.ts';
import type { Answer, SendOptions, Sent } from '#net/send.ts';
import { sampleEnv, sampleVault } from '#outbox/outbox-sample.ts';
import type { SyncEnv } from './env.ts';
import { createLine } from './measured.ts';

type Asked = WireRequest & { options: SendOptions };

/** A request whose form is written as the JSON of its fields; a file is its name. */
function toAsked({ body, ...request }: Sent, options: SendOptions): Asked {
  if (!(body instanceof FormData)) return { ...request, body, options };
  const fields = [...body].map(([name, field]) => [name, field instanceof File ? field.name : field]);
  return { ...request, body: JSON.stringify(Object.fromEntries(fields)), options };
}

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
      asked.push(toAsked(request, options));
      return line.send(request, options);
    },
  };
  const line = createLine(
    { ...env, send: async (request, options) => respond(toAsked(request, options)) },
    {
      onBack: () => undefined,
      onError: (error) => {
        throw error;
      },
    },
  );
  return { env, clock, session, asked, calls: () => asked.map((a) => `${a.method} ${a.path}`) };
}
