import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { KEY_HEADER } from '#contract/headers.ts';
import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuse } from './recusa.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A request's key with the hash of what it asks; undefined when it carries none. */
export function readKey(request: FastifyRequest): Result<{ key: string; hash: string } | undefined, Recusa> {
  const key = request.headers[KEY_HEADER];
  if (key === undefined) return ok(undefined);
  if (typeof key !== 'string' || !UUID.test(key)) {
    return refuse('requisicao-invalida', 'O cabeçalho Idempotency-Key deve ser um UUID.');
  }
  const what = `${request.method}\n${request.url}\n${request.rawBody}`;
  const hash = createHash('sha256').update(what).digest('hex');
  return ok({ key: key.toLowerCase(), hash });
}
