import type { FastifyInstance } from 'fastify';

/** Gives bodies of NDJSON to their handler as a stream, whatever their size. */
export function acceptNdjson(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-ndjson', (_request, payload, done) => done(null, payload));
}
