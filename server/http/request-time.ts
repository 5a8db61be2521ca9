import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseNoHttp } from './no-http.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take longer than others while its bytes come. */
    slowBody?: boolean;
  }
}

/** How long connections may take, in milliseconds. */
export type Tempos = {
  /** For a whole request with its body. */
  readonly requestMs: number;
  /** For one with a slow body, while it brings `slowBytes` in each `requestMs`. */
  readonly slowMs: number;
  readonly slowBytes: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** How often slow requests are looked for. */
  readonly checkMs: number;
  /** The time for responses under way when the server ends. */
  readonly graceMs: number;
};

/** A generation of the catalogue is built within one answer, so silence is allowed for longer than a request. */
export const TEMPOS: Tempos = {
  requestMs: 60_000,
  slowMs: 30 * 60_000,
  slowBytes: 1024 ** 2,
  idleMs: 120_000,
  checkMs: 5000,
  graceMs: 5000,
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Refuses a body that has not come in time, as Node does for the whole server where all routes have one limit. */
export function limitRequestTime(app: FastifyInstance, { requestMs, slowBytes }: Tempos): void {
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    // A request that a test makes in process has no connection.
    if (!hasBody(request) || !(socket instanceof Socket)) return;
    let least = socket.bytesRead + slowBytes;
    const timer = setInterval(() => {
      if (request.raw.complete) return clearInterval(timer);
      if (request.routeOptions.config.slowBody === true && socket.bytesRead >= least) {
        least = socket.bytesRead + slowBytes;
        return;
      }
      clearInterval(timer);
      // A client that was answered and still sends gets no second answer.
      if (reply.raw.headersSent) return void socket.destroy();
      refuseNoHttp(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    }, requestMs);
    timer.unref();
    request.raw.once('close', () => clearInterval(timer));
  });
}
