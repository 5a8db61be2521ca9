import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's text as received; '' without one. */
    rawBody: string;
  }
}

/**
 * Reads JSON bodies and keeps their text for a key's hash. An empty body announced as JSON counts as no body (log-ins
 * are sent like that); every other content type is refused.
 */
export function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = text;
    if (text === '') return done(null, undefined);
    return parseJson(request, text, done);
  });
}
