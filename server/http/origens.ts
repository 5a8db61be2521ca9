import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isApi } from './errors.ts';

/** The origins that pages may load from besides their own. */
export type Origens = {
  /** Origins that hotsites may frame. */
  readonly frames: readonly string[];
  /** Origins that pictures may come from. */
  readonly imagens: readonly string[];
  /** True when the tag manager of analytics may be loaded and used. */
  readonly analise: boolean;
};

/** How long a change of the parameters may take to reach the header. */
const KEPT_MS = 10_000;

const NENHUMA: Origens = { frames: [], imagens: [], analise: false };

/** How long a start waits for the first read. */
const FIRST_MS = 1000;

/**
 * Returns the origins as last read. A page never waits for the database: the read is repeated after responses, and one
 * that fails or hangs leaves the origins as they were. Until the first read the list is empty.
 */
export function keepOrigens(
  app: FastifyInstance,
  read: () => Promise<Origens>,
  now: () => Date,
): () => Origens {
  const kept = { origens: NENHUMA, readAt: Number.NEGATIVE_INFINITY };
  const renew = async () => {
    try {
      kept.origens = await read();
    } catch (error) {
      app.log.warn({ err: error }, 'could not read what pages may load');
    }
  };
  app.addHook('onReady', async () => {
    await Promise.race([renew(), setTimeout(FIRST_MS, undefined, { ref: false })]);
  });
  app.addHook('onRequest', async (request) => {
    if (isApi(request.url) || now().getTime() - kept.readAt < KEPT_MS) return;
    kept.readAt = now().getTime();
    void renew();
  });
  return () => kept.origens;
}
