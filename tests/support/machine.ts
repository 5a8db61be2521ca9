import type { Carga } from '#contract/integration/carga.ts';
import { ESCOPOS, type Escopo } from '#contract/integration/recursos.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { processCargas } from '#server/integration/data/process-load.ts';
import { createToken } from '#server/integration/data/tokens.ts';
import { type Api, type ApiClient, clientOf, type Extra } from './api.ts';

const NDJSON = { 'content-type': 'application/x-ndjson' };

/** The company's own system, with a token of its own. */
export type Machine = ApiClient & {
  /** Sends lines to a resource and returns the answer at once. */
  load(path: string, lines: readonly object[] | string, extra?: Extra): ReturnType<ApiClient['send']>;
  /** The same, then does the load to its end; fails the test if it was not taken. */
  loaded(path: string, lines: readonly object[], extra?: Extra): Promise<Carga>;
  /** A load as it is now. */
  carga(idCarga: number): Promise<Carga>;
};

let tokens = 0;

export async function openMachine(
  api: Api,
  db: Database,
  { escopos = ESCOPOS, clock = () => new Date() }: { escopos?: readonly Escopo[]; clock?: () => Date } = {},
): Promise<Machine> {
  const nome = `máquina ${(tokens += 1)}`;
  const client = clientOf(api.app, must(await createToken(db, { nome, escopos }, clock()), 'token'));
  const load: Machine['load'] = (path, lines, extra = {}) => {
    const text =
      typeof lines === 'string' ? lines : lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    return client.send('PUT', `/integracao/${path}`, text, {
      ...extra,
      headers: { ...NDJSON, ...extra.headers },
    });
  };
  const carga = async (idCarga: number) =>
    JSON.parse((await client.get(`/integracao/cargas/${idCarga}`)).text) as Carga;
  return {
    ...client,
    load,
    carga,
    async loaded(path, lines, extra) {
      const answer = await load(path, lines, extra);
      if (answer.status !== 202) throw new Error(`not taken: ${answer.text}`);
      await processCargas(db, clock);
      return await carga((JSON.parse(answer.text) as Carga).idCarga);
    },
  };
}
