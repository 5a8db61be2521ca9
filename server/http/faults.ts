import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApi } from './errors.ts';

/** `drop` ends the connection silently, `reset` with a TCP reset, a number waits that many milliseconds. */
export type Fault = 'drop' | 'reset' | number | undefined;

/**
 * Faults for tests, given only to `createApp`: the shipped server has none. `beforeHandling` strikes before the work,
 * `beforeReply` after the work and before the first byte of the response.
 */
export type Faults = {
  readonly beforeHandling?: (request: FastifyRequest) => Fault | Promise<Fault>;
  readonly beforeReply?: (request: FastifyRequest) => Fault | Promise<Fault>;
};

async function strike(fault: Fault, request: FastifyRequest): Promise<boolean> {
  if (typeof fault === 'number') await wait(fault);
  if (fault === 'drop') request.raw.socket.destroy();
  if (fault === 'reset') request.raw.socket.resetAndDestroy();
  return fault === 'drop' || fault === 'reset';
}

export function injectFaults(app: FastifyInstance, { beforeHandling, beforeReply }: Faults): void {
  if (beforeHandling !== undefined) {
    app.addHook('preHandler', async (request, reply) => {
      if (isApi(request.url) && (await strike(await beforeHandling(request), request))) reply.hijack();
    });
  }
  if (beforeReply !== undefined) {
    app.addHook('onSend', async (request, _reply, payload) => {
      if (isApi(request.url)) await strike(await beforeReply(request), request);
      return payload;
    });
  }
}
