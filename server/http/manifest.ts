import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Identidade, toManifest } from '#domain/app/instalacao.ts';
import { must } from '#lib/must.ts';

/** A browser that installs the app waits this long for the company's current data, then gets the last known. */
const WAIT_MS = 1000;

/**
 * Serves `/manifest.webmanifest` with the company's name and icons, in place of the build's. Read at each request, so
 * that a changed icon needs no new build; without the database it is the last one read.
 */
export function serveManifest(app: FastifyInstance, readIdentidade: () => Promise<Identidade>): void {
  let known: Identidade | undefined;
  let reading: Promise<void> | undefined;
  /** Simultaneous requests share one reading. */
  const renew = () => {
    reading ??= readIdentidade()
      .then((identidade) => {
        known = identidade;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  app.addHook('onReady', async () => {
    await Promise.race([renew().catch(() => undefined), setTimeout(WAIT_MS, undefined, { ref: false })]);
  });
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const renewed = renew();
    if (known === undefined) await renewed;
    else await Promise.race([renewed.catch(() => undefined), setTimeout(WAIT_MS, undefined, { ref: false })]);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(toManifest(must(known, 'identity'))));
  });
}
