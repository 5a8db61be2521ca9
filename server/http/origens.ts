import type { FastifyInstance } from 'fastify';
import { isApi } from './errors.ts';

/** What pages may load beyond their own origin. */
export type Origens = {
  /** Origins that hotsites may frame. */
  readonly frames: readonly string[];
  /** Origins that pictures may come from. */
  readonly imagens: readonly string[];
  /** Whether the tag manager of analytics may be loaded and told. */
  readonly analise: boolean;
};

/** How long a change of the parameters may take to reach the header. */
const KEPT_MS = 10_000;

const NENHUMA: Origens = { frames: [], imagens: [], analise: false };

/** The origins, read again from time to time: a header cannot wait for the database. Until they are read: none. */
export function keepOrigens(
  app: FastifyInstance,
  read: () => Promise<Origens>,
  now: () => Date,
): () => Origens {
  const kept = { origens: NENHUMA, readAt: Number.NEGATIVE_INFINITY };
  app.addHook('onRequest', async (request) => {
    if (isApi(request.url) || now().getTime() - kept.readAt < KEPT_MS) return;
    kept.readAt = now().getTime();
    kept.origens = await read();
  });
  return () => kept.origens;
}
