import type { FastifyInstance } from 'fastify';
import { type Identidade, toManifest } from '#domain/instalacao.ts';

/**
 * Serves `/manifest.webmanifest` with the company's name and icons, in place of the build's. Checked each time, so
 * that a company that changes its icon needs no new build.
 */
export function serveManifest(app: FastifyInstance, readIdentidade: () => Promise<Identidade>): void {
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(toManifest(await readIdentidade()))),
  );
}
