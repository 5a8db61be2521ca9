import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRONTA, VIVA } from '#server/http/health.ts';
import { METRICAS } from '#server/http/metrics.ts';
import { createDayFile } from './day-file.ts';
import { type AccessEvent, eventOf } from './event-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's user, as soon as they are known. */
    idUsuario: number | undefined;
    /** Set when the status alone does not determine the event. */
    accessEvent: AccessEvent | undefined;
  }
  interface FastifyContextConfig {
    /** The name of the contract's call that the route serves. */
    call?: string;
  }
}

/** Adds user and event to requests, whether or not they are recorded. */
export function nameRequests(app: FastifyInstance): void {
  app.decorateRequest('idUsuario', undefined);
  app.decorateRequest('accessEvent', undefined);
}

/** The files of the app itself, and addresses that machines request every few seconds. */
const UNRECORDED: ReadonlySet<string> = new Set(['/*', VIVA, PRONTA, METRICAS]);

/** The port distinguishes users behind one address; a proxy's port is useless. */
const portOf = ({ ip, socket }: FastifyRequest) =>
  ip === socket.remoteAddress ? socket.remotePort : undefined;

function recordOf(request: FastifyRequest, reply: FastifyReply, now: Date) {
  return {
    time: now.toISOString(),
    address: request.ip,
    port: portOf(request),
    idUsuario: request.idUsuario,
    method: request.method,
    route: request.routeOptions.url ?? '(none)',
    status: reply.statusCode,
    requestId: request.id,
  };
}

/**
 * Records who reached the application when and from which address: `acessos-<day>.jsonl` holds every response of the
 * API, `eventos-<day>.jsonl` those that reveal an attack or trace a user. Neither holds an address's parameters, a
 * header or a body. A full disk fails no request. @returns the number of lines lost so far.
 */
export function recordAccess(app: FastifyInstance, folder: string, clock: () => Date): () => number {
  let lost = 0;
  let isWarned = false;
  const onLost = (lines: number, error: unknown) => {
    lost += lines;
    if (isWarned) return;
    isWarned = true;
    app.log.error({ err: error }, 'could not write access records');
  };
  const accesses = createDayFile({ folder, name: 'acessos', clock, onLost });
  const events = createDayFile({ folder, name: 'eventos', clock, onLost });
  app.addHook('onResponse', async (request, reply) => {
    const { url = '(none)', config } = request.routeOptions;
    if (UNRECORDED.has(url)) return;
    const record = recordOf(request, reply, clock());
    accesses.write(JSON.stringify(record));
    const event = request.accessEvent ?? eventOf(config.call ?? '', reply.statusCode);
    if (event !== undefined) events.write(JSON.stringify({ event, ...record }));
  });
  app.addHook('onClose', async () => {
    await accesses.close();
    await events.close();
  });
  return () => lost;
}
