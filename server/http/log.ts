import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { PENDING_HEADER } from '#contract/wire/headers.ts';
import { PRONTA, VIVA } from './health.ts';
import { METRICAS } from './metrics.ts';

export type LogOptions = {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The output; standard output by default. */
  readonly stream?: { write(line: string): void };
};

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'senha',
  'token',
  '*.authorization',
  '*.token',
  '*.senha',
];

/** One JSON line per event. An error is logged with its kind and place, never with the values of a statement. */
export function loggerOptions({ level, stream }: LogOptions): FastifyServerOptions['logger'] {
  return {
    level,
    redact: SECRETS,
    base: null,
    serializers: { err: describeError },
    ...(stream === undefined ? {} : { stream }),
  };
}

function describeError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    message: error.message,
    code: typeof error.code === 'string' ? error.code : '',
    stack: error.stack ?? '',
  };
}

const PENDING = /^\d{1,9};age=\d{1,12}$/;

/** Addresses that are requested every few seconds. */
const WATCHED: ReadonlySet<string> = new Set([VIVA, PRONTA, METRICAS]);

/** Logs each response by its route's pattern: a real address may hold a document, a token or a search. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const pending = request.headers[PENDING_HEADER];
    const route = request.routeOptions.url ?? '(none)';
    request.log[WATCHED.has(route) ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(typeof pending === 'string' && PENDING.test(pending) ? { pending } : {}),
      },
      'answered',
    );
  });
}
